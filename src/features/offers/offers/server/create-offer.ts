import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { isOpenTo } from '#features/marketplace/listings/server/grant-access.ts';
import { holdListing, listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { sellsListing } from '#features/marketplace/listings/server/mandates.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { startingTerms } from '../domain/starting-terms.ts';
import type { OfferKind, OfferTerms } from '../domain/terms.ts';
import { insertOffer, recordTransition } from './store.ts';

/** Only the buyer sees it until it is sent. */
export async function createOffer(work: Work, listingId: string, kind: OfferKind): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const listing = await holdListing(work.db, listingId);
  const own = listing !== undefined && isPerson(work.actor, listing.ownerId);
  if (!listing || (!own && !isPublic(listing.status))) throw new Refused('not-found');
  const sells = await sellsListing(work.db, listing, { personId, now: work.now });
  if (sells) throw new Refused(sells === 'owner' ? 'offer-own-listing' : 'offer-own-mandate');
  if (!(await isOpenTo(work.db, { listingId, personId }, work.now))) throw new Refused('access-open');
  const id = work.newId();
  const added = await insertOffer(work.db, {
    id,
    listing_id: listingId,
    buyer_id: personId,
    kind,
    status: 'draft',
    draft: JSON.stringify(await termsToBeginWith(work, listingId, personId, kind)),
    created_at: work.now,
    updated_at: work.now,
  });
  if (!added) throw new Refused('offer-open');
  const step = { from: null, to: 'draft', party: 'buyer', reason: null, version: 1, round: 0 } as const;
  await recordTransition(work.db, { ...step, offerId: id, actorId: personId, at: work.now });
  await work.audit({ action: 'offer-begun', subject: { type: 'offer', id }, detail: { listingId, kind } });
  return { id };
}

async function termsToBeginWith(
  { db, now }: Work,
  listingId: string,
  personId: string,
  kind: OfferKind,
): Promise<OfferTerms> {
  const { firstName, lastName } = await personCard(db, personId);
  const place = (await listingFaceOf(db, listingId))?.place;
  const law = states.find(({ slug }) => slug === place)?.label ?? '';
  return startingTerms(kind, { buyer: fullName(firstName, lastName), law, now });
}
