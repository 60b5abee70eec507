import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomRedaction } from '#platform/db/tables.ts';

export type RedactionRow = Selectable<RoomRedaction>;

export async function insertRedaction(
  db: Tx,
  row: Insertable<RoomRedaction>,
): Promise<RedactionRow | undefined> {
  return db
    .insertInto('room_redaction')
    .values(row)
    .onConflict((clash) => clash.column('version_id').where('state', '=', 'waiting').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function redactionsOf(db: Reader, documentId: string, limit: number): Promise<RedactionRow[]> {
  return db
    .selectFrom('room_redaction')
    .innerJoin('room_version', 'room_version.id', 'room_redaction.version_id')
    .selectAll('room_redaction')
    .where('room_version.document_id', '=', documentId)
    .orderBy('room_redaction.asked_at', 'desc')
    .orderBy('room_redaction.id')
    .limit(limit)
    .execute();
}

export function redactionToMake(db: Reader, id: string) {
  return db
    .selectFrom('room_redaction')
    .innerJoin('room_version', 'room_version.id', 'room_redaction.version_id')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .leftJoin('room_rendition', 'room_rendition.version_id', 'room_version.id')
    .select([
      'room_redaction.id',
      'room_redaction.boxes',
      'room_redaction.asked_by',
      'room_redaction.version_id',
    ])
    .select(['room_version.blob_id', 'room_version.kind', 'room_version.file_name', 'room_version.room_id'])
    .select(['room_document.id as document_id', 'room_document.folder_id', 'room_document.removed_at'])
    .select(['room_rendition.pages', 'room_rendition.refusal', 'room_rendition.pdf_key'])
    .where('room_redaction.id', '=', id)
    .where('room_redaction.state', '=', 'waiting')
    .executeTakeFirst();
}
export type RedactionToMake = NonNullable<Awaited<ReturnType<typeof redactionToMake>>>;

export async function waitingRedactions(db: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('room_redaction')
    .select('id')
    .where('state', '=', 'waiting')
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function endRedaction(db: Tx, id: string, set: Updateable<RoomRedaction>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_redaction')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Unpublishes all versions of a document and returns how many were published. They are then held for personal
 * data, so that they are only published again if the seller clears them with a reason.
 */
export async function takeBack(db: Tx, documentId: string): Promise<number> {
  await sql`
    update room_document set published_version_id = null, version = version + 1
    where id = ${documentId} and published_version_id is not null`.execute(db);
  const { rows } = await sql<{ published: string }>`
    with before as (
      select id, published_at from room_version where document_id = ${documentId} for no key update
    ), held as (
      update room_version set published_at = null, personal_data = 'found',
        cleared_at = null, cleared_by = null, cleared_why = null
      from before where room_version.id = before.id
    )
    select count(*) filter (where published_at is not null) as published from before`.execute(db);
  return Number(rows[0]?.published ?? 0);
}

export async function versionOfBlob(db: Reader, blobId: string): Promise<string | null> {
  const row = await db
    .selectFrom('room_version')
    .select('id')
    .where('blob_id', '=', blobId)
    .executeTakeFirst();
  return row?.id ?? null;
}
