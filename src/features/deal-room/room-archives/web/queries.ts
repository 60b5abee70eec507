import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { getClosure } from '../contract.ts';

const whileBeingMade = 3_000;

export function closureQuery(roomId: string) {
  return queryOptions({
    // Under the key of rooms, so that changes of a room invalidate it.
    queryKey: ['deal-rooms', 'closure', roomId],
    queryFn: ({ signal }) => call(getClosure, { params: { id: roomId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.archive && data.archive.state !== 'ready' ? whileBeingMade : false,
  });
}
