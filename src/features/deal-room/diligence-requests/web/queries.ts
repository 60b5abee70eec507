import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { countRequests, listPutRequests, listRequests } from '../contract.ts';

/** The root of every key here: a request that changed makes all of them old. */
export const requestsKey = ['diligence-requests'] as const;
const shownAtOnce = 25;

export type Filters = Omit<CallOf<typeof listRequests>['query'], 'after' | 'size'>;

/** The requests of a room that fit, as the reader may know them. */
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
    // Another filter shows the rows of the last one until its own are here.
    placeholderData: keepPreviousData,
  });
}

export function requestCounts(roomId: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'counts', roomId],
    queryFn: ({ signal }) => call(countRequests, { params: { id: roomId } }, { signal }),
  });
}

/** What was put to the reader as an expert. */
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
