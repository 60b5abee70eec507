import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getRevenueQuality } from '../contract.ts';

export type RevenueQuality = ReplyOf<typeof getRevenueQuality>;

export function revenueQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'revenue'],
    queryFn: ({ signal }) => call(getRevenueQuality, { params: { id: reviewId }, query: {} }, { signal }),
  });
}

export const percent = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`);
