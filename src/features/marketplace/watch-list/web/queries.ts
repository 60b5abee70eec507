import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listWatched, listWatchedIds } from '../contract.ts';

export type WatchedListing = ReplyOf<typeof listWatched>['items'][number];

export const watchListKey = ['watch-list'] as const;
const shownAtOnce = 12;

export function watchedIdsQuery() {
  return queryOptions({
    queryKey: [...watchListKey, 'ids'],
    queryFn: async ({ signal }) => new Set((await call(listWatchedIds, {}, { signal })).ids),
  });
}

export function watchedQuery() {
  return infiniteQueryOptions({
    queryKey: [...watchListKey, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listWatched,
        { query: { size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
