import { queryOptions } from '@tanstack/react-query';
import { checkKey } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listBooksAnswers } from '../books-answers-contract.ts';
import { getEarnings, listAccounts, type readStatementFile } from '../contract.ts';

export type Earnings = ReplyOf<typeof getEarnings>;
export type Period = Earnings['periods'][number];
export type KeptFile = Earnings['files'][number];
export type AddBackLine = Earnings['addBacks'][number];
export type Account = ReplyOf<typeof listAccounts>['accounts'][number];
export type FileReading = ReplyOf<typeof readStatementFile>;

const earningsKey = (checkId: string) => [...checkKey(checkId), 'earnings'] as const;

export function earningsQuery(checkId: string) {
  return queryOptions({
    queryKey: [...earningsKey(checkId), 'books'],
    queryFn: ({ signal }) => call(getEarnings, { params: { id: checkId } }, { signal }),
  });
}

export function accountsQuery(checkId: string) {
  return queryOptions({
    queryKey: [...earningsKey(checkId), 'accounts'],
    queryFn: ({ signal }) => call(listAccounts, { params: { id: checkId } }, { signal }),
    select: ({ accounts }) => accounts,
  });
}

export function booksAnswersQuery(checkId: string) {
  return queryOptions({
    queryKey: [...earningsKey(checkId), 'answers'],
    queryFn: ({ signal }) => call(listBooksAnswers, { params: { id: checkId } }, { signal }),
    select: ({ answers }) => answers,
  });
}
