import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { RoomUpload } from '#platform/db/tables.ts';

export type UploadRow = Selectable<RoomUpload>;

export async function insertUploads(db: Tx, rows: readonly Insertable<RoomUpload>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('room_upload').values(rows).execute();
}

export async function insertBlobs(
  db: Tx,
  rows: readonly { id: string; room_id: string; size: number; created_at: Date }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('room_blob').values(rows).execute();
}

export function findUpload(db: Reader, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('room_upload').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockUpload(db: Tx, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('room_upload').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function updateUpload(db: Tx, id: string, values: Updateable<RoomUpload>): Promise<UploadRow> {
  return db
    .updateTable('room_upload')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function advance(
  db: Tx,
  of: { id: string; done: number; refused: boolean; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_upload')
    .set({
      entries_done: of.done + 1,
      entries_refused: sql`entries_refused + ${of.refused ? 1 : 0}`,
      touched_at: of.at,
    })
    .where('id', '=', of.id)
    .where('status', '=', 'unpacking')
    .where('entries_done', '=', of.done)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function refuseEntry(
  db: Tx,
  row: { upload_id: string; number: number; name: string; refusal: string },
): Promise<void> {
  await db.insertInto('room_entry_refusal').values(row).execute();
}

export async function entryRefusals(db: Reader, uploadIds: readonly string[]) {
  if (uploadIds.length === 0) return [];
  return db
    .selectFrom('room_entry_refusal')
    .select(['upload_id', 'name', 'refusal'])
    .where('upload_id', '=', sql<string>`any(${sql.val([...uploadIds])}::uuid[])`)
    .orderBy('upload_id')
    .orderBy('number')
    .limit(1_000)
    .execute();
}

/** In progress, or since `since` the newest version of an existing document. Latest first. */
export function sameUploads(
  db: Reader,
  of: { roomId: string; folderId: string | null; createdBy: string; names: readonly string[]; since: Date },
): Promise<UploadRow[]> {
  return db
    .selectFrom('room_upload')
    .selectAll()
    .where('room_id', '=', of.roomId)
    .where('created_by', '=', of.createdBy)
    .where('modified_at', 'is not', null)
    .where('folder_id', of.folderId === null ? 'is' : '=', of.folderId)
    .where('name', '=', sql<string>`any(${sql.val([...of.names])}::text[])`)
    .where(
      sql<boolean>`(status in ('receiving', 'unpacking') or (status = 'done' and kind = 'file' and touched_at > ${of.since}
        and exists (select from room_document as document where document.id = room_upload.document_id
          and document.removed_at is null)
        and not exists (select from room_version as version where version.document_id = room_upload.document_id
          and version.created_at > room_upload.touched_at)))`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(2_000)
    .execute();
}

export async function countUnsettled(db: Reader, roomId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from room_upload
    where status <> 'done' and room_id in (
      select deal_room.id from deal_room join listing on listing.id = deal_room.listing_id
      where owner_id = (select owner_id from deal_room as this join listing on listing.id = this.listing_id
        where this.id = ${roomId}))`.execute(db);
  return rows[0]?.n ?? 0;
}

export function uploadsOf(
  db: Reader,
  of: { roomId: string; open: boolean; cursor: Cursor | null; limit: number },
): Promise<UploadRow[]> {
  let query = db.selectFrom('room_upload').selectAll().where('room_id', '=', of.roomId);
  if (of.open) query = query.where('status', 'in', ['receiving', 'unpacking']);
  if (of.cursor) query = query.where(after({ at: 'created_at', id: 'id' }, of.cursor));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(of.limit).execute();
}

export function lockAbandoned(db: Tx, before: Date, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom('room_upload')
    .selectAll()
    .where('status', 'in', ['receiving', 'refused'])
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export function lockOpenUploads(db: Tx, roomId: string): Promise<UploadRow[]> {
  return db
    .selectFrom('room_upload')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('status', 'in', ['receiving', 'unpacking'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function stalledZips(db: Reader, before: Date, limit: number) {
  return db
    .selectFrom('room_upload')
    .select('id')
    .where('status', '=', 'unpacking')
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .execute();
}

export async function deleteUploads(db: Tx, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('room_upload')
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
}
