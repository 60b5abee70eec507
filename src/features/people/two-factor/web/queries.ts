import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type beginAuthenticator, getTwoFactor } from '../contract.ts';

export type TwoFactorState = ReplyOf<typeof getTwoFactor>;
export type AppKey = ReplyOf<typeof beginAuthenticator>;

export function twoFactorQuery() {
  return queryOptions({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => call(getTwoFactor, {}, { signal }),
    staleTime: 0,
  });
}
