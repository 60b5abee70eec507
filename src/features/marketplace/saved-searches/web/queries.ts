import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listSavedSearches } from '../contract.ts';

export type SavedSearch = ReplyOf<typeof listSavedSearches>['items'][number];

export const savedSearchesKey = ['saved-searches'] as const;
const shownAtOnce = 20;

export function savedSearchesQuery() {
  return infiniteQueryOptions({
    queryKey: savedSearchesKey,
    queryFn: ({ signal, pageParam }) =>
      call(
        listSavedSearches,
        { query: { size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
