import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { readCounts } from '../counts-contract.ts';

export const countsKey = ['counts'] as const;

export function countsQuery() {
  return queryOptions({
    queryKey: countsKey,
    queryFn: ({ signal }) => call(readCounts, {}, { signal }),
    refetchInterval: 60_000,
    staleTime: 10_000,
  });
}
