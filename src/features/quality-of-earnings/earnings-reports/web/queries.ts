import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getEarningsReport, listEarningsReports, listStaleDocuments } from '../contract.ts';

export type Reports = ReplyOf<typeof listEarningsReports>;
export type ReportHead = Reports['reports'][number];

export function reportsQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'reports'],
    queryFn: ({ signal }) => call(listEarningsReports, { params: { id: reviewId } }, { signal }),
    /** While one is put into a deal room. */
    refetchInterval: ({ state }) =>
      state.data?.reports.some(({ copy }) => copy?.status === 'waiting') ? seconds : false,
  });
}

export function reportQuery(reviewId: string, id: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'report', id],
    queryFn: ({ signal }) => call(getEarningsReport, { params: { id } }, { signal }),
  });
}

export function staleDocumentsQuery(roomId: string) {
  return queryOptions({
    queryKey: ['deal-room', roomId, 'stale-documents'],
    queryFn: ({ signal }) => call(listStaleDocuments, { params: { id: roomId } }, { signal }),
  });
}
