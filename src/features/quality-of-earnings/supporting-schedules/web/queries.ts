import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getSchedules, listScheduleAccounts, listScheduleRows } from '../contract.ts';

export type Schedules = ReplyOf<typeof getSchedules>;
export type Schedule = Schedules['files'][number];
export type ScheduleAccounts = ReplyOf<typeof listScheduleAccounts>;
export type ScheduleRow = ReplyOf<typeof listScheduleRows>['items'][number];

export function schedulesQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'schedules'],
    queryFn: ({ signal }) => call(getSchedules, { params: { id: reviewId } }, { signal }),
  });
}

/** Rows of a file that are opened. `column`: only those with an amount there. */
export type OpenRows = { file: Schedule; column: number | null };

export function scheduleRowsQuery(reviewId: string, { file: { id }, column }: OpenRows) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'schedule-rows', id, column],
    queryFn: ({ pageParam, signal }) =>
      call(
        listScheduleRows,
        {
          params: { id },
          query: {
            ...(column === null ? {} : { column }),
            ...(pageParam === '' ? {} : { after: Number(pageParam) }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function scheduleAccountsQuery(reviewId: string, id: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'schedule-accounts', id],
    queryFn: ({ signal }) => call(listScheduleAccounts, { params: { id } }, { signal }),
  });
}
