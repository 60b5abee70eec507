import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomFolder } from '#platform/db/tables.ts';
import type { FolderStage } from '../domain/rights.ts';

export type FolderRow = Selectable<RoomFolder>;

export function foldersOf(db: Reader, roomId: string): Promise<FolderRow[]> {
  return db
    .selectFrom('room_folder')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export function findFolder(db: Reader, id: string): Promise<FolderRow | undefined> {
  return db
    .selectFrom('room_folder')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function insertFolders(db: Tx, rows: readonly Insertable<RoomFolder>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('room_folder').values(rows).execute();
}

/** Numbers of removed folders are not reused, nor those of documents beside them. */
export async function nextFolderPlace(db: Tx, roomId: string, parentId: string | null): Promise<number> {
  return ((await lastFolderPlaces(db, roomId)).get(parentId) ?? 0) + 1;
}

/** The last number that a folder or a document has, by the folder above. */
export async function lastFolderPlaces(db: Tx, roomId: string): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ parent_id: string | null; last: number }>`
    select parent_id, max(place) as last
    from (
      select parent_id, place from room_folder where room_id = ${roomId}::uuid
      union all
      select id, documents_placed from room_folder where room_id = ${roomId}::uuid
    ) as placed
    group by parent_id`.execute(db);
  return new Map(rows.map(({ parent_id, last }) => [parent_id, last]));
}

export function updateFolder(
  db: Tx,
  seen: { id: string; version: number },
  values: Updateable<RoomFolder>,
): Promise<FolderRow | undefined> {
  return db
    .updateTable('room_folder')
    .set({ ...values, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function stageFolders(db: Tx, ids: readonly string[], stage: FolderStage): Promise<void> {
  await db
    .updateTable('room_folder')
    .set({ stage, version: sql`version + 1` })
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
}

export async function holdsAnything(db: Reader, id: string): Promise<boolean> {
  const { holds } = await db
    .selectNoFrom((select) =>
      select
        .or([
          select.exists(
            select
              .selectFrom('room_folder')
              .select('id')
              .where('parent_id', '=', id)
              .where('removed_at', 'is', null),
          ),
          select.exists(
            select
              .selectFrom('room_document')
              .select('id')
              .where('folder_id', '=', id)
              .where('removed_at', 'is', null),
          ),
        ])
        .as('holds'),
    )
    .executeTakeFirstOrThrow();
  return holds === true;
}
