import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { checkKey } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getReport, listFigures, listReports, listShares, listViews } from '../contract.ts';

export type OpenedReport = ReplyOf<typeof getReport>;
export type ReportSummary = ReplyOf<typeof listReports>['items'][number];
export type Share = ReplyOf<typeof listShares>['items'][number];
export type ListingFigures = ReplyOf<typeof listFigures>;

const onPage = 20;
const paged = (after: string) => ({ size: onPage, ...(after === '' ? {} : { after }) });

export function reportsQuery(checkId: string) {
  return infiniteQueryOptions({
    queryKey: [...checkKey(checkId), 'reports'],
    queryFn: ({ signal, pageParam }) =>
      call(listReports, { params: { id: checkId }, query: paged(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function reportQuery(checkId: string, reportId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'report', reportId],
    queryFn: ({ signal }) => call(getReport, { params: { id: reportId } }, { signal }),
  });
}

export const sharesKey = (reportId: string) => ['report-shares', reportId] as const;

export function sharesQuery(reportId: string) {
  return infiniteQueryOptions({
    queryKey: sharesKey(reportId),
    queryFn: ({ signal, pageParam }) =>
      call(listShares, { params: { id: reportId }, query: paged(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function viewsQuery(shareId: string) {
  return infiniteQueryOptions({
    queryKey: ['report-share-views', shareId],
    queryFn: ({ signal, pageParam }) =>
      call(listViews, { params: { id: shareId }, query: paged(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function figuresQuery(listingId: string) {
  return queryOptions({
    queryKey: ['check-figures', listingId],
    queryFn: ({ signal }) => call(listFigures, { params: { id: listingId } }, { signal }),
  });
}
