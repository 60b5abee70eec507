import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getGrossMargin } from '../contract.ts';

export type GrossMargin = ReplyOf<typeof getGrossMargin>;

/** Always refetched, because books change on other pages. */
export const grossMarginQuery = queryOptions({
  queryKey: ['gross-margin'],
  queryFn: ({ signal }) => call(getGrossMargin, {}, { signal }),
  staleTime: 0,
});
