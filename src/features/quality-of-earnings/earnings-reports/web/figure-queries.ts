import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviewsKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { getReportFigure } from '../figure-contract.ts';

export type ReportFigure = ReplyOf<typeof getReportFigure>;

type Query = Omit<CallOf<typeof getReportFigure>['query'], 'size'>;

/** Where it is asked what is behind a figure. */
export type FigureSource = {
  key: readonly unknown[];
  read: (query: Query, signal: AbortSignal) => Promise<ReportFigure>;
};

export const figuresOfReport = (reportId: string): FigureSource => ({
  key: [...reviewsKey, 'report-figure', reportId],
  read: (query, signal) => call(getReportFigure, { params: { id: reportId }, query }, { signal }),
});

export function figureQuery({ key, read }: FigureSource, figure: string) {
  return infiniteQueryOptions({
    queryKey: [...key, figure],
    queryFn: ({ pageParam, signal }) =>
      read({ figure, ...(pageParam === '' ? {} : { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
