import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listLedgerFiles } from '../contract.ts';
import type { Figure } from '../domain/figures.ts';
import { getFigures, listFigureRows, listLedgerAccounts } from '../figure-contract.ts';

export type LedgerFile = ReplyOf<typeof listLedgerFiles>['files'][number];
export type LedgerAccount = ReplyOf<typeof listLedgerAccounts>['items'][number];
export type Figures = ReplyOf<typeof getFigures>;
/** A line as lists show it. `day`: `null` for a row of a report that is no entry. */
export type FigureRow = Omit<ReplyOf<typeof listFigureRows>['items'][number], 'fileId' | 'day'> & {
  day: string | null;
};

export function filesQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'files'],
    queryFn: ({ signal }) => call(listLedgerFiles, { params: { id: reviewId } }, { signal }),
    select: ({ files }) => files,
    /** While a file is read, to show how far it is. */
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ status }) => status === 'reading') ? seconds : false,
  });
}

export function accountsQuery(reviewId: string, words: string, open: boolean) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'accounts', words, open],
    queryFn: ({ pageParam, signal }) =>
      call(
        listLedgerAccounts,
        {
          params: { id: reviewId },
          query: { words, open: open ? 'yes' : 'no', ...(pageParam === '' ? {} : { after: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function figuresQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'figures'],
    queryFn: ({ signal }) => call(getFigures, { params: { id: reviewId }, query: {} }, { signal }),
  });
}

/** A figure that is opened: of one dataset version, from one month to another. */
export type OpenFigure = Figure & {
  dataset: number;
  from: string;
  to: string;
  /** Only the lines of this customer. */
  customer?: { key: string; name: string };
  /** Only lines with these words. */
  words?: string;
};

export function rowsQuery(reviewId: string, { code, from, to, customer, words, ...asked }: OpenFigure) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'rows', asked, code, from, to, customer?.key ?? null, words ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(
        listFigureRows,
        {
          params: { id: reviewId },
          query: {
            ...asked,
            first: from,
            last: to,
            ...(code ? { code } : {}),
            ...(customer ? { customer: customer.key } : {}),
            ...(words ? { words } : {}),
            ...(pageParam === '' ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
