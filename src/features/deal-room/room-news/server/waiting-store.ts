import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';

/** Whether the announced documents are still open is checked per room. */
export function roomsWithNews(
  db: Reader,
  { personId, now, limit }: { personId: string; now: Date; limit: number },
) {
  return db
    .selectFrom('room_told')
    .innerJoin('deal_room', 'deal_room.id', 'room_told.room_id')
    .innerJoin('access_grant', (on) =>
      on
        .onRef('access_grant.listing_id', '=', 'deal_room.listing_id')
        .onRef('access_grant.person_id', '=', 'room_told.person_id'),
    )
    .leftJoin('room_reader', (on) =>
      on
        .onRef('room_reader.room_id', '=', 'room_told.room_id')
        .onRef('room_reader.person_id', '=', 'room_told.person_id'),
    )
    .select(['deal_room.id as room_id', 'deal_room.listing_id'])
    .select((row) => row.fn.min<Date>('room_told.told_at').as('since'))
    .where('room_told.person_id', '=', personId)
    .where('room_told.seen_at', 'is', null)
    .where('deal_room.published_at', 'is not', null)
    .where('deal_room.closed_at', 'is', null)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
    .where(sql<boolean>`room_told.told_at > coalesce(room_reader.visited_at, '-infinity')`)
    .groupBy(['deal_room.id', 'deal_room.listing_id'])
    .orderBy('since')
    .orderBy('deal_room.id')
    .limit(limit)
    .execute();
}
