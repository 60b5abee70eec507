import { queryOptions } from '@tanstack/react-query';
import { roomsKey } from '#features/deal-room/deal-rooms/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getOwnStorage, getRoomStorage, getSiteStorage } from '../contract.ts';

export type OwnStorage = ReplyOf<typeof getOwnStorage>;
export type SiteStorage = ReplyOf<typeof getSiteStorage>;

/** Files change on many pages, so refetch on every mount. */
const fresh = { staleTime: 0 };

export const ownStorageQuery = queryOptions({
  ...fresh,
  queryKey: ['storage'],
  queryFn: ({ signal }) => call(getOwnStorage, {}, { signal }),
});

/** Its key extends that of rooms: what invalidates a room invalidates this too. */
export function roomStorageQuery(roomId: string) {
  return queryOptions({
    ...fresh,
    queryKey: [...roomsKey, 'storage', roomId],
    queryFn: ({ signal }) => call(getRoomStorage, { params: { id: roomId } }, { signal }),
  });
}

export const siteStorageQuery = queryOptions({
  ...fresh,
  queryKey: ['site-storage'],
  queryFn: ({ signal }) => call(getSiteStorage, {}, { signal }),
});
