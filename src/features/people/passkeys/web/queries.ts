import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listPasskeys } from '../contract.ts';

export type PasskeysView = ReplyOf<typeof listPasskeys>;

export function passkeysQuery() {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
  });
}
