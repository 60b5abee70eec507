import { queryOptions } from '@tanstack/react-query';
import { countsKey } from '#features/inbox/notifications/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getHome, getNeeds, getSummary } from '../contract.ts';

export type Summary = ReplyOf<typeof getSummary>;
export type Needs = ReplyOf<typeof getNeeds>;
export type Home = ReplyOf<typeof getHome>;
export type Side = Summary['side'];

/** Others act on what is counted while it is on the screen. */
const freshEvery = 60_000;

/** The four figures; `null` leaves the side to the server. */
export function summaryQuery(side: Side | null) {
  return queryOptions({
    queryKey: ['dashboard', side],
    queryFn: ({ signal }) => call(getSummary, { query: side ? { side } : {} }, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}

/** What each part of the dashboard begins with. Read anew whenever the sidebar counts anew, so that both say the same. */
export function homeQuery() {
  return queryOptions({
    queryKey: [...countsKey, 'home'],
    queryFn: ({ signal }) => call(getHome, {}, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}

/** What waits for the reader. */
export function needsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'needs'],
    queryFn: ({ signal }) => call(getNeeds, {}, { signal }),
    refetchInterval: freshEvery,
    staleTime: 0,
  });
}
