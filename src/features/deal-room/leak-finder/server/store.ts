import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

/** Codes of the next views after `after`, of one room or (`null`) of all. */
export function nextCodes(
  db: Reader,
  { roomId, after, limit }: { roomId: string | null; after: string | null; limit: number },
) {
  return db
    .selectFrom('room_page_view')
    .select(['room_page_view.id', sql<Buffer>`sha512(room_page_view.key)`.as('code')])
    .$if(roomId !== null, (query) =>
      query
        .innerJoin('room_version', 'room_version.id', 'room_page_view.version_id')
        .where('room_version.room_id', '=', roomId),
    )
    .$if(after !== null, (query) => query.where('room_page_view.id', '>', after))
    .orderBy('room_page_view.id')
    .limit(limit)
    .execute();
}

export function leakedView(db: Reader, id: string) {
  return db
    .selectFrom('room_page_view')
    .innerJoin('room_version', 'room_version.id', 'room_page_view.version_id')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .innerJoin('deal_room', 'deal_room.id', 'room_version.room_id')
    .innerJoin('person', 'person.id', 'room_page_view.person_id')
    .select([
      'room_page_view.page',
      'room_page_view.minute',
      'room_page_view.side',
      'room_page_view.person_id',
    ])
    .select(['room_version.number', 'room_version.room_id', 'room_document.name'])
    .select([
      'room_document.id as document_id',
      'deal_room.listing_id',
      'person.first_name',
      'person.last_name',
    ])
    .where('room_page_view.id', '=', id)
    .executeTakeFirst();
}
