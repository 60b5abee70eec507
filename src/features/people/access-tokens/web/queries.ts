import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listServiceTokens, listTokens } from '../contract.ts';

export type TokenLine = ReplyOf<typeof listTokens>['items'][number];

export function tokensQuery() {
  return queryOptions({
    queryKey: ['access-tokens'],
    queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  });
}

export function serviceTokensQuery() {
  return queryOptions({
    queryKey: ['service-tokens'],
    queryFn: ({ signal }) => call(listServiceTokens, {}, { signal }),
  });
}
