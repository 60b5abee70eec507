import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { countRequests, listPutRequests, listRequests } from '../contract.ts';

/** Root of all keys here: a changed request invalidates all of them. */
export const requestsKey = ['diligence-requests'] as const;
const shownAtOnce = 25;

export type Filters = Omit<CallOf<typeof listRequests>['query'], 'after' | 'size'>;

export function roomRequests(roomId: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [...requestsKey, 'room', roomId, filters],
    queryFn: ({ signal, pageParam }) =>
      call(
        listRequests,
        {
          params: { id: roomId },
          query: { ...filters, size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
}

export function requestCounts(roomId: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'counts', roomId],
    queryFn: ({ signal }) => call(countRequests, { params: { id: roomId } }, { signal }),
  });
}

export const putRequests = infiniteQueryOptions({
  queryKey: [...requestsKey, 'put'],
  queryFn: ({ signal, pageParam }) =>
    call(
      listPutRequests,
      { query: { size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});
