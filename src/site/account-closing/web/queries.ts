import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type deleteUser, getClosing } from '../contract.ts';

export type Closed = ReplyOf<typeof deleteUser>;

export function closingQuery(personId: string) {
  return queryOptions({
    queryKey: ['account-closing', personId],
    queryFn: ({ signal }) => call(getClosing, { params: { id: personId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
