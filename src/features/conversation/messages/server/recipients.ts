import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { peopleKnown } from './knows.ts';
import { dealBetween, listingForWriter } from './recipient-store.ts';
import type { Pair } from './store.ts';

type Asking = Pick<Reading, 'db' | 'actor' | 'now'>;

/**
 * Whom a message about a listing goes to: a buyer writes to the owner as a buyer, an admin or the owner's
 * broker to the person. Throws Refused('not-found') if the caller may not know the listing.
 */
export async function pairForListing({ db, actor, now }: Asking, listingId: string): Promise<Pair> {
  const { personId } = signedIn(actor);
  const listing = await listingForWriter(db, listingId, personId, now);
  if (!listing) throw new Refused('not-found');
  if (listing.ownerId === personId) throw new Refused('message-to-yourself');
  if (listing.mandated || hasRole(actor, 'admin'))
    return { listingId: null, oneId: personId, otherId: listing.ownerId };
  if (!isPublic(storedStatus(listing.status)) && !listing.met) throw new Refused('not-found');
  return { listingId, oneId: personId, otherId: listing.ownerId };
}

/** About the listing both deal about, or without one. Unknown people are reported as not found. */
export async function pairForPerson(
  asking: Asking,
  personId: string,
  listingId: string | null,
): Promise<Pair> {
  const { db, actor, now } = asking;
  const { personId: callerId } = signedIn(actor);
  if (callerId === personId) throw new Refused('message-to-yourself');
  const deal = await dealBetween(db, { callerId, personId, listingId, now });
  if (deal) return deal;
  const known = await peopleKnown(asking, [personId]);
  if (!known.has(personId) || listingId !== null) throw new Refused('not-found');
  return { listingId: null, oneId: callerId, otherId: personId };
}
