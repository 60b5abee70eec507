import { system } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { answerableStatuses, type OfferStatus } from '../domain/offer.ts';
import { type Seen, storedStatus } from './offer-facts.ts';
import { endExclusivity, exclusiveOffer, offerIdsAt } from './store.ts';
import { lockedOffer, takeStep } from './take-step.ts';

const hold = 'on_hold_exclusivity';

/**
 * An offer under locks, at the version that the caller has seen, with an exclusivity that has run out settled first:
 * the hourly job may not have been here yet.
 */
export async function settledOffer(work: Work, id: string, version: number): Promise<Seen> {
  const first = await lockedOffer(work, id);
  if (first.row.version !== version) throw new Refused('stale', { version: first.row.version });
  await settleExclusivity(work, first.row.listing_id);
  return lockedOffer(work, id);
}

/** The other offers for the listing wait while one is exclusive. */
export async function holdOthers(work: Work, listingId: string, acceptedId: string): Promise<void> {
  for (const id of await offerIdsAt(work.db, listingId, answerableStatuses))
    if (id !== acceptedId) await asSystem(work, id, () => hold);
}

/**
 * Ends an exclusivity whose time is over, and sets the offers free that waited for it. Nothing happens while one is
 * in force.
 */
export async function settleExclusivity(work: Work, listingId: string): Promise<void> {
  const exclusive = await exclusiveOffer(work.db, listingId);
  const running = exclusive?.exclusive_until && exclusive.exclusive_until > work.now;
  if (exclusive && !running) await endExclusivity(work.db, exclusive.id);
  if (!running) await release(work, listingId);
}

async function release(work: Work, listingId: string): Promise<void> {
  for (const id of await offerIdsAt(work.db, listingId, [hold]))
    await asSystem(work, id, (returnTo) => returnTo);
}

/** The system acts on objective events only; whoever caused the event is not the mover. */
async function asSystem(
  work: Work,
  id: string,
  to: (returnTo: OfferStatus | null) => OfferStatus | null,
): Promise<void> {
  const as = work.as(system);
  const seen = await lockedOffer(as, id);
  const target = to(seen.row.return_to === null ? null : storedStatus(seen.row.return_to));
  if (target) await takeStep(as, seen, { to: target });
}
