import { type Selectable, sql } from 'kysely';
import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsTestRun } from '#platform/db/tables.ts';
import { earningsCodes, filesIn, lines, on, revenueCodes } from './ledger-sql.ts';

export type RunRow = Selectable<EarningsTestRun>;
type Of = { reviewId: string; dataset: number };

export function findRun(db: Reader, { reviewId, dataset }: Of): Promise<RunRow | undefined> {
  return db
    .selectFrom('earnings_test_run')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('dataset', '=', dataset)
    .executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockRun(tx: Tx, { reviewId, dataset }: Of): Promise<RunRow | undefined> {
  return tx
    .selectFrom('earnings_test_run')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('dataset', '=', dataset)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A new run, or the one there is from its first test on. */
export async function beginRun(tx: Tx, { reviewId, dataset }: Of, at: Date): Promise<void> {
  const fresh = { status: 'running', step: 0, started_at: at, touched_at: at };
  await tx
    .insertInto('earnings_test_run')
    .values({ review_id: reviewId, dataset, ...fresh })
    .onConflict((clash) => clash.columns(['review_id', 'dataset']).doUpdateSet(fresh))
    .execute();
}

export async function updateRun(
  tx: Tx,
  { reviewId, dataset }: Of,
  values: {
    status?: 'running' | 'done' | 'failed';
    attempt?: number;
    step?: number;
    basis?: string;
    scope?: unknown;
    results?: unknown;
    touched_at: Date;
  },
): Promise<void> {
  const { scope, results, ...plain } = values;
  await tx
    .updateTable('earnings_test_run')
    .set({
      ...plain,
      ...(scope === undefined ? {} : { scope: JSON.stringify(scope) }),
      ...(results === undefined ? {} : { results: JSON.stringify(results) }),
    })
    .where('review_id', '=', reviewId)
    .where('dataset', '=', dataset)
    .execute();
}

/** A fingerprint of where accounts belong, of the months under review and of the list of related parties: with others, tests come out differently. */
export async function basisOf(db: Reader, reviewId: string): Promise<string> {
  const { rows } = await sql<{ basis: string }>`
    select md5(concat_ws(';', year_ends, latest_ends, years, (
      select string_agg(concat_ws(':', id, code, purpose), ',' order by id)
      from general_ledger_account where review_id = earnings_review.id), (
      select version from earnings_related_parties where review_id = earnings_review.id))) as basis
    from earnings_review where id = ${reviewId}`.execute(db);
  return rows[0]?.basis ?? '';
}

export type RunReview = {
  year_ends: string;
  latest_ends: string;
  years: number;
  first_name: string;
  last_name: string;
};

export function reviewOfRun(db: Reader, reviewId: string): Promise<RunReview | undefined> {
  return db
    .selectFrom('earnings_review')
    .innerJoin('business', 'business.id', 'earnings_review.business_id')
    .innerJoin('person', 'person.id', 'business.owner_id')
    .select(['year_ends', 'latest_ends', 'years', 'person.first_name', 'person.last_name'])
    .where('earnings_review.id', '=', reviewId)
    .executeTakeFirst();
}

/** SQL: what accounts come to in each of these months, after `from`; more conditions may follow. */
const rollUpsIn = (of: Of, { from, to }: DayRange) => sql`
  ${rollUps(of)} and roll_up.month between ${from}::date and ${to}::date`;

/** SQL: the same in any month. */
const rollUps = (of: Of) => sql`
  general_ledger_file as file
    join general_ledger_roll_up as roll_up on roll_up.file_id = file.id
    join general_ledger_file_account as held on held.file_id = file.id and held.account = roll_up.account
    join general_ledger_account as account on account.id = held.account_id
  where ${filesIn(of)} and roll_up.counts_from <= ${of.dataset}`;

/** Each canonical account in some months: cents, a debit is positive. */
export async function codeSumsIn(
  db: Reader,
  of: Of,
  days: DayRange,
): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    select account.code, sum(roll_up.amount)::bigint as amount
    from ${rollUpsIn(of, days)} group by account.code`.execute(db);
  return rows;
}

/** What lines name the files of a dataset version by. */
export async function fileNumbers(db: Reader, of: Of): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from general_ledger_file as file where ${filesIn(of)} order by number`.execute(db);
  return rows.map(({ number }) => number);
}

type Months = { months: number; inRow: number };
export type TypeCount = { type: string; lines: number; named: number; numbered: number; noted: number };

/**
 * The types of entries that a dataset version has, the most frequent ones, in how many of the months that are `compared` it has
 * lines, in how many of the `latest` revenue, and the months with a profit and loss: all of them, and the most in a row.
 */
export async function typeCounts(
  db: Reader,
  of: Of & { files: readonly number[]; compared: DayRange; latest: DayRange },
): Promise<{ types: TypeCount[]; compared: number; openings: number; sold: number } & Months> {
  const { rows: types } = await sql<TypeCount>`
    select line.type, count(*)::integer as lines, (count(*) filter (where line.name <> ''))::integer as named,
      (count(*) filter (where line.number <> ''))::integer as numbered,
      (count(*) filter (where line.memo <> ''))::integer as noted
    from ${lines(of)} group by line.type order by count(*) desc, line.type limit ${mostTypes}`.execute(db);
  const { rows } = await sql<{ compared: number; openings: number }>`
    select (count(distinct roll_up.month) filter (where roll_up.month between ${of.compared.from}::date
        and ${of.compared.to}::date))::integer as compared, (select count(held.opening)::integer
      from general_ledger_file as file join general_ledger_file_account as held on held.file_id = file.id
      where ${filesIn(of)}) as openings
    from general_ledger_file as file join general_ledger_roll_up as roll_up on roll_up.file_id = file.id
    where ${filesIn(of)} and roll_up.counts_from <= ${of.dataset}`.execute(db);
  const sold = await monthsSold(db, of);
  return { types, ...(rows[0] ?? { compared: 0, openings: 0 }), sold, ...(await monthsWithEntries(db, of)) };
}

/** A month and the one before it differ by one number, so that months in a row all come to one difference from their place. */
async function monthsWithEntries(db: Reader, of: Of): Promise<Months> {
  const { rows } = await sql<Months>`
    select coalesce(sum(months), 0)::integer as months, coalesce(max(months), 0)::integer as "inRow" from (
      select count(*) as months from (
        select number - row_number() over (order by number) as island from (
          select distinct extract(year from roll_up.month) * 12 + extract(month from roll_up.month) as number
          from ${rollUps(of)} and ${on(earningsCodes)}) as month) as placed
      group by island) as run`.execute(db);
  return rows[0] ?? { months: 0, inRow: 0 };
}

/** In how many months of the `latest` days there is revenue above zero. */
async function monthsSold(db: Reader, of: Of & { latest: DayRange }): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select count(*)::integer as sold from (
      select from ${rollUpsIn(of, of.latest)} and ${on(revenueCodes)}
      group by roll_up.month having sum(-roll_up.amount) > 0) as month`.execute(db);
  return rows[0]?.sold ?? 0;
}

const mostTypes = 1_000;

/** Runs that show no sign of life since `before`. */
export function stalledRuns(db: Reader, before: Date, limit: number): Promise<Of[]> {
  return db
    .selectFrom('earnings_test_run')
    .select(['review_id as reviewId', 'dataset'])
    .where('status', '=', 'running')
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .execute();
}
