import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getOutgoingMail, listOutbox } from '../contract.ts';

export type MailLine = ReplyOf<typeof listOutbox>['items'][number];
export type MailView = ReplyOf<typeof getOutgoingMail>;

const outboxKey = ['outbox'] as const;
const pageSize = 50;

export function outboxQuery() {
  return infiniteQueryOptions({
    queryKey: [...outboxKey, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(listOutbox, { query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function mailQuery(id: string) {
  return queryOptions({
    queryKey: [...outboxKey, 'one', id],
    queryFn: ({ signal }) => call(getOutgoingMail, { params: { id } }, { signal }),
  });
}
