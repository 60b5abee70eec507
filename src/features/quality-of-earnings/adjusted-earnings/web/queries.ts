import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getAdjustedEarnings, getCheckStated, getListingStated, listAdjustmentLines } from '../contract.ts';
import { listEvidenceDocuments, listEvidenceLines } from '../evidence-contract.ts';

export type AdjustedEarnings = ReplyOf<typeof getAdjustedEarnings>;
export type AdjustmentView = AdjustedEarnings['adjustments'][number];

export function adjustedQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'adjusted'],
    queryFn: ({ signal }) => call(getAdjustedEarnings, { params: { id: reviewId }, query: {} }, { signal }),
  });
}

export function listingStatedQuery(listingId: string) {
  return queryOptions({
    queryKey: ['books-figures', 'listing', listingId],
    queryFn: ({ signal }) => call(getListingStated, { params: { id: listingId } }, { signal }),
  });
}

export function checkStatedQuery(checkId: string) {
  return queryOptions({
    queryKey: ['books-figures', 'health-check', checkId],
    queryFn: ({ signal }) => call(getCheckStated, { params: { id: checkId } }, { signal }),
  });
}

/** The lines of an adjustment between two months. */
export type OpenAdjustment = { id: string; from: string; to: string };

export function adjustmentLinesQuery(reviewId: string, { id, from, to }: OpenAdjustment) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'adjustment-lines', id, from, to],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAdjustmentLines,
        {
          params: { id },
          query: { first: from, last: to, ...(pageParam === '' ? {} : { after: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export type DocumentChoice = ReplyOf<typeof listEvidenceDocuments>['items'][number];
export type BankChoice = ReplyOf<typeof listEvidenceLines>['items'][number];

/** What adjustments of a review can point to: an adjustment, and the words of a search. */
type Sought = { reviewId: string; id: string; words: string };

export function evidenceDocumentsQuery({ reviewId, id, words }: Sought) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'evidence-documents', id, words],
    queryFn: ({ signal }) => call(listEvidenceDocuments, { params: { id }, query: { words } }, { signal }),
  });
}

export function fittingLinesQuery({ reviewId, id }: Omit<Sought, 'words'>) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'evidence-lines', id, 'fitting'],
    queryFn: ({ signal }) =>
      call(listEvidenceLines, { params: { id }, query: { fitting: 'yes' } }, { signal }),
  });
}

export function bankChoicesQuery({ reviewId, id, words }: Sought) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'evidence-lines', id, words],
    queryFn: ({ pageParam, signal }) =>
      call(
        listEvidenceLines,
        { params: { id }, query: { words, ...(pageParam === '' ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
