import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsDatabook } from '#platform/db/tables.ts';

export type DatabookRow = Selectable<EarningsDatabook>;
export type PartRow = { number: number; size: number; key: string };

/** The newest first, at most `limit` of each stage. */
export async function databooksOf(db: Reader, reviewId: string, limit: number): Promise<DatabookRow[]> {
  const { rows } = await sql<DatabookRow>`
    select * from (
      select *, row_number() over (partition by stage order by number desc) as place
      from earnings_databook where review_id = ${reviewId}) as databook
    where place <= ${limit} order by number desc, stage`.execute(db);
  return rows;
}

export function findDatabook(db: Reader, id: string): Promise<DatabookRow | undefined> {
  return db.selectFrom('earnings_databook').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockDatabook(tx: Tx, id: string): Promise<DatabookRow | undefined> {
  return tx
    .selectFrom('earnings_databook')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locked until the transaction ends. */
export function newestOfStage(tx: Tx, reviewId: string, stage: string): Promise<DatabookRow | undefined> {
  return tx
    .selectFrom('earnings_databook')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('stage', '=', stage)
    .orderBy('number', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertDatabook(tx: Tx, row: Insertable<EarningsDatabook>): Promise<void> {
  await tx.insertInto('earnings_databook').values(row).execute();
}

export async function updateDatabook(
  tx: Tx,
  id: string,
  {
    basis,
    figures,
    ...values
  }: Omit<Updateable<EarningsDatabook>, 'basis' | 'figures'> & {
    basis?: unknown;
    figures?: unknown;
  },
): Promise<void> {
  await tx
    .updateTable('earnings_databook')
    .set({
      ...values,
      ...(basis === undefined ? {} : { basis: JSON.stringify(basis) }),
      ...(figures === undefined ? {} : { figures: figures === null ? null : JSON.stringify(figures) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Notes how many lines are written. False if it was given up: the review is gone, or it was begun again. */
export async function noteLines(
  tx: Tx,
  of: { id: string; attempt: number; done: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('earnings_databook')
    .set({ lines_done: of.done, touched_at: of.at })
    .where('id', '=', of.id)
    .where('status', '=', 'making')
    .where('attempt', '=', of.attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertParts(tx: Tx, databookId: string, parts: readonly PartRow[]): Promise<void> {
  await tx
    .insertInto('earnings_databook_part')
    .values(parts.map((part) => ({ databook_id: databookId, ...part })))
    .execute();
}

export function partsOfDatabook(db: Reader, databookId: string): Promise<PartRow[]> {
  return db
    .selectFrom('earnings_databook_part')
    .select(['number', 'size', 'key'])
    .where('databook_id', '=', databookId)
    .orderBy('number')
    .execute();
}

/** `null`: it agrees with the books again, and the next change is told anew. */
export async function setBookStale(tx: Tx, id: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('earnings_databook')
    .set(since === null ? { stale_since: null, told_at: null } : { stale_since: since })
    .where('id', '=', id)
    .execute();
}

/** Those that show no sign of life since `before`. */
export function stalledDatabooks(db: Reader, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('earnings_databook')
    .select('id')
    .where('status', '=', 'making')
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .execute();
}

export type ReviewOfBook = {
  id: string;
  owner_id: string;
  year_ends: string;
  latest_ends: string;
  years: number;
  first_name: string;
  last_name: string;
};

/** For the job, which is no one. */
export function reviewOfBook(db: Reader, reviewId: string): Promise<ReviewOfBook | undefined> {
  return db
    .selectFrom('earnings_review')
    .innerJoin('business', 'business.id', 'earnings_review.business_id')
    .innerJoin('person', 'person.id', 'business.owner_id')
    .select(['earnings_review.id', 'business.owner_id', 'year_ends', 'latest_ends', 'years'])
    .select(['person.first_name', 'person.last_name'])
    .where('earnings_review.id', '=', reviewId)
    .executeTakeFirst();
}

export type Basis = { months: string; accounts: string; adjustments: string; findings: string };

/** Fingerprints of what a databook of a dataset version is made from, besides its lines. */
export async function basisOfBook(db: Reader, reviewId: string, dataset: number): Promise<Basis> {
  const { rows } = await sql<Basis>`
    select md5(concat_ws(';', year_ends, latest_ends, years)) as months,
      (select md5(coalesce(string_agg(concat_ws(':', id, code, purpose), ',' order by id), ''))
        from general_ledger_account where review_id = review.id) as accounts,
      (select md5(coalesce(string_agg(concat_ws(':', id, version), ',' order by number), ''))
        from earnings_adjustment where review_id = review.id) as adjustments,
      md5(concat_ws(';',
        (select status from earnings_test_run where review_id = review.id and dataset = ${dataset}::integer),
        (select string_agg(concat_ws(':', test, subject, dollars, stake, rows, explanation, asked_again), ',' order by test, subject)
          from earnings_finding where review_id = review.id and dataset = ${dataset}::integer))) as findings
    from earnings_review as review where id = ${reviewId}`.execute(db);
  return rows[0] ?? { months: '', accounts: '', adjustments: '', findings: '' };
}
