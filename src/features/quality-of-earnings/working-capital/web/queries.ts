import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getWorkingCapital } from '../contract.ts';

export type WorkingCapital = ReplyOf<typeof getWorkingCapital>;

export function workingCapitalQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'working-capital'],
    queryFn: ({ signal }) => call(getWorkingCapital, { params: { id: reviewId }, query: {} }, { signal }),
  });
}
