import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { countRequests, getRequestById, listRequests } from '../contract.ts';

export type RequestView = ReplyOf<typeof listRequests>['items'][number];
export type RequestWithHistory = ReplyOf<typeof getRequestById>;
export type RequestScope = 'sent' | 'received' | 'mandated' | 'all';

/** The root of every key here: a moved request makes all of them old. */
export const requestsKey = ['access-requests'] as const;

/** Somebody else may move it while it is on the screen. */
const freshEvery = 30_000;
const pageSize = 50;
const largestPage = 100;
/** Nobody has 2,000 requests under way; it keeps the loop from running for ever. */
const mostPages = 20;

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: ({ signal }) => call(getRequestById, { params: { id } }, { signal }),
    refetchInterval: freshEvery,
  });
}

/** Requests by page, newest first: sent by me, received for my listings and mandates, or (admin) all. */
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

/** My newest request for each listing. */
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

/** How many requests are undecided now, and how many were a month ago. */
export function requestCountsQuery(scope: RequestScope) {
  return queryOptions({
    queryKey: [...requestsKey, 'counts', scope],
    queryFn: ({ signal }) => call(countRequests, { query: { scope } }, { signal }),
  });
}
