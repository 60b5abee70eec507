import { useQuery } from '@tanstack/react-query';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { enterRoom } from '../contract.ts';

export type RoomNews = ReplyOf<typeof enterRoom>;

/**
 * What is new to a buyer in a room. Asking is the visit: asked again within it, the answer stays. The seller's side, and
 * whoever looks as somebody else, visits nothing; where the answer fails the room is there without marks.
 */
export function useRoomNews({ id, side, viewedAs }: Pick<RoomView, 'id' | 'side' | 'viewedAs'>): {
  news: RoomNews | undefined;
} {
  const { data } = useQuery({
    queryKey: ['room-news', id],
    queryFn: ({ signal }) => call(enterRoom, { params: { id } }, { signal }),
    enabled: side === 'buyer' && viewedAs === null,
    refetchOnMount: 'always',
    retry: false,
    // What is opened, also in another tab, is new no more: looks are counted within seconds.
    refetchInterval: ({ state }) => (state.data?.count ? 15_000 : false),
  });
  return { news: data };
}
