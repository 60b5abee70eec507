import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listWaitlist } from '../contract.ts';
import type { Waitlist } from '../domain/lists.ts';

export type EntryView = ReplyOf<typeof listWaitlist>['items'][number];

export const waitlistKey = ['waitlist'] as const;
const pageSize = 50;

export function waitlistQuery(list: Waitlist | null) {
  return infiniteQueryOptions({
    queryKey: [...waitlistKey, list],
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam ? { after: pageParam } : {};
      return call(
        listWaitlist,
        { query: { size: pageSize, ...(list ? { list } : {}), ...from } },
        { signal },
      );
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
