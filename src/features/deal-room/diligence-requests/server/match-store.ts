import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

/** With the version that a buyer sees, or else the newest, and what was said of it for requests in the same words. */
export async function papersOf(db: Reader, roomId: string) {
  return db
    .selectFrom('room_document')
    .innerJoin('room_version', (join) =>
      join.on(
        sql<boolean>`room_version.id = coalesce(room_document.published_version_id, (select newest.id
          from room_version as newest where newest.document_id = room_document.id
          order by newest.number desc limit 1))`,
      ),
    )
    .select([
      'room_document.id',
      'room_document.name',
      'room_document.folder_id',
      'room_document.place',
      'room_document.published_version_id',
      sql<string>`to_char(room_version.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('uploaded_on'),
      sql<Record<string, boolean>>`coalesce((select jsonb_object_agg(words, holds) from diligence_match
        where diligence_match.document_id = room_document.id), '{}')`.as('said'),
    ])
    .where('room_document.room_id', '=', roomId)
    .where('room_document.removed_at', 'is', null)
    .orderBy('room_document.folder_id')
    .orderBy('room_document.place')
    .execute();
}
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];

export async function keepSaid(
  db: Tx,
  of: { roomId: string; words: string; holds: boolean; by: string; at: Date },
  documentIds: readonly string[],
): Promise<void> {
  const said = { holds: of.holds, said_by: of.by, said_at: of.at };
  await db
    .insertInto('diligence_match')
    .values(documentIds.map((id) => ({ room_id: of.roomId, words: of.words, document_id: id, ...said })))
    .onConflict((clash) => clash.columns(['room_id', 'words', 'document_id']).doUpdateSet(said))
    .execute();
}
