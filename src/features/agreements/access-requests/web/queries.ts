import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { countRequests, getRequestById, listRequests } from '../contract.ts';

export type RequestView = ReplyOf<typeof listRequests>['items'][number];
export type RequestWithHistory = ReplyOf<typeof getRequestById>;
export type RequestScope = 'sent' | 'received' | 'mandated' | 'all';

export const requestsKey = ['access-requests'] as const;

/** Others may move a request while it is on the screen. */
const freshEvery = 30_000;
const pageSize = 50;
const largestPage = 100;
/** Bounds the loop: 2,000 requests. */
const mostPages = 20;

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: ({ signal }) => call(getRequestById, { params: { id } }, { signal }),
    refetchInterval: freshEvery,
  });
}

export function requestsQuery(scope: RequestScope) {
  return infiniteQueryOptions({
    queryKey: [...requestsKey, 'list', scope],
    queryFn: ({ signal, pageParam }) =>
      call(
        listRequests,
        { query: { scope, size: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function sentRequestsQuery() {
  return queryOptions({
    queryKey: [...requestsKey, 'sent-by-listing'],
    queryFn: async ({ signal }) => {
      const newest = new Map<string, RequestView>();
      let reply = await sentPage(null, signal);
      for (let page = 1; ; page += 1) {
        for (const item of reply.items) if (!newest.has(item.listingId)) newest.set(item.listingId, item);
        if (reply.next === null || page === mostPages) return newest;
        reply = await sentPage(reply.next, signal);
      }
    },
  });
}

function sentPage(after: string | null, signal: AbortSignal) {
  const query = { scope: 'sent' as const, size: largestPage, ...(after ? { after } : {}) };
  return call(listRequests, { query }, { signal });
}

export function requestCountsQuery(scope: RequestScope) {
  return queryOptions({
    queryKey: [...requestsKey, 'counts', scope],
    queryFn: ({ signal }) => call(countRequests, { query: { scope } }, { signal }),
  });
}
