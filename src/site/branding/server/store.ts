import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { BrandingDraft, BrandingMark, BrandingVersion } from '#platform/db/tables.ts';

const mostVersions = 100;

export function findDraft(db: Reader) {
  return db.selectFrom('branding_draft').select(['id', 'content', 'revision', 'saved_at']).executeTakeFirst();
}

/** Returns `false` if another save came first. `revision`: the one that the save started from, 0 for none. */
export async function writeDraft(
  tx: Tx,
  row: Omit<Insertable<BrandingDraft>, 'single' | 'revision'>,
  revision: number,
): Promise<boolean> {
  const { content, saved_at, saved_by } = row;
  const next = revision + 1;
  const { numInsertedOrUpdatedRows } =
    revision === 0
      ? await tx
          .insertInto('branding_draft')
          .values({ ...row, revision: next })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : { numInsertedOrUpdatedRows: await updated() };
  return numInsertedOrUpdatedRows === 1n;

  async function updated(): Promise<bigint> {
    const { numUpdatedRows } = await tx
      .updateTable('branding_draft')
      .set({ content, saved_at, saved_by, revision: next })
      .where('revision', '=', revision)
      .executeTakeFirst();
    return numUpdatedRows;
  }
}

/** Version 0 if nothing was published. */
export async function newestVersion(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('branding_version')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return row.version ?? 0;
}

export async function contentOf(db: Reader, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('branding_version')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The newest first. */
export function recentVersions(db: Reader) {
  return db
    .selectFrom('branding_version')
    .leftJoin('person', 'person.id', 'branding_version.published_by')
    .select(['version', 'changed', 'published_at', 'person.first_name', 'person.last_name'])
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
}

/** One publishes at a time: the version numbers have no gaps. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`lock table branding_version in exclusive mode`.execute(tx);
}

export async function insertVersion(tx: Tx, row: Insertable<BrandingVersion>): Promise<void> {
  await tx.insertInto('branding_version').values(row).execute();
}

export async function insertMark(tx: Tx, row: Insertable<BrandingMark>): Promise<void> {
  await tx.insertInto('branding_mark').values(row).execute();
}

export function findMark(db: Reader, id: string) {
  return db.selectFrom('branding_mark').select('bytes').where('id', '=', id).executeTakeFirst();
}
