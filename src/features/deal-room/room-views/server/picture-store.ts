import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import type { PageState } from '../domain/legibility.ts';
import type { VersionToRead } from './viewing-store.ts';

export type VersionToChoose = VersionToRead & { pdf_key: string | null };

/** Versions with pages of which no one has yet chosen the pictures for this reader. */
export async function versionsToChoose(
  db: Reader,
  { reader, limit }: { reader: number; limit: number },
): Promise<VersionToChoose[]> {
  const { rows } = await sql<VersionToChoose>`
    select version.id, blob_id, version.room_id, kind, file_name, pdf_key, coalesce(version.created_by::text, '') as whose
    from room_rendition as made join room_version as version on version.id = made.version_id
      join room_document as document on document.id = version.document_id
    where coalesce(pictures_by, 0) < ${reader} and pages is not null and document.removed_at is null
    order by made_at, version.id
    limit ${limit}`.execute(db);
  return rows;
}

/** `most`: pages beyond it are not read. Pages whose text is known, as of a redacted copy, are left out. */
export async function choosePages(
  db: Tx,
  versionId: string,
  { pages, reader, most }: { pages: readonly number[]; reader: number; most: number },
): Promise<void> {
  await sql`
    insert into room_page_reading (version_id, page, state)
    select ${versionId}::uuid, page, case when turn > ${most} then 'illegible' else 'waiting' end
    from unnest(${sql.val([...pages])}::int[]) with ordinality as given (page, turn)
    on conflict (version_id, page) do update set state = excluded.state, attempts = 0, begun_at = null`.execute(
    db,
  );
  await sql`
    update room_rendition set pictures_by = ${reader}, pictures_done_at = null where version_id = ${versionId}`.execute(
    db,
  );
}

export async function pagesWithText(db: Reader, versionId: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('room_page_text')
    .select('page')
    .where('version_id', '=', versionId)
    .where('picture', '=', false)
    .execute();
  return new Set(rows.map(({ page }) => page));
}

export type PageToRead = VersionToChoose & { page: number };

/** Round-robin by account. A page that another process began a while ago counts as given up. */
export async function pagesToRead(
  db: Reader,
  of: { begunBefore: Date; limit: number },
): Promise<PageToRead[]> {
  const { rows } = await sql<PageToRead>`
    select id, blob_id, room_id, kind, file_name, pdf_key, page, whose from (
      select version.id, blob_id, version.room_id, kind, file_name, pdf_key, page, made_at,
        coalesce(version.created_by::text, '') as whose,
        row_number() over (partition by version.created_by order by made_at, version.id, page) as turn
      from room_page_reading as reading join room_version as version on version.id = reading.version_id
        join room_document as document on document.id = version.document_id
        join room_rendition as made on made.version_id = version.id
      where reading.state = 'waiting' and (begun_at is null or begun_at < ${of.begunBefore})
        and document.removed_at is null and made.pages is not null
    ) as waiting
    order by turn, made_at, id, page
    limit ${of.limit}`.execute(db);
  return rows;
}

type Page = { versionId: string; page: number };

/** How often it was begun, with this time. `null`: another process was faster, or the document is gone. */
export async function beginPage(
  db: Tx,
  { versionId, page, now, begunBefore }: Page & { now: Date; begunBefore: Date },
): Promise<number | null> {
  const { rows } = await sql<{ attempts: number }>`
    update room_page_reading set attempts = attempts + 1, begun_at = ${now}
    where version_id = ${versionId} and page = ${page} and state = 'waiting'
      and (begun_at is null or begun_at < ${begunBefore})
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? null;
}

/** `counts`: the page may be at fault, so this was one of its attempts. */
export async function letPageWait(
  db: Tx,
  { versionId, page, counts }: Page & { counts: boolean },
): Promise<void> {
  await sql`
    update room_page_reading set begun_at = null, attempts = attempts - ${counts ? 0 : 1}
    where version_id = ${versionId} and page = ${page} and state = 'waiting'`.execute(db);
}

type Kept = Page & { state: PageState; confidence: number; text: string; words: readonly unknown[] };

/** Replaces what an earlier reader found. Nothing is kept of a page that is gone. */
export async function keepPage(db: Tx, of: Kept): Promise<void> {
  const { rows } = await sql`
    update room_page_reading
    set state = ${of.state}, confidence = ${of.confidence}, words = ${JSON.stringify(of.words)}::jsonb
    where version_id = ${of.versionId} and page = ${of.page} and state = 'waiting'
    returning page`.execute(db);
  if (rows.length === 0) return;
  await sql`
    delete from room_page_text where version_id = ${of.versionId} and page = ${of.page} and picture`.execute(
    db,
  );
  if (of.text === '') return;
  await sql`
    insert into room_page_text (version_id, page, picture, text)
    values (${of.versionId}, ${of.page}, true, ${of.text})`.execute(db);
}

/** Versions of which nothing waits any more, after their own text was scanned. */
export async function versionsToSettle(
  db: Reader,
  limit: number,
): Promise<{ id: string; legible: boolean }[]> {
  const { rows } = await sql<{ id: string; legible: boolean }>`
    select version.id, made.pages is not null and not exists (
      select from room_page_reading where version_id = version.id and state = 'illegible') as legible
    from room_rendition as made join room_version as version on version.id = made.version_id
    where made.pictures_done_at is null and (made.pages is null or made.pictures_by is not null)
      and (version.personal_data <> 'waiting' or version.pictures_wait)
      and not exists (select from room_page_reading where version_id = version.id and state = 'waiting')
    limit ${limit}`.execute(db);
  return rows;
}

export async function endPictures(db: Tx, versionId: string, at: Date): Promise<void> {
  await db
    .updateTable('room_rendition')
    .set({ pictures_done_at: at })
    .where('version_id', '=', versionId)
    .execute();
}

export async function pictureTexts(db: Reader, versionId: string): Promise<{ page: number; text: string }[]> {
  return db
    .selectFrom('room_page_text')
    .select(['page', 'text'])
    .where('version_id', '=', versionId)
    .where('picture', '=', true)
    .orderBy('page')
    .execute();
}

/** Pages that are pictures and have no words yet, or never will. */
export async function unreadPages(
  db: Reader,
  versionIds: readonly string[],
): Promise<{ version_id: string; page: number; state: string }[]> {
  return db
    .selectFrom('room_page_reading')
    .select(['version_id', 'page', 'state'])
    .where('version_id', '=', sql<string>`any(${sql.val([...versionIds])}::uuid[])`)
    .where('state', 'in', ['waiting', 'illegible'])
    .orderBy('version_id')
    .orderBy('page')
    .execute();
}

const share = z.number().min(0).max(1);
const placedWords = z.array(
  z
    .tuple([z.string(), share, share, share, share])
    .transform(([text, x, y, width, height]) => ({ text, x, y, width, height })),
);
export type PlacedWords = z.output<typeof placedWords>;

/** Words with their boxes, by version and page, of some pages that were read from a picture. */
export async function placedWordsOf(
  db: Reader,
  pages: readonly { version_id: string; page: number }[],
): Promise<Map<string, PlacedWords>> {
  if (pages.length === 0) return new Map();
  const { rows } = await sql<{ version_id: string; page: number; words: unknown }>`
    select version_id, page, words from room_page_reading
    where words is not null and (version_id, page) in (
      select * from unnest(
        ${sql.val(pages.map((one) => one.version_id))}::uuid[], ${sql.val(pages.map(({ page }) => page))}::int[]))`.execute(
    db,
  );
  return new Map(rows.map((row) => [`${row.version_id} ${row.page}`, placedWords.parse(row.words)]));
}
