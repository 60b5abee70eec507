import { sql, type Updateable } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { DealRoom } from '#platform/db/tables.ts';

export async function writeClosing(
  db: Tx,
  seen: { id: string; version: number },
  closing: Pick<
    Updateable<DealRoom>,
    'closed_at' | 'closed_by' | 'closed_reason' | 'closed_note' | 'kept_for' | 'kept_stage'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deal_room')
    .set({ ...closing, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Buyers for whom a room can be kept, by name, with the stage they reached: those with access, and those
 * whose access ended with the sale or withdrawal. `inForce`: only the former.
 */
export async function buyersOf(
  db: Reader,
  of: { listingId: string; now: Date; inForce?: boolean },
  limit: number,
): Promise<{ id: string; name: string; stage: 'S3' | 'S4' | 'S5' }[]> {
  const { rows } = await sql<{ id: string; first_name: string; last_name: string; stage: string }>`
    select * from (
      select distinct on (person.id) person.id, person.first_name, person.last_name, access_grant.stage
      from access_grant join person on person.id = access_grant.person_id
      where access_grant.listing_id = ${of.listingId} and access_grant.stage >= 'S3'
        and (${opensProfile(of.now)} or (${of.inForce !== true} and access_grant.ended_reason = 'listing_closed'))
        and access_grant.listing_id not in (select hidden_listings(person.id))
      order by person.id, access_grant.ended_at desc nulls first) as reached
    order by first_name, last_name, id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    stage: storedStage(row.stage),
  }));
}

const storedStage = storedWord(['S3', 'S4', 'S5'], 'stage of a room');

export async function saleOf(db: Reader, listingId: string): Promise<{ buyerId: string | null } | null> {
  const row = await db
    .selectFrom('sale')
    .select('buyer_id')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row ? { buyerId: row.buyer_id } : null;
}

export async function nameOf(db: Reader, personId: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select(['first_name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return fullName(row.first_name, row.last_name);
}

export function lockClosedRoom(db: Tx, listingId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('deal_room')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function unfinishedIn(db: Reader, roomId: string): Promise<{ uploads: number; staged: number }> {
  const { rows } = await sql<{ uploads: number; staged: number }>`
    select
      (select count(*)::int from room_upload
        where room_id = ${roomId} and status in ('receiving', 'unpacking')) as uploads,
      (select count(distinct version.document_id)::int from room_version as version
        join room_document as document on document.id = version.document_id and document.removed_at is null
        left join room_version as shown on shown.id = document.published_version_id
        where version.room_id = ${roomId} and version.published_at is null
          and version.number > coalesce(shown.number, 0)) as staged`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}
