import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { changeOfMove } from '../domain/watching.ts';
import { tellWatchers } from './tell-watchers.ts';
import { keepLastTitle, markTold } from './watch-store.ts';

/** Done by a job so that the seller does not wait for thousands of emails. */
export async function onListingMoved(work: Work, happened: DomainEventOf<'listing-moved'>): Promise<void> {
  const { listingId, version } = happened;
  const from = storedStatus(happened.from);
  const to = storedStatus(happened.to);
  if (isPublic(from) && !isPublic(to)) await keepLastTitle(work.db, listingId, work.now);
  const change = changeOfMove(from, to);
  if (change) await work.enqueue(tellWatchers, { listingId, version, change });
}

/** Prevents a second email to people who were already notified about their request. */
export async function onRequestsEnded(
  work: Work,
  { listingId, told: personIds }: DomainEventOf<'requests-ended'>,
): Promise<void> {
  await markTold(work.db, { listingId, personIds });
}

export async function onListingEdited(work: Work, happened: DomainEventOf<'listing-edited'>): Promise<void> {
  const { listingId, version, repriced } = happened;
  if (repriced) await work.enqueue(tellWatchers, { listingId, version, change: 'repriced' });
}
