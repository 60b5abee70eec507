import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsAccount, EarningsBook, EarningsFile, EarningsYear, Json } from '#platform/db/tables.ts';

export type BookRow = Selectable<EarningsBook>;
export type FileRow = Selectable<EarningsFile>;
export type YearRow = Selectable<EarningsYear>;
export type AccountRow = Selectable<EarningsAccount>;

export const endsOf = ({ year_ends, latest_ends }: BookRow) => ({
  yearEnds: year_ends,
  latestEnds: latest_ends,
});

/** Also for an empty list, so that the number of statements does not depend on its length. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;

export async function findBook(db: Reader, checkId: string): Promise<BookRow | undefined> {
  const [book] = await bookRows(db, [checkId]);
  return book;
}

export function bookRows(db: Reader, checkIds: readonly string[]): Promise<BookRow[]> {
  return db.selectFrom('earnings_book').selectAll().where('check_id', '=', anyOf(checkIds)).execute();
}

/** The caller holds the lock of the check. */
export async function openedBook(tx: Tx, row: Insertable<EarningsBook>): Promise<BookRow> {
  await tx
    .insertInto('earnings_book')
    .values(row)
    .onConflict((clash) => clash.column('check_id').doNothing())
    .execute();
  return tx
    .selectFrom('earnings_book')
    .selectAll()
    .where('check_id', '=', row.check_id)
    .executeTakeFirstOrThrow();
}

/** Returns false if they have another version. */
export async function writeBook(
  tx: Tx,
  checkId: string,
  version: number,
  change: Updateable<EarningsBook>,
): Promise<boolean> {
  const written = await tx
    .updateTable('earnings_book')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('check_id', '=', checkId)
    .where('version', '=', version)
    .returning('check_id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function rememberRows(
  tx: Tx,
  checkId: string,
  uses: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .updateTable('earnings_book')
    .set({ row_uses: sql<Json>`row_uses || ${json(uses)}` })
    .where('check_id', '=', checkId)
    .execute();
}

export async function writeChecklistAnswer(
  tx: Tx,
  checkId: string,
  item: string,
  answer: string | null,
): Promise<void> {
  const more = json(answer === null ? {} : { [item]: answer });
  await tx
    .updateTable('earnings_book')
    .set({ add_back_answers: sql<Json>`(add_back_answers - ${item}::text) || ${more}` })
    .where('check_id', '=', checkId)
    .execute();
}

export async function touchBook(tx: Tx, checkId: string, now: Date): Promise<void> {
  await tx
    .updateTable('earnings_book')
    .set({ books_changed_at: now })
    .where('check_id', '=', checkId)
    .execute();
}

export function yearRows(db: Reader, checkIds: readonly string[]): Promise<YearRow[]> {
  return db
    .selectFrom('earnings_year')
    .selectAll()
    .where('check_id', '=', anyOf(checkIds))
    .orderBy('period')
    .execute();
}

/** `version` 0 inserts it. Returns false if it has another version. */
export async function writeYear(
  tx: Tx,
  row: Omit<Insertable<EarningsYear>, 'lines' | 'version'> & { lines: unknown },
  version: number,
): Promise<boolean> {
  const values = { ...row, lines: json(row.lines) };
  if (version === 0) {
    const added = await tx
      .insertInto('earnings_year')
      .values(values)
      .onConflict((clash) => clash.columns(['check_id', 'period']).doNothing())
      .returning('period')
      .executeTakeFirst();
    return added !== undefined;
  }
  const written = await tx
    .updateTable('earnings_year')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('check_id', '=', row.check_id)
    .where('period', '=', row.period)
    .where('version', '=', version)
    .returning('period')
    .executeTakeFirst();
  return written !== undefined;
}

/** If the other period already has figures, they stay and the moved ones are deleted. */
export async function moveYear(
  tx: Tx,
  checkId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const has = await tx
    .selectFrom('earnings_year')
    .select('period')
    .where('check_id', '=', checkId)
    .where('period', '=', to)
    .executeTakeFirst();
  if (has) {
    await tx.deleteFrom('earnings_year').where('check_id', '=', checkId).where('period', '=', from).execute();
    return;
  }
  await tx
    .updateTable('earnings_year')
    .set({ period: to })
    .where('check_id', '=', checkId)
    .where('period', '=', from)
    .execute();
}

export async function removeYear(tx: Tx, checkId: string, period: string, version: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('earnings_year')
    .where('check_id', '=', checkId)
    .where('period', '=', period)
    .where('version', '=', version)
    .returning('period')
    .executeTakeFirst();
  return gone !== undefined;
}

export function fileRows(db: Reader, checkIds: readonly string[]): Promise<FileRow[]> {
  return db
    .selectFrom('earnings_file')
    .selectAll()
    .where('check_id', '=', anyOf(checkIds))
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertFile(
  tx: Tx,
  row: Omit<Insertable<EarningsFile>, 'columns' | 'lines'> & { columns: unknown; lines: unknown },
): Promise<void> {
  await tx
    .insertInto('earnings_file')
    .values({ ...row, columns: json(row.columns), lines: json(row.lines) })
    .execute();
}

export function fileRow(db: Reader, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('earnings_file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose bytes were kept, the newest first. */
export function filesKeptBy(db: Reader, personId: string, limit: number) {
  return db
    .selectFrom('earnings_file')
    .select(['id', 'check_id', 'file_name', 'title', 'kept_at', 'key', 'original_sha256'])
    .where('kept_by', '=', personId)
    .where('key', 'is not', null)
    .orderBy('kept_at', 'desc')
    .limit(limit)
    .execute();
}

export async function countFilesOf(db: Reader, personId: string): Promise<number> {
  const { n } = await db
    .selectFrom('earnings_file')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('kept_by', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function checkOfFile(db: Reader, id: string): Promise<{ check_id: string } | undefined> {
  return db.selectFrom('earnings_file').select('check_id').where('id', '=', id).executeTakeFirst();
}

export async function removeFile(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('earnings_file').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

export function accountRows(db: Reader, checkIds: readonly string[]): Promise<AccountRow[]> {
  return db
    .selectFrom('earnings_account')
    .selectAll()
    .where('check_id', '=', anyOf(checkIds))
    .orderBy('path')
    .execute();
}

export async function addAccounts(
  tx: Tx,
  checkId: string,
  accounts: readonly { path: string; section: string; account: string }[],
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insertInto('earnings_account')
    .values(accounts.map((account) => ({ ...account, check_id: checkId, decided: false })))
    .onConflict((clash) => clash.columns(['check_id', 'path']).doNothing())
    .execute();
}

/** Returns false if the match is no longer the one that the caller saw. */
export async function writeAccount(
  tx: Tx,
  checkId: string,
  { path, seen, account }: { path: string; seen: string; account: string },
  by: string,
): Promise<boolean> {
  const written = await tx
    .updateTable('earnings_account')
    .set({ account, decided: true, decided_by: by })
    .where('check_id', '=', checkId)
    .where('path', '=', path)
    .where('account', '=', seen)
    .returning('path')
    .executeTakeFirst();
  return written !== undefined;
}
