import { queryOptions } from '@tanstack/react-query';
import { roomsKey } from '#features/deal-room/deal-rooms/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getOwnStorage, getRoomStorage, getSiteStorage } from '../contract.ts';

export type OwnStorage = ReplyOf<typeof getOwnStorage>;
export type SiteStorage = ReplyOf<typeof getSiteStorage>;

/** Files come and go on many pages: it is read whenever it is shown. */
const fresh = { staleTime: 0 };

export const ownStorageQuery = queryOptions({
  ...fresh,
  queryKey: ['storage'],
  queryFn: ({ signal }) => call(getOwnStorage, {}, { signal }),
});

/** Below the key of rooms: what changes a room changes it too. */
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
