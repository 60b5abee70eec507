import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { aboutListing, getThread, listMessages, listThreads, withPerson } from '../contract.ts';

export type ThreadView = ReplyOf<typeof getThread>;
export type ListedThread = ReplyOf<typeof listThreads>['items'][number];
export type MessageView = ReplyOf<typeof listMessages>['items'][number];
export type Correspondence = ReplyOf<typeof withPerson>;

/** The root of every key here. */
export const messagesKey = ['messages'] as const;

/** An open thread asks for its newest number this often; not while the tab is hidden. */
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

/** Messages of a thread, newest first, older ones by page. */
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

/** To whom a new message goes: about a listing, or to a person (about the listing that the two deal about). */
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
    // Asked anew each time: a thread may have begun in another tab.
    gcTime: 0,
  });
}
