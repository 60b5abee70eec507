import { queryOptions } from '@tanstack/react-query';
import { reviewsKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getEarningsReport } from '../contract.ts';
import { getReportComments, listReadings, listSignOffs } from '../reviewer-contract.ts';

export type Comments = ReplyOf<typeof getReportComments>;
export type ReadReport = ReplyOf<typeof getEarningsReport>;
export type Reading = ReplyOf<typeof listReadings>['items'][number];
export type OwnSignOff = ReplyOf<typeof listSignOffs>['items'][number];

// Under the key of all reviews: whatever changes one of them asks for these again.
const key = [...reviewsKey, 'readings'] as const;

export const readingsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call(listReadings, {}, { signal }),
});

export const signOffsQuery = queryOptions({
  queryKey: [...key, 'sign-offs'],
  queryFn: ({ signal }) => call(listSignOffs, {}, { signal }),
});

export function readingQuery(reportId: string) {
  return queryOptions({
    queryKey: [...key, 'report', reportId],
    queryFn: ({ signal }) => call(getEarningsReport, { params: { id: reportId } }, { signal }),
  });
}

export function commentsQuery(reportId: string) {
  return queryOptions({
    queryKey: [...key, 'comments', reportId],
    queryFn: ({ signal }) => call(getReportComments, { params: { id: reportId } }, { signal }),
  });
}
