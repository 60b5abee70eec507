import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getConfirmation, listSessions } from '../contract.ts';

export type SessionLine = ReplyOf<typeof listSessions>['items'][number];

export function confirmationQuery() {
  return queryOptions({
    queryKey: ['session-confirmation'],
    queryFn: ({ signal }) => call(getConfirmation, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
}
