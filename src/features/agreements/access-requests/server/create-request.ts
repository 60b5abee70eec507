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
  const listing = await holdVisibleListing(work, listingId);
  await refuseOpening(work, listing, personId);
  const id = work.newId();
  const message = body.message ?? '';
  await insertOpen(work, { id, listing_id: listingId, buyer_id: personId, message });
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
    wrote: message.trim() !== '',
  });
  return { id };
}

type HeldListing = NonNullable<Awaited<ReturnType<typeof holdListing>>>;

async function holdVisibleListing(work: Work, listingId: string): Promise<HeldListing> {
  const listing = await holdListing(work.db, listingId);
  const visible = listing && (isPublic(listing.status) || isPerson(work.actor, listing.ownerId));
  const hidden = await hiddenFrom(work.db, work.actor);
  if (!listing || !visible || hidden.includes(listingId)) throw new Refused('not-found');
  return listing;
}

async function refuseOpening(work: Work, listing: HeldListing, personId: string): Promise<void> {
  const last = await latestRequest(work.db, listing.id, personId);
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
}

type Opened = { id: string; listing_id: string; buyer_id: string; message: string };

async function insertOpen({ db, now }: Work, opened: Opened): Promise<void> {
  const added = await insertRequest(db, {
    ...opened,
    status: 'requested',
    requested_at: now,
    last_updated_at: now,
    clock_from: now,
  });
  if (!added) throw new Refused('request-open');
  const opening = { from: null, to: 'requested', party: 'buyer', reason: null, version: 1 } as const;
  await recordTransition(db, { ...opening, requestId: opened.id, actorId: opened.buyer_id, at: now });
}
