import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { getClosure } from '../contract.ts';

const whileBeingMade = 3_000;

/** How the closing of a room stands; asked again by itself until the archive is there. */
export function closureQuery(roomId: string) {
  return queryOptions({
    // Below the key of rooms: what changes a room makes this old, too.
    queryKey: ['deal-rooms', 'closure', roomId],
    queryFn: ({ signal }) => call(getClosure, { params: { id: roomId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.archive && data.archive.state !== 'ready' ? whileBeingMade : false,
  });
}
