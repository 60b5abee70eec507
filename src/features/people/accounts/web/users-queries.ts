import { call } from '#kit/api.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { listUsers } from '../contract.ts';

export type UserLine = ReplyOf<typeof listUsers>['items'][number];
export type UserFilters = Pick<CallOf<typeof listUsers>['query'], 'role' | 'state'>;

export const usersKey = ['users'] as const;

export function readUsers(filters: UserFilters) {
  return (asked: CallOf<typeof listUsers>['query'], signal: AbortSignal) =>
    call(listUsers, { query: { ...asked, ...filters } }, { signal });
}
