import { isPublic, type ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** Limited because the browser holds all IDs. */
export const mostWatched = 200;

export type WatchRefusal = 'not-found' | 'watching-own-listing' | 'watching-own-mandate' | 'watch-list-full';

export type WatchFacts = {
  own: boolean;
  actsForSeller: boolean;
  status: ListingStatus;
  others: number;
};

/** Why this listing cannot be watched now, or `null`. One that is not public is `not-found` to strangers. */
export function watchRefusal({ own, actsForSeller, status, others }: WatchFacts): WatchRefusal | null {
  if (own) return 'watching-own-listing';
  if (actsForSeller) return 'watching-own-mandate';
  if (!isPublic(status)) return 'not-found';
  return others >= mostWatched ? 'watch-list-full' : null;
}

export const standings = ['live', 'under_offer', 'sold', 'withdrawn'] as const;
export type Standing = (typeof standings)[number];

/** A listing that left the market unsold counts as withdrawn, whatever its owner does with it. */
export function standingOf(status: ListingStatus): Standing {
  return standings.find((standing) => standing === status) ?? 'withdrawn';
}

export const standingLabels: Record<Standing, string> = {
  live: 'Live',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

export const watchedChanges = ['under-offer', 'back', 'sold', 'withdrawn', 'repriced'] as const;
export type WatchedChange = (typeof watchedChanges)[number];

/** What a move means to watchers; `null` if they see no difference. */
export function changeOfMove(from: ListingStatus, to: ListingStatus): WatchedChange | null {
  if (to === 'under_offer') return 'under-offer';
  if (to === 'live') return 'back';
  if (!isPublic(from)) return null;
  return to === 'sold' ? 'sold' : 'withdrawn';
}
