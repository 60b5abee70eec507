import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { RoomRendition } from '#platform/db/tables.ts';

export type RenditionRow = Selectable<RoomRendition>;

/** A version of a document with what is known of its pages. */
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

/** Name and address of who looks. */
export function viewerById(db: Reader, personId: string) {
  return db
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirst();
}

/** Versions that nobody has tried to show yet, the oldest first. */
export function versionsToRead(db: Reader, limit: number) {
  return db
    .selectFrom('room_version')
    .leftJoin('room_rendition', 'room_rendition.version_id', 'room_version.id')
    .select(['room_version.id', 'room_version.blob_id', 'room_version.kind', 'room_version.file_name'])
    .where('room_rendition.version_id', 'is', null)
    .orderBy('room_version.created_at')
    .orderBy('room_version.id')
    .limit(limit)
    .execute();
}
export type VersionToRead = Awaited<ReturnType<typeof versionsToRead>>[number];

/** Tells whether this was the first one to say so. */
export async function insertRendition(db: Tx, row: RenditionRow): Promise<boolean> {
  const added = await db
    .insertInto('room_rendition')
    .values(row)
    .onConflict((clash) => clash.column('version_id').doNothing())
    .returning('version_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Pages that go to the database together: what a statement holds is held several times while it is sent. */
const pagesAtOnce = 25;

export async function insertPageTexts(db: Tx, versionId: string, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += pagesAtOnce)
    await sql`
      insert into room_page_text (version_id, page, text)
      select ${versionId}::uuid, ${from}::int + page, text
      from unnest(${sql.val(texts.slice(from, from + pagesAtOnce))}::text[]) with ordinality as given (text, page)
      where text <> ''
      on conflict do nothing`.execute(db);
}

/** Forgets refusals of this kind, so that their versions are tried again. */
export async function forgetRefusals(db: Tx, refusal: string): Promise<void> {
  await db.deleteFrom('room_rendition').where('refusal', '=', refusal).execute();
}

export async function pageText(
  db: Reader,
  of: { versionId: string; page: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('room_page_text')
    .select('text')
    .where('version_id', '=', of.versionId)
    .where('page', '=', of.page)
    .executeTakeFirst();
  return row?.text;
}

/** Marks around the words that were searched for: no text of a page holds such characters. */
export const hitMarks = { start: '\u0002', stop: '\u0003' } as const;

/** Pages of these versions with the words, the best first. */
export async function pagesWith(
  db: Reader,
  of: { versionIds: readonly string[]; q: string; limit: number },
): Promise<{ version_id: string; page: number; snippet: string }[]> {
  const options = `StartSel=${hitMarks.start},StopSel=${hitMarks.stop},MaxWords=26,MinWords=12`;
  const { rows } = await sql<{ version_id: string; page: number; snippet: string }>`
    with asked as (select websearch_to_tsquery('simple', ${of.q}) as words), hit as (
      select version_id, page, text, words, ts_rank(search, words) as rank
      from room_page_text, asked
      where version_id = any(${sql.val([...of.versionIds])}::uuid[]) and search @@ words
      order by rank desc, version_id, page
      limit ${of.limit}
    )
    select version_id, page, ts_headline('simple', text, words, ${options}) as snippet
    from hit order by rank desc, version_id, page`.execute(db);
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
