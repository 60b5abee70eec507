import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { DB } from '#platform/db/tables.ts';

/** The listing, and where there is one the deal room, that an object belongs to. */
type DealPlace = { listingId: string; roomId: string | null };
/** `null`: there is no such object, or it belongs to no listing. */
export type FindPlace = (db: Reader, id: string) => Promise<DealPlace | null>;

/** Tables whose rows have an ID and this column. */
type With<Column extends string> = {
  [Table in keyof DB]: DB[Table] extends Record<'id' | Column, unknown> ? Table : never;
}[keyof DB];

/** For objects whose row names their listing. */
export function byListing(table: With<'listing_id'>): FindPlace {
  return async (db, id) => {
    const { rows } = await sql<{ listing_id: string | null }>`
      select listing_id from ${sql.table(table)} where id = ${id}`.execute(db);
    const listingId = rows[0]?.listing_id ?? null;
    return listingId === null ? null : { listingId, roomId: null };
  };
}

/** For objects whose row names their deal room. */
export function byRoom(table: With<'room_id'>): FindPlace {
  return async (db, id) => {
    const { rows } = await sql<DealPlace>`
      select deal_room.listing_id as "listingId", deal_room.id as "roomId"
      from ${sql.table(table)} thing join deal_room on deal_room.id = thing.room_id
      where thing.id = ${id}`.execute(db);
    return rows[0] ?? null;
  };
}

/** For a deal room itself. */
export const ofRoom: FindPlace = async (db, id) => {
  const row = await db.selectFrom('deal_room').select('listing_id').where('id', '=', id).executeTakeFirst();
  return row ? { listingId: row.listing_id, roomId: id } : null;
};

/** For a listing itself; whether there is one is the use case's to say. */
export const ofListing: FindPlace = async (_db, id) => ({ listingId: id, roomId: null });
