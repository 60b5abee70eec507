import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listChanges, listTables } from '../contract.ts';

export type Tables = ReplyOf<typeof listTables>;
export type TableRow = Tables['rows'][number];
export type TableRule = Tables['rules'][number];
export type TableChange = ReplyOf<typeof listChanges>['items'][number];

/** Root of all query keys here: a change of one row invalidates all of them. */
export const valuationKey = ['valuation'] as const;

export function tablesQuery() {
  return queryOptions({
    queryKey: [...valuationKey, 'tables'],
    queryFn: ({ signal }) => call(listTables, {}, { signal }),
  });
}

const onPage = 20;

export function changesQuery() {
  return infiniteQueryOptions({
    queryKey: [...valuationKey, 'changes'],
    queryFn: ({ signal, pageParam }) =>
      call(listChanges, { query: { size: onPage, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
