import { system } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { answerableStatuses, type OfferStatus } from '../domain/offer.ts';
import { type Seen, storedStatus } from './offer-facts.ts';
import { endExclusivity, exclusiveOffer, offerIdsAt } from './store.ts';
import { lockedOffer, takeStep } from './take-step.ts';

const hold = 'on_hold_exclusivity';

/** Settles an expired exclusivity first, which the job may not have handled yet. */
export async function settledOffer(work: Work, id: string, version: number): Promise<Seen> {
  const first = await lockedOffer(work, id);
  if (first.row.version !== version) throw new Refused('stale', { version: first.row.version });
  await settleExclusivity(work, first.row.listing_id);
  return lockedOffer(work, id);
}

export async function holdOthers(work: Work, listingId: string, acceptedId: string): Promise<void> {
  for (const id of await offerIdsAt(work.db, listingId, answerableStatuses))
    if (id !== acceptedId) await asSystem(work, id, () => hold);
}

/** Does nothing while one is in force. */
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

/** The system takes these steps, not the person whose action caused them. */
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
