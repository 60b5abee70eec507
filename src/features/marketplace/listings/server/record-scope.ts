import { hiddenFrom } from '#features/people/blocks/server/hidden-listings.ts';
import type { ScopeOf } from '#features/record/ledger/server/export-ledger.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { ownerOf } from './hold-listing.ts';
import { mandatesInForce } from './mandates.ts';

/** Buyers keep access to their own deal when the listing is gone. */
export async function recordScope({ actor, db, now }: Reading, listingId: string): ReturnType<ScopeOf> {
  const { personId } = signedIn(actor);
  const ownerId = await ownerOf(db, listingId);
  if ((ownerId !== null && isPerson(actor, ownerId)) || hasRole(actor, 'admin'))
    return { scope: { kind: 'listing', listingId }, known: ownerId !== null, inScope: true };
  const mandate = (await mandatesInForce(db, [listingId], now)).find(({ brokerId }) => brokerId === personId);
  if (mandate?.mayApprove) return { scope: { kind: 'deals', listingId }, known: true, inScope: true };
  // Blocked buyers must not learn that the listing exists or what happened around it.
  if ((await hiddenFrom(db, actor)).includes(listingId)) throw new Refused('not-found');
  return { scope: { kind: 'buyer', listingId, personId }, known: false, inScope: mandate === undefined };
}
