import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomArchive } from '#platform/db/tables.ts';
import type { Audience } from '../domain/closing.ts';

export type ArchiveRow = Selectable<RoomArchive>;

export async function insertArchives(db: Tx, rows: readonly Insertable<RoomArchive>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('room_archive').values(rows).execute();
}

export function archivesOf(db: Reader, roomId: string): Promise<ArchiveRow[]> {
  return db.selectFrom('room_archive').selectAll().where('room_id', '=', roomId).execute();
}

export function archiveFor(
  db: Reader,
  of: { roomId: string; audience: Audience; personId: string },
): Promise<ArchiveRow | undefined> {
  let query = db
    .selectFrom('room_archive')
    .selectAll()
    .where('room_id', '=', of.roomId)
    .where('audience', '=', of.audience);
  if (of.audience === 'buyer') query = query.where('person_id', '=', of.personId);
  return query.executeTakeFirst();
}

export function findArchive(db: Reader, id: string): Promise<ArchiveRow | undefined> {
  return db.selectFrom('room_archive').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockArchive(db: Tx, id: string): Promise<ArchiveRow | undefined> {
  return db.selectFrom('room_archive').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteArchives(db: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from room_archive where id = any(${sql.val([...ids])}::uuid[]) returning blob_id)
    delete from room_blob using gone where room_blob.id = gone.blob_id`.execute(db);
}

/** Claims an archive without a sign of life since `before`; returns whether it succeeded. */
export async function claimArchive(db: Tx, of: { id: string; now: Date; before: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_archive')
    .set({ claimed_at: of.now })
    .where('id', '=', of.id)
    .where('made_at', 'is', null)
    .where((either) => either.or([either('claimed_at', 'is', null), either('claimed_at', '<', of.before)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Renews the claim; returns false if the archive is no longer wanted. */
export async function keepClaim(db: Tx, of: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_archive')
    .set({ claimed_at: of.now })
    .where('id', '=', of.id)
    .where('made_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function writeTrouble(
  db: Tx,
  of: { id: string; trouble: string; place: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('room_archive')
    .set({ claimed_at: null, tried_at: of.now, trouble: of.trouble, trouble_place: of.place })
    .where('id', '=', of.id)
    .where('made_at', 'is', null)
    .execute();
}

export async function writeMade(
  db: Tx,
  {
    id,
    ...made
  }: { id: string; blob_id: string; sha256: string; size: number; files: number; made_at: Date },
): Promise<void> {
  await db
    .updateTable('room_archive')
    .set({ ...made, claimed_at: null, tried_at: made.made_at, trouble: null, trouble_place: null })
    .where('id', '=', id)
    .execute();
}

export function waitingArchives(db: Reader, before: Date, limit: number) {
  return db
    .selectFrom('room_archive')
    .select('id')
    .where('made_at', 'is', null)
    .where((either) => either.or([either('claimed_at', 'is', null), either('claimed_at', '<', before)]))
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Returns false if the session already took it since `before`: a download in parts. */
export async function noteTaker(
  db: Tx,
  of: { archiveId: string; sessionId: string; now: Date; before: Date },
): Promise<boolean> {
  const { rows } = await sql<{ archive_id: string }>`
    insert into room_archive_taker (archive_id, session_id, taken_at)
    values (${of.archiveId}, ${of.sessionId}, ${of.now})
    on conflict (archive_id, session_id) do update set taken_at = excluded.taken_at
      where room_archive_taker.taken_at < ${of.before}
    returning archive_id`.execute(db);
  return rows.length > 0;
}
