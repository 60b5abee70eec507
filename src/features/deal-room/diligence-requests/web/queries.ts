import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { isMissing } from '#kit/api-error.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { countRequests, getRequest, listPutRequests, listRequests, readCoverage } from '../contract.ts';

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

export function requestCoverage(roomId: string, person: string | undefined) {
  return queryOptions({
    queryKey: [...requestsKey, 'coverage', roomId, person ?? ''],
    queryFn: ({ signal }) =>
      call(readCoverage, { params: { id: roomId }, query: person ? { person } : {} }, { signal }),
  });
}

/** `null` if it is no longer there for the reader. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: async ({ signal }): Promise<ReplyOf<typeof getRequest> | null> => {
      try {
        return await call(getRequest, { params: { id } }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}
