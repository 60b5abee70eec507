import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getHealth } from '../contract.ts';

export type Health = ReplyOf<typeof getHealth>;

const every = 30_000;

export const healthQuery = queryOptions({
  queryKey: ['health'],
  staleTime: 0,
  queryFn: ({ signal }) => call(getHealth, {}, { signal }),
  refetchInterval: every,
});
