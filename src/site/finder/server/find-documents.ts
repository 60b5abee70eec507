import { listRooms } from '#features/deal-room/deal-rooms/server/list-rooms.ts';
import { searchRoom } from '#features/deal-room/room-views/server/search-room.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { find as contract } from '../contract.ts';

type Documents = AnswerOf<typeof contract>['documents'];

/** Each room is a search of its own; few people have more. */
const mostRooms = 5;

/** By the rooms' own search, which reads only what the caller may open: documents called so first, then pages. */
export async function documentsFor(
  reading: Reading,
  q: string,
  words: readonly string[],
): Promise<Documents> {
  const { items: rooms } = await listRooms(reading, { size: mostRooms });
  const found: Documents = [];
  for (const room of rooms)
    for (const { documentId, name, page } of await hitsIn(reading, room.id, q))
      if (found.every(({ id }) => id !== documentId))
        found.push({ id: documentId, name, page, room: room.title });
  const called = ({ name }: Documents[number]) => words.every((word) => name.toLowerCase().includes(word));
  return [...found.filter(called), ...found.filter((one) => !called(one))];
}

/** A room in the list can be closed to the caller by now. */
async function hitsIn(reading: Reading, id: string, q: string) {
  try {
    return (await searchRoom(reading, { params: { id }, query: { q } })).hits;
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
