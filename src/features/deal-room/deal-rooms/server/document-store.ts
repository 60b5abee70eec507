import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomDocument, RoomVersion } from '#platform/db/tables.ts';

export type DocumentRow = Selectable<RoomDocument>;
export type VersionRow = Selectable<RoomVersion>;
/** `refused`: its pages could not be made. */
export type ShownVersion = VersionRow & { refused: boolean };

/** SQL: whether the pages of a version could not be made. */
export const refused = sql<boolean>`exists (select from room_rendition
  where room_rendition.version_id = room_version.id and refusal is not null)`;

/** What decides who sees a document: where it is, and whether anything is published. For all of a room at once. */
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

/** What a buyer may see of a folder: published documents, all but some, or only some. */
export type Shown = { but: readonly string[] } | { only: readonly string[] };

/** Documents of one folder in the order of the index, after a place; `null`: for the seller's side, all of them. */
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

/** A document of this name in a folder, whatever the case of its letters. */
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

/** Keeps others from giving a document of a folder this name, or a version to the one that has it, for a transaction. */
export async function lockName(
  db: Tx,
  { folderId, name }: { folderId: string; name: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${folderId} || lower(${name}), 0))`.execute(db);
}

/** Keeps others from giving a document another version, for a transaction; as it is now. */
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
 * Takes the next numbers in folders, so many in each; the last one taken in each. A number is given once, whatever
 * becomes of whoever it was given to.
 */
export async function takePlaces(db: Tx, wanted: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; last: number }>`
    update room_folder set documents_placed = documents_placed + given.count
    from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::integer[]) as given (id, count)
    where room_folder.id = given.id
    returning room_folder.id, documents_placed as last`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** What a folder is sorted by. The room must be locked. */
export function documentsToSort(db: Reader, folderId: string) {
  return db
    .selectFrom('room_document')
    .select(['id', 'name', 'place', 'created_at as createdAt'])
    .where('folder_id', '=', folderId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Gives documents of one folder other places among those that they have. */
export async function movePlaces(db: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  const given = sql`unnest(${[...places.keys()]}::uuid[], ${[...places.values()]}::integer[]) as given (id, place)`;
  // Each place is one document's at a time: first out of the way, then where they go.
  for (const aside of [1_000_000_000, 0])
    await sql`
      update room_document set place = given.place + ${aside}::integer
      from ${given} where room_document.id = given.id`.execute(db);
}

/** Which of these names documents have already, folder by folder: `folder id name in lower case`. */
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

/** Writes if the document still has the version that the writer saw; in another folder at the number taken there. */
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

/** A version, and the hash of its file where that is kept: it is known from now on. */
export async function insertVersion(db: Tx, row: Insertable<RoomVersion>): Promise<void> {
  await db
    .with('known', (kept) =>
      kept.updateTable('room_blob').set({ sha256: row.sha256 }).where('id', '=', row.blob_id),
    )
    .insertInto('room_version')
    .values(row)
    .execute();
}

/** Versions of documents, the newest first. */
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

/** The version of a document with the highest number. */
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

/** The names of these documents, those that are in the room. */
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
