import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomRendition } from '#platform/db/tables.ts';

export type RenditionRow = Selectable<RoomRendition>;

export function versionWithPages(
  db: Reader,
  of: { documentId: string; versionId: string | null; published: boolean },
) {
  let query = db
    .selectFrom('room_version')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .leftJoin('room_rendition', 'room_rendition.version_id', 'room_version.id')
    .select(['room_version.id', 'room_version.blob_id', 'room_version.kind', 'room_version.size'])
    .select(['room_version.personal_data', 'room_version.file_name', 'room_version.sha256'])
    .select(['room_rendition.pages', 'room_rendition.refusal', 'room_rendition.pdf_key'])
    .where('room_version.document_id', '=', of.documentId);
  if (of.versionId) query = query.where('room_version.id', '=', of.versionId);
  else if (of.published) query = query.whereRef('room_version.id', '=', 'room_document.published_version_id');
  return query.orderBy('room_version.number', 'desc').limit(1).executeTakeFirst();
}
export type VersionWithPages = NonNullable<Awaited<ReturnType<typeof versionWithPages>>>;

/** The newest version of each document of a room, published or not, by document. */
export async function newestVersions(db: Reader, roomId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('room_version')
    .innerJoin('room_document', 'room_document.id', 'room_version.document_id')
    .distinctOn('room_version.document_id')
    .select(['room_version.document_id', 'room_version.id'])
    .where('room_document.room_id', '=', roomId)
    .where('room_document.removed_at', 'is', null)
    .orderBy('room_version.document_id')
    .orderBy('room_version.number', 'desc')
    .execute();
  return new Map(rows.map(({ document_id, id }) => [document_id, id]));
}

export function viewerById(db: Reader, personId: string) {
  return db
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirst();
}

/** `whose`: the account that uploaded it; empty for generated files. */
export type VersionToRead = {
  id: string;
  blob_id: string;
  room_id: string;
  kind: string;
  file_name: string;
  whose: string;
};

/** Round-robin by account, oldest first. `only` or `but`: these kinds or all others. */
export async function versionsToRead(
  db: Reader,
  of: { kinds: readonly string[]; which: 'only' | 'but'; limit: number },
): Promise<VersionToRead[]> {
  const { rows } = await sql<VersionToRead>`
    select id, blob_id, room_id, kind, file_name, whose from (
      select version.id, blob_id, version.room_id, kind, file_name, coalesce(version.created_by::text, '') as whose,
        version.created_at, row_number() over (partition by version.created_by order by version.created_at, version.id) as turn
      from room_version as version join room_document as document on document.id = version.document_id
        left join room_rendition as made on made.version_id = version.id
      where made.version_id is null and document.removed_at is null and (kind = any(${sql.val([...of.kinds])}::text[])) = ${of.which === 'only'}
    ) as waiting
    order by turn, created_at, id
    limit ${of.limit}`.execute(db);
  return rows;
}

export async function forgetWithoutRoom(db: Tx, refusal: string, before: Date): Promise<void> {
  await db
    .deleteFrom('room_rendition')
    .where('refusal', '=', refusal)
    .where('made_at', '<', before)
    .execute();
}

export async function refusedEndings(db: Reader, refusal: string): Promise<string[]> {
  const { rows } = await sql<{ ending: string }>`
    select distinct ${endingOf} as ending
    from room_rendition as made join room_version as version on version.id = made.version_id
    where refusal = ${refusal}`.execute(db);
  return rows.map(({ ending }) => ending);
}

const endingOf = sql`coalesce(lower(substring(file_name from '\\.([A-Za-z0-9]{1,5})$')), '')`;

export async function insertRendition(db: Tx, row: RenditionRow): Promise<boolean> {
  const added = await db
    .insertInto('room_rendition')
    .values(row)
    .onConflict((clash) => clash.column('version_id').doNothing())
    .returning('version_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Pages per statement: a statement is held in memory several times while it is sent. */
const pagesAtOnce = 25;

/** Numbers pages from the first text. Pages without text are skipped; existing ones stay. */
export async function insertPageTexts(db: Tx, versionId: string, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += pagesAtOnce)
    await sql`
      insert into room_page_text (version_id, page, text)
      select ${versionId}::uuid, ${from}::int + page, text
      from unnest(${sql.val(texts.slice(from, from + pagesAtOnce))}::text[]) with ordinality as given (text, page)
      where text <> ''
      on conflict do nothing`.execute(db);
}

/** Returns the versions to retry. `ending`: only files with it. */
export async function forgetRefusals(db: Tx, refusal: string, ending?: string): Promise<string[]> {
  const versions = sql`select id from room_version where ${endingOf} = ${ending ?? ''}`;
  const these = ending === undefined ? sql`` : sql`and version_id in (${versions})`;
  const { rows } = await sql<{ version_id: string }>`
    delete from room_rendition where refusal = ${refusal} ${these} returning version_id`.execute(db);
  return rows.map(({ version_id }) => version_id);
}

export async function pageText(db: Reader, of: { versionId: string; page: number }): Promise<string> {
  const rows = await db
    .selectFrom('room_page_text')
    .select('text')
    .where('version_id', '=', of.versionId)
    .where('page', '=', of.page)
    .orderBy('picture')
    .execute();
  return rows.map(({ text }) => text).join('\n\n');
}

/** The texts of the first pages that have one. `from`: the first page. */
export async function textsOfPages(
  db: Reader,
  of: { versionId: string; from: number; limit: number },
): Promise<{ page: number; text: string }[]> {
  const rows = await db
    .selectFrom('room_page_text')
    .select('page')
    .select(sql<string>`string_agg(text, E'\n\n' order by picture)`.as('text'))
    .where('version_id', '=', of.versionId)
    .where('page', '>=', of.from)
    .groupBy('page')
    .orderBy('page')
    .limit(of.limit)
    .execute();
  return rows;
}

/** `picture`: the text was read from the picture of the page. */
export type PageFound = { version_id: string; page: number; text: string; picture: boolean };

export async function pagesWith(
  db: Reader,
  of: { versionIds: readonly string[]; search: string; limit: number },
): Promise<PageFound[]> {
  const { rows } = await sql<PageFound>`
    select version_id, page, text, picture
    from room_page_text, to_tsquery('simple', ${of.search}) as words
    where version_id = any(${sql.val([...of.versionIds])}::uuid[]) and search @@ words
    order by ts_rank(search, words) desc, version_id, page, picture
    limit ${of.limit}`.execute(db);
  return rows;
}

export async function documentNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_document')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
