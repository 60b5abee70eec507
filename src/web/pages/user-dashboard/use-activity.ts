import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { requestQuery, requestsQuery } from '#features/access-requests/web/queries.ts';
import { myBusinesses } from '#features/businesses/web/queries.ts';
import { myListings, ownListing } from '#features/listings/web/queries.ts';
import { activityOf } from './activity.ts';

/** Each has its own history to fetch: the newest few of either kind are enough for "recent". */
const most = 10;

/** Recent activity of the signed-in person. `rows` is undefined while it is on its way. */
export function useActivity() {
  const businesses = useInfiniteQuery(myBusinesses);
  const listings = useInfiniteQuery(myListings);
  const received = useInfiniteQuery(requestsQuery('received'));
  const sent = useInfiniteQuery(requestsQuery('sent'));
  const parts = [businesses, listings, received, sent];
  const newest = [received, sent]
    .flatMap((query) => query.data?.pages[0]?.items ?? [])
    .sort((a, b) => b.lastUpdatedAt.localeCompare(a.lastUpdatedAt));
  const ids = [...new Set(newest.map((request) => request.id))].slice(0, most);
  const wholeListings = useQueries({
    queries: (listings.data ?? []).slice(0, most).map((listing) => ownListing(listing.id)),
  });
  const wholeRequests = useQueries({
    queries: ids.map((id) => ({ ...requestQuery(id), refetchInterval: false as const })),
  });
  const details = [...wholeListings, ...wholeRequests];
  const error = [...parts, ...details].find((part) => part.isError)?.error ?? null;
  const waiting = [...parts, ...details].some((part) => part.isPending);
  return {
    error,
    rows:
      error || waiting
        ? undefined
        : activityOf({
            businesses: businesses.data ?? [],
            listings: wholeListings.flatMap(({ data }) => data ?? []),
            requests: wholeRequests.flatMap(({ data }) => data ?? []),
          }),
    retry: () => {
      for (const part of [...parts, ...details]) if (part.isError) void part.refetch();
    },
  };
}
