import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** How many listings one person may watch: the browser holds all their ids. */
export const mostWatched = 200;

export type WatchRefusal = 'not-found' | 'watching-own-listing' | 'watching-own-mandate' | 'watch-list-full';

export type WatchFacts = {
  own: boolean;
  /** The watcher acts for its seller. */
  actsForSeller: boolean;
  status: ListingStatus;
  /** How many other listings the person watches. */
  others: number;
};

/** Why this listing cannot be watched now; `null` when it can. What is not public does not exist for a watcher. */
export function watchRefusal({ own, actsForSeller, status, others }: WatchFacts): WatchRefusal | null {
  if (own) return 'watching-own-listing';
  if (actsForSeller) return 'watching-own-mandate';
  if (!isPublic(status)) return 'not-found';
  return others >= mostWatched ? 'watch-list-full' : null;
}

/** What a watcher may know of where a listing stands. */
export const standings = ['live', 'under_offer', 'sold', 'withdrawn'] as const;
export type Standing = (typeof standings)[number];

/** Whatever an owner does with a listing that left the market unsold, to others it is withdrawn. */
export function standingOf(status: ListingStatus): Standing {
  return standings.find((standing) => standing === status) ?? 'withdrawn';
}

export const standingLabels: Record<Standing, string> = {
  live: 'Live',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

/** What can happen to a watched listing. */
export const watchedChanges = ['under-offer', 'back', 'sold', 'withdrawn', 'repriced'] as const;
export type WatchedChange = (typeof watchedChanges)[number];

/** What a move means to watchers; `null` where they see no difference. */
export function changeOfMove(from: ListingStatus, to: ListingStatus): WatchedChange | null {
  if (to === 'under_offer') return 'under-offer';
  if (to === 'live') return 'back';
  if (!isPublic(from)) return null;
  return to === 'sold' ? 'sold' : 'withdrawn';
}
