import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce, sellsListing } from '#features/marketplace/listings/server/mandates.ts';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { hiddenFrom } from '#features/people/blocks/server/hidden-listings.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { mayAskAgainAt, openingRefusal } from '../domain/opening.ts';
import { tellSellerOfRequest } from './notices.ts';
import { insertRequest, latestRequest, recordTransition } from './store.ts';

export async function createRequest(
  work: Work,
  listingId: string,
  body: { message?: string | undefined },
): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const listing = await holdListing(work.db, listingId);
  const visible = listing && (isPublic(listing.status) || isPerson(work.actor, listing.ownerId));
  const hidden = await hiddenFrom(work.db, work.actor);
  if (!listing || !visible || hidden.includes(listingId)) throw new Refused('not-found');
  const last = await latestRequest(work.db, listingId, personId);
  const lastDeniedAt = last?.status === 'denied' ? last.last_updated_at : null;
  const refusal = openingRefusal({
    buyerId: personId,
    sellerId: listing.ownerId,
    actsForSeller: (await sellsListing(work.db, listing, { personId, now: work.now })) === 'broker',
    listingOpen: isPublic(listing.status),
    openRequest: last !== undefined && last.status !== 'denied',
    lastDeniedAt,
    now: work.now,
  });
  if (refusal === 'too-soon' && lastDeniedAt)
    throw new Refused(refusal, { from: mayAskAgainAt(lastDeniedAt).toISOString() });
  // Not `requestId`: in a problem that is the ID of the HTTP request.
  if (refusal) throw new Refused(refusal, last ? { accessRequestId: last.id } : {});
  const id = work.newId();
  const added = await insertRequest(work.db, {
    id,
    listing_id: listingId,
    buyer_id: personId,
    status: 'requested',
    message: body.message ?? '',
    requested_at: work.now,
    last_updated_at: work.now,
    clock_from: work.now,
  });
  if (!added) throw new Refused('request-open');
  const opening = { from: null, to: 'requested', party: 'buyer', reason: null, version: 1 } as const;
  await recordTransition(work.db, { ...opening, requestId: id, actorId: personId, at: work.now });
  await grantRole(work, personId, 'buyer');
  await work.audit({
    action: 'access-requested',
    subject: { type: 'access-request', id },
    detail: { listingId },
  });
  work.record({
    act: 'access-requested',
    listingId,
    buyerId: personId,
    subject: { type: 'access-request', id },
  });
  const brokers = await mandatesInForce(work.db, [listingId], work.now);
  await tellSellerOfRequest(work, {
    id,
    listingId,
    buyerId: personId,
    sellerId: listing.ownerId,
    brokerIds: brokers.map(({ brokerId }) => brokerId),
    wrote: (body.message ?? '').trim() !== '',
  });
  return { id };
}
