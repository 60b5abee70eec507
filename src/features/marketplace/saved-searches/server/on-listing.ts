import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { noteUnmatched } from './match-store.ts';

export const matchListings = 'match-new-listings';

export async function onListingMoved(work: Work, happened: DomainEventOf<'listing-moved'>): Promise<void> {
  const { listingId, from, to } = happened;
  if (isPublic(storedStatus(to)) && !isPublic(storedStatus(from))) await note(work, listingId);
}

/** An edit can make a listing match a search: a lower price, another word. */
export async function onListingEdited(work: Work, happened: DomainEventOf<'listing-edited'>): Promise<void> {
  await note(work, happened.listingId);
}

async function note(work: Work, listingId: string): Promise<void> {
  await noteUnmatched(work.db, listingId, work.now);
  await work.enqueue(matchListings, {});
}
