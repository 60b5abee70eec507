import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { refused, type VersionRow } from './document-store.ts';

/** A draft version. `shown`: another version of the document is published. */
export type StagedVersion = VersionRow & {
  folder_id: string;
  name: string;
  shown: boolean;
  refused: boolean;
};

export function stagedVersions(
  db: Reader,
  roomId: string,
  documentIds: readonly string[] | null,
): Promise<StagedVersion[]> {
  return staged(db, roomId, documentIds).execute();
}

export function lockStaged(
  db: Tx,
  roomId: string,
  documentIds: readonly string[] | null,
): Promise<StagedVersion[]> {
  return staged(db, roomId, documentIds).forNoKeyUpdate(['room_version', 'room_document']).execute();
}

function staged(db: Reader, roomId: string, documentIds: readonly string[] | null) {
  const query = db
    .selectFrom('room_version')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .selectAll('room_version')
    .select([
      'room_document.folder_id',
      'room_document.name',
      sql<boolean>`room_document.published_version_id is not null`.as('shown'),
      refused.as('refused'),
    ])
    .where('room_document.room_id', '=', roomId)
    .where('room_document.removed_at', 'is', null)
    .where('room_version.published_at', 'is', null)
    .where(
      sql<boolean>`room_version.number = (select max(number) from room_version as newest
        where newest.document_id = room_version.document_id)`,
    )
    .orderBy('room_version.id');
  return documentIds === null
    ? query
    : query.where('room_document.id', '=', sql<string>`any(${sql.val([...documentIds])}::uuid[])`);
}

export async function publishVersions(db: Tx, ids: readonly string[], at: Date): Promise<void> {
  const these = sql`any(${sql.val([...ids])}::uuid[])`;
  await sql`update room_version set published_at = ${at} where id = ${these}`.execute(db);
  await sql`
    update room_document set published_version_id = room_version.id, version = room_document.version + 1
    from room_version where room_version.document_id = room_document.id and room_version.id = ${these}`.execute(
    db,
  );
}

export async function countHeld(
  db: Reader,
  roomId: string,
): Promise<Record<'held' | 'waiting' | 'unreadable', number>> {
  const rows = await db
    .selectFrom('room_version')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .select('room_version.personal_data')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('room_version.room_id', '=', roomId)
    .where('room_version.published_at', 'is', null)
    .where('room_document.removed_at', 'is', null)
    .where('room_version.personal_data', 'in', ['found', 'waiting', 'unreadable'])
    .where(
      sql<boolean>`room_version.number = (select max(number) from room_version as newest
        where newest.document_id = room_version.document_id)`,
    )
    .groupBy('room_version.personal_data')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.personal_data === state)?.n ?? 0);
  return { held: of('found'), waiting: of('waiting'), unreadable: of('unreadable') };
}

export async function countUnpaged(db: Reader, roomId: string, shown: readonly string[]): Promise<number> {
  const { n } = await db
    .selectFrom('room_version')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('room_version.room_id', '=', roomId)
    .where('room_version.published_at', 'is', null)
    .where('room_document.removed_at', 'is', null)
    .where('room_version.personal_data', 'not in', ['found', 'waiting'])
    .where(
      sql<boolean>`room_version.number = (select max(number) from room_version as newest
        where newest.document_id = room_version.document_id)`,
    )
    .where(sql<boolean>`(${refused} or room_version.kind <> all(${sql.val([...shown])}::text[]))`)
    .executeTakeFirstOrThrow();
  return Number(n);
}
