import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviewsKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getReportFigure } from '../figure-contract.ts';

export type ReportFigure = ReplyOf<typeof getReportFigure>;

export function figureQuery(reportId: string, figure: string) {
  return infiniteQueryOptions({
    queryKey: [...reviewsKey, 'report-figure', reportId, figure],
    queryFn: ({ pageParam, signal }) =>
      call(
        getReportFigure,
        { params: { id: reportId }, query: { figure, ...(pageParam === '' ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
