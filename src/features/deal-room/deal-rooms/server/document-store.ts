import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomDocument, RoomVersion } from '#platform/db/tables.ts';

export type DocumentRow = Selectable<RoomDocument>;
export type VersionRow = Selectable<RoomVersion>;
export type ShownVersion = VersionRow & { refused: boolean };

export const refused = sql<boolean>`exists (select from room_rendition
  where room_rendition.version_id = room_version.id and refusal is not null)`;

export function documentPlaces(db: Reader, roomId: string) {
  return db
    .selectFrom('room_document')
    .select(['id', 'folder_id', 'published_version_id'])
    .select(
      sql<boolean>`exists (select from room_version where document_id = room_document.id and published_at is null
        and room_version.number > coalesce((select number from room_version as shown
          where shown.id = room_document.published_version_id), 0))`.as('staged'),
    )
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Which published documents of a folder a buyer may see: all but some, or only some. */
export type Shown = { but: readonly string[] } | { only: readonly string[] };

export function documentsIn(
  db: Reader,
  of: { folderId: string; after: number; limit: number; shown: Shown | null },
): Promise<DocumentRow[]> {
  let query = db
    .selectFrom('room_document')
    .selectAll()
    .where('folder_id', '=', of.folderId)
    .where('removed_at', 'is', null)
    .where('place', '>', of.after);
  if (of.shown) {
    const some = 'only' in of.shown ? of.shown.only : of.shown.but;
    const among = sql<boolean>`id = any(${sql.val([...some])}::uuid[])`;
    query = query
      .where('published_version_id', 'is not', null)
      .where('only' in of.shown ? among : sql<boolean>`not ${among}`);
  }
  return query.orderBy('place').limit(of.limit).execute();
}

export function findDocument(db: Reader, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('room_document')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function documentNamed(
  db: Reader,
  { folderId, name }: { folderId: string; name: string },
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('room_document')
    .selectAll()
    .where('folder_id', '=', folderId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
}

/** Locks a name in a folder for the transaction, against a second document or version of that name. */
export async function lockName(
  db: Tx,
  { folderId, name }: { folderId: string; name: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${folderId} || lower(${name}), 0))`.execute(db);
}

export function lockDocument(db: Tx, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('room_document')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countDocuments(db: Reader, roomId: string): Promise<number> {
  const { n } = await db
    .selectFrom('room_document')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function insertDocument(db: Tx, row: Insertable<RoomDocument>): Promise<DocumentRow> {
  return db.insertInto('room_document').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Takes the next numbers in each folder and returns the last one taken. Numbers are never reused, and no document gets
 * that of a folder beside it.
 */
export async function takePlaces(db: Tx, wanted: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; last: number }>`
    update room_folder set documents_placed = given.count + greatest(documents_placed,
      (select max(inner_folder.place) from room_folder as inner_folder where inner_folder.parent_id = room_folder.id))
    from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::integer[]) as given (id, count)
    where room_folder.id = given.id
    returning room_folder.id, documents_placed as last`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** The caller must have locked the room. */
export function documentsToSort(db: Reader, folderId: string) {
  return db
    .selectFrom('room_document')
    .select(['id', 'name', 'place', 'created_at as createdAt'])
    .where('folder_id', '=', folderId)
    .where('removed_at', 'is', null)
    .execute();
}

export async function movePlaces(db: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  const given = sql`unnest(${[...places.keys()]}::uuid[], ${[...places.values()]}::integer[]) as given (id, place)`;
  // Places are unique, so they are moved out of the way first.
  for (const aside of [1_000_000_000, 0])
    await sql`
      update room_document set place = given.place + ${aside}::integer
      from ${given} where room_document.id = given.id`.execute(db);
}

/** Returns the names already in use, as `folderId name` in lower case. */
export async function namesTaken(
  db: Reader,
  wanted: readonly { folderId: string; name: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ folder_id: string; name: string }>`
    select folder_id, lower(room_document.name) as name from room_document
    where removed_at is null and folder_id = any(${wanted.map(({ folderId }) => folderId)}::uuid[])
      and lower(room_document.name) in (select lower(given) from unnest(${wanted.map(({ name }) => name)}::text[]) as given)`.execute(
    db,
  );
  return new Set(rows.map((row) => `${row.folder_id} ${row.name}`));
}

/** Updates only if the version matches. In another folder the document gets the number taken there. */
export function updateDocument(
  db: Tx,
  seen: { id: string; version: number },
  { moved, ...values }: Updateable<RoomDocument> & { moved?: { folderId: string; place: number } },
): Promise<DocumentRow | undefined> {
  return db
    .updateTable('room_document')
    .set({
      ...values,
      ...(moved === undefined ? {} : { folder_id: moved.folderId, place: moved.place }),
      version: seen.version + 1,
    })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertVersion(db: Tx, row: Insertable<RoomVersion>): Promise<void> {
  await db
    .with('known', (kept) =>
      kept.updateTable('room_blob').set({ sha256: row.sha256 }).where('id', '=', row.blob_id),
    )
    .insertInto('room_version')
    .values(row)
    .execute();
}

export async function versionsOf(db: Reader, documentIds: readonly string[]): Promise<ShownVersion[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('room_version')
    .selectAll()
    .select(refused.as('refused'))
    .where('document_id', '=', sql<string>`any(${sql.val([...documentIds])}::uuid[])`)
    .orderBy('document_id')
    .orderBy('number', 'desc')
    .execute();
}

export function findVersion(db: Reader, id: string): Promise<VersionRow | undefined> {
  return db.selectFrom('room_version').selectAll().where('id', '=', id).executeTakeFirst();
}

export function newestVersion(
  db: Reader,
  documentId: string,
): Promise<Pick<VersionRow, 'id' | 'number' | 'sha256'> | undefined> {
  return db
    .selectFrom('room_version')
    .select(['id', 'number', 'sha256'])
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function documentNames(
  db: Reader,
  roomId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_document')
    .select(['id', 'name'])
    .where('room_id', '=', roomId)
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a person uploaded, in all rooms and versions, the oldest first. */
export function versionsBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('room_version')
    .select(['id', 'room_id', 'file_name', 'created_at'])
    .where('created_by', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}
