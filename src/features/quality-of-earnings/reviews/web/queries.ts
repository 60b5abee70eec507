import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getReview, listReviews } from '../contract.ts';

export type ReviewHead = ReplyOf<typeof getReview>;
export type IntakeItem = ReviewHead['intake'][number];
export type ReviewLine = ReplyOf<typeof listReviews>['items'][number];

/** Root of all query keys of reviews, their ledgers and figures: one change invalidates all of them. */
export const reviewsKey = ['earnings-reviews'] as const;
export const reviewKey = (id: string) => [...reviewsKey, id] as const;

export const myReviews = infiniteQueryOptions({
  queryKey: [...reviewsKey, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call(listReviews, { query: { size: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...reviewKey(id), 'head'],
    queryFn: ({ signal }) => call(getReview, { params: { id } }, { signal }),
  });
}
