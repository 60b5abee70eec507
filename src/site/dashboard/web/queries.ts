import { queryOptions } from '@tanstack/react-query';
import { countsKey } from '#features/inbox/notifications/web/counts-query.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getHome, getNeeds, getSummary } from '../contract.ts';

export type Summary = ReplyOf<typeof getSummary>;
export type Needs = ReplyOf<typeof getNeeds>;
export type Home = ReplyOf<typeof getHome>;
export type Side = Summary['side'];

/** Other people change these figures while they are on screen. */
const freshEvery = 60_000;

/** `null` lets the server choose the side. */
export function summaryQuery(side: Side | null) {
  return queryOptions({
    queryKey: ['dashboard', side],
    queryFn: ({ signal }) => call(getSummary, { query: side ? { side } : {} }, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}

/** Refetched together with the counters of the sidebar, so that both agree. */
export function homeQuery() {
  return queryOptions({
    queryKey: [...countsKey, 'home'],
    queryFn: ({ signal }) => call(getHome, {}, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}

export function needsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'needs'],
    queryFn: ({ signal }) => call(getNeeds, {}, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}
