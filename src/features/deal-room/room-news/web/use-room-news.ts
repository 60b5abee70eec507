import { useQuery } from '@tanstack/react-query';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { enterRoom } from '../contract.ts';

export type RoomNews = ReplyOf<typeof enterRoom>;

/**
 * New documents for a buyer. The request counts as the visit; repeating it within the visit gives the same
 * result. The seller's side never makes a visit. If it fails, the room is shown without marks.
 */
export function useRoomNews({
  id,
  side,
  viewedAs,
  closed,
}: Pick<RoomView, 'id' | 'side' | 'viewedAs' | 'closed'>): {
  news: RoomNews | undefined;
} {
  // In a closed room nothing new comes.
  const enabled = side === 'buyer' && viewedAs === null && closed === null;
  const { data } = useQuery({
    queryKey: ['room-news', id],
    queryFn: ({ signal }) => call(enterRoom, { params: { id } }, { signal }),
    enabled,
    refetchOnMount: 'always',
    retry: false,
    // Opened documents, also in other tabs, stop being new within seconds.
    refetchInterval: ({ state }) => (state.data?.count ? 15_000 : false),
  });
  return { news: enabled ? data : undefined };
}
