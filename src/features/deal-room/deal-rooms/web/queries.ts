import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { getDocument, getPublication, getRoom, listDocuments, listRooms, listUploads } from '../contract.ts';
import { getRights } from '../rights-contract.ts';

export type RoomView = ReplyOf<typeof getRoom>;
export type FolderView = RoomView['folders'][number];
export type DocumentView = ReplyOf<typeof listDocuments>['items'][number];
export type RightsView = ReplyOf<typeof getRights>;

export type OpenableListing = ReplyOf<typeof listRooms>['openable'][number];

/** Root of all keys here: any change in a room invalidates all of them. */
export const roomsKey = ['deal-rooms'] as const;

const whileRead = 2_000;

export const myRooms = infiniteQueryOptions({
  queryKey: [...roomsKey, 'mine'],
  queryFn: ({ signal, pageParam }) =>
    call(listRooms, { query: { size: 50, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
});

/** The rooms of the caller by the listing that they belong to. */
export const roomIdsByListing = queryOptions({
  queryKey: [...roomsKey, 'by-listing'],
  queryFn: async ({ signal }) => {
    const ids: Record<string, string> = {};
    let after: string | null = null;
    do {
      const page: ReplyOf<typeof listRooms> = await call(
        listRooms,
        { query: { size: 100, ...(after ? { after } : {}) } },
        { signal },
      );
      for (const { id, listingId } of page.items) ids[listingId] = id;
      after = page.next;
    } while (after !== null);
    return ids;
  },
});

/** Pages through the caller's rooms to find the one of a listing, or whether it may get one. */
export function roomOfListing(listingId: string) {
  return queryOptions({
    queryKey: [...roomsKey, 'of', listingId],
    queryFn: async ({ signal }) => {
      let after: string | null = null;
      do {
        const page: ReplyOf<typeof listRooms> = await call(
          listRooms,
          { query: { size: 50, ...(after ? { after } : {}) } },
          { signal },
        );
        const ofListing = (one: { listingId: string }) => one.listingId === listingId;
        const room = page.items.find(ofListing);
        const openable = page.openable.find(ofListing);
        if (room || openable) return { room, openable };
        after = page.next;
      } while (after !== null);
      return { room: undefined, openable: undefined };
    },
  });
}

export function roomQuery(id: string, as: string | null) {
  return queryOptions({
    queryKey: [...roomsKey, 'one', id, as],
    queryFn: ({ signal }) => call(getRoom, { params: { id }, query: as === null ? {} : { as } }, { signal }),
    refetchInterval: ({ state: { data } }) => ((data?.manage?.waiting ?? 0) > 0 ? whileRead : false),
  });
}

export function documentsQuery(folderId: string, as: string | null) {
  return infiniteQueryOptions({
    queryKey: [...roomsKey, 'documents', folderId, as],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDocuments,
        { params: { id: folderId }, query: { size: 100, after: pageParam, ...(as === null ? {} : { as }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages ?? []).some(({ items }) => items.some(isBeingRead)) ? whileRead : false,
  });
}

function isBeingRead({ staged, current }: DocumentView): boolean {
  return (staged ?? current).personalData === 'waiting';
}

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: [...roomsKey, 'document', id],
    queryFn: ({ signal }) => call(getDocument, { params: { id } }, { signal }),
  });
}

export function rightsQuery(roomId: string) {
  return queryOptions({
    queryKey: [...roomsKey, 'rights', roomId],
    queryFn: ({ signal }) => call(getRights, { params: { id: roomId } }, { signal }),
  });
}

export type Publication = ReplyOf<typeof getPublication>;

export function publicationQuery(
  roomId: string,
  chosen: NonNullable<CallOf<typeof getPublication>['query']>,
) {
  return queryOptions({
    queryKey: [...roomsKey, 'publication', roomId, chosen],
    queryFn: ({ signal }) => call(getPublication, { params: { id: roomId }, query: chosen }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function uploadsQuery(roomId: string) {
  return infiniteQueryOptions({
    queryKey: [...roomsKey, 'uploads', roomId],
    queryFn: ({ signal, pageParam }) =>
      call(
        listUploads,
        { params: { id: roomId }, query: { size: 20, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
