import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getTaxReturns } from '../contract.ts';

export type TaxReturns = ReplyOf<typeof getTaxReturns>;
export type TaxYear = TaxReturns['years'][number];
export type Tie = NonNullable<TaxYear['ties']>[number];

export function taxReturnsQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'tax-returns'],
    queryFn: ({ signal }) => call(getTaxReturns, { params: { id: reviewId }, query: {} }, { signal }),
  });
}
