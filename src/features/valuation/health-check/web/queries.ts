import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getCheck, listAnswers, listChecks, listHelpers, listInvitations, listPapers } from '../contract.ts';

export type CheckHead = ReplyOf<typeof getCheck>;
export type CheckLine = ReplyOf<typeof listChecks>['items'][number];
export type Helper = ReplyOf<typeof listHelpers>['items'][number];
export type AnswerView = ReplyOf<typeof listAnswers>['answers'][number];

/** Root of all query keys of checks, their books, value, plan and reports: one change invalidates all of them. */
export const checksKey = ['health-checks'] as const;
export const checkKey = (id: string) => [...checksKey, id] as const;

export const myChecks = infiniteQueryOptions({
  queryKey: [...checksKey, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call(listChecks, { query: { size: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});

export function checkQuery(id: string) {
  return queryOptions({
    queryKey: [...checkKey(id), 'head'],
    queryFn: ({ signal }) => call(getCheck, { params: { id } }, { signal }),
  });
}

export function answersQuery(id: string) {
  return queryOptions({
    queryKey: [...checkKey(id), 'answers'],
    queryFn: ({ signal }) => call(listAnswers, { params: { id } }, { signal }),
  });
}

export function papersQuery(id: string) {
  return queryOptions({
    queryKey: [...checkKey(id), 'papers'],
    queryFn: ({ signal }) => call(listPapers, { params: { id } }, { signal }),
  });
}

const paged = (after: string) => ({ size: 20, ...(after ? { after } : {}) });

export function helpersQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...checkKey(id), 'helpers'],
    queryFn: ({ pageParam, signal }) =>
      call(listHelpers, { params: { id }, query: paged(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export const invitationsQuery = infiniteQueryOptions({
  queryKey: [...checksKey, 'invitations'],
  queryFn: ({ pageParam, signal }) => call(listInvitations, { query: paged(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});
