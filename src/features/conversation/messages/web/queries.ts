import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { aboutListing, getThread, listMessages, listThreads, withPerson } from '../contract.ts';

export type ThreadView = ReplyOf<typeof getThread>;
export type ListedThread = ReplyOf<typeof listThreads>['items'][number];
export type MessageView = ReplyOf<typeof listMessages>['items'][number];
export type Correspondence = ReplyOf<typeof withPerson>;

export const messagesKey = ['messages'] as const;

/** Polling intervals while the tab is visible. */
const threadFreshEvery = 5_000;
const listFreshEvery = 30_000;
const pageSize = 30;

export function threadQuery(id: string) {
  return queryOptions({
    queryKey: [...messagesKey, 'thread', id],
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
    refetchInterval: threadFreshEvery,
  });
}

export function messagesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'of-thread', id],
    queryFn: ({ signal, pageParam }) =>
      call(
        listMessages,
        { params: { id }, query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export const threadsQuery = infiniteQueryOptions({
  queryKey: [...messagesKey, 'list'],
  queryFn: ({ signal, pageParam }) =>
    call(listThreads, { query: { size: pageSize, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
  refetchInterval: listFreshEvery,
});

export type Addressee = { listingId: string | null; personId: string | null };

export function addresseeQuery({ listingId, personId }: Addressee) {
  return queryOptions({
    queryKey: [...messagesKey, 'to', listingId, personId],
    queryFn: async ({ signal }): Promise<Correspondence> => {
      if (personId)
        return call(
          withPerson,
          { params: { id: personId }, query: listingId ? { listingId } : {} },
          { signal },
        );
      return call(aboutListing, { params: { id: listingId ?? '' } }, { signal });
    },
    // Not cached: a thread may have begun in another tab.
    gcTime: 0,
  });
}
