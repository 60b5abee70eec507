import { endAccess } from '#features/marketplace/listings/server/grant-access.ts';
import { system } from '#kernel/actor.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { afterSignature, refusal } from '../domain/access-request.ts';
import { answerBy } from '../domain/clock.ts';
import { isOpen } from '../domain/status.ts';
import { closeAsBought, lockSurrounded, move, waitForDecision } from './move-request.ts';
import { tellBuyerOfCountersignature, tellOfSignature } from './notices.ts';
import { requestOf, storedStatus } from './request-facts.ts';
import { selfApprovingIds } from './rule-store.ts';
import { blockedRequestIds, latestRequest, openRequestIds } from './store.ts';

/** The system is the recorded mover, not the person who caused the event. */
const asSystem = (work: Work): Work => work.as(system);

export async function onNdaSigned(
  work: Work,
  { requestId, how }: DomainEventOf<'nda-signed'>,
): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, requestId);
  const buyerKnows = how !== 'half-signed';
  const moved = await move(as, seen, { ...afterSignature(seen.facts), ownerKnows: true, buyerKnows });
  await tellOfSignature(as, seen, moved, how);
}

/** If the listing approves automatically, the owner's countersignature is the approval. */
export async function onNdaCountersigned(
  work: Work,
  { requestId }: DomainEventOf<'nda-countersigned'>,
): Promise<void> {
  const seen = await lockSurrounded(work, requestId);
  const request = requestOf(seen.row);
  const waits = request.status === 'pending' && request.pendingReason === 'countersign';
  const opens = waits && seen.facts.autoApprove && seen.facts.ndaComplete;
  const approved = opens ? await move(work, seen, { to: 'approved', buyerKnows: true }) : null;
  if (waits && !opens) await waitForDecision(work, request);
  await tellBuyerOfCountersignature(work, seen, approved);
}

export async function onNdaDeclined(work: Work, happened: DomainEventOf<'nda-declined'>): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, happened.requestId);
  await move(as, seen, { to: 'denied', reason: happened.reason });
}

export async function onNdaExpired(work: Work, { requestId }: DomainEventOf<'nda-expired'>): Promise<void> {
  const as = asSystem(work);
  await move(as, await lockSurrounded(as, requestId), { to: 'denied' });
}

/**
 * Locks requests before grants, like every decision on a request, to avoid deadlocks. The buyer who bought keeps both.
 */
export async function onClosingSettled(
  work: Work,
  { kind: _, ...closing }: DomainEventOf<'closing-settled'>,
): Promise<void> {
  const as = asSystem(work);
  const { listingId, buyerId } = closing;
  const told: string[] = [];
  const last = buyerId === null ? undefined : await latestRequest(work.db, listingId, buyerId);
  const ids = new Set([...(await openRequestIds(work.db, listingId)), ...(last ? [last.id] : [])]);
  for (const id of [...ids].toSorted()) {
    const seen = await lockSurrounded(as, id);
    const request = requestOf(seen.row);
    if (id === last?.id) await closeAsBought(as, seen);
    // It may have ended while we waited for the lock.
    else if (isOpen(request.status)) await move(as, seen, { to: 'denied', closing });
    else continue;
    told.push(request.buyerId);
  }
  await endAccess(as, { listingId, personId: null, except: buyerId, reason: 'listing_closed' });
  await work.emit({ kind: 'requests-ended', ...closing, told });
}

export async function onBuyerRecorded(
  work: Work,
  { listingId, buyerId }: DomainEventOf<'buyer-recorded'>,
): Promise<void> {
  const as = asSystem(work);
  const last = await latestRequest(as.db, listingId, buyerId);
  if (last) await closeAsBought(as, await lockSurrounded(as, last.id));
}

/** The end date may have changed since the list was read. */
export async function endRanOutAccess(work: Work, id: string): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, id);
  if (!seen.facts.accessRanOut) return;
  if (seen.row.status === 'approved') return void (await move(as, seen, { to: 'denied' }));
  const of = { listingId: seen.row.listing_id, personId: seen.row.buyer_id };
  await endAccess(as, { ...of, reason: 'ran_out' });
}

/** It may have been answered since the list was read. */
export async function closeUnanswered(work: Work, id: string): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, id);
  const end = answerBy(requestOf(seen.row));
  if (end && end <= work.now) await move(as, seen, { to: 'denied' });
}

export async function approveByItself(work: Work, id: string): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, id);
  if (refusal(requestOf(seen.row), 'approved', { parties: seen.parties }, seen.facts) === null)
    await move(as, seen, { to: 'approved' });
}

export async function onProofVerified(
  work: Work,
  { personId }: DomainEventOf<'proof-verified'>,
): Promise<void> {
  for (const id of await selfApprovingIds(work.db, { buyerId: personId })) await approveByItself(work, id);
}

/** No one is notified, to keep the block secret. */
export async function onPeopleBlocked(
  work: Work,
  { ownerId }: DomainEventOf<'people-blocked'>,
): Promise<void> {
  for (const id of await blockedRequestIds(work.db, ownerId)) {
    const seen = await lockSurrounded(work, id);
    if (isOpen(storedStatus(seen.row.status)))
      await move(work, seen, { to: 'denied', reason: 'Blocked', silently: true });
  }
}
