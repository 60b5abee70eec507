import { sql } from 'kysely';
import {
  inVersion,
  linesIn,
  openingsOf,
  sumsOf,
} from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { ClosingLine } from '../domain/closings.ts';

export type BookRow = {
  path: string;
  code: string;
  purpose: string | null;
  balance: number;
  year: number;
  earlier: number;
};

/**
 * Each account of a dataset version at the end of `day`: cents, a debit is positive. `whole`: the month after the last one
 * whose sums count in full (YYYY-MM-DD); the lines from then to `day` are added. `year`: the first day of the fiscal year.
 */
export async function booksAt(
  db: Reader,
  of: { reviewId: string; dataset: number; year: string; whole: string; day: string },
): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    with opening as (${openingsOf(of.reviewId, of.dataset)}), sums as (${sumsOf(of.reviewId, of.dataset)}),
    lines as (
      select account_id, sum(amount) as amount from (${linesIn(of.reviewId, of.dataset)}) as line
      where day >= ${of.whole}::date and day <= ${of.day}::date group by account_id),
    moved as (
      select account_id, sum(amount) filter (where month < ${of.whole}::date) as balance,
        sum(amount) filter (where month < ${of.whole}::date and month >= ${of.year}::date) as year,
        sum(amount) filter (where month < ${of.year}::date) as earlier
      from sums group by account_id)
    select account.path, account.code, account.purpose,
      (coalesce(opening.amount, 0) + coalesce(moved.balance, 0) + coalesce(lines.amount, 0))::bigint as balance,
      (coalesce(moved.year, 0) + coalesce(lines.amount, 0))::bigint as year,
      coalesce(moved.earlier, 0)::bigint as earlier
    from general_ledger_account as account
      left join opening on opening.account_id = account.id
      left join moved on moved.account_id = account.id
      left join lines on lines.account_id = account.id
    where account.review_id = ${of.reviewId}
      and (opening.account_id is not null or moved.account_id is not null or lines.account_id is not null)
    order by account.path`.execute(db);
  return rows;
}

/** Each canonical account between two days: cents, a debit is positive. */
export async function bookedBetween(
  db: Reader,
  of: { reviewId: string; dataset: number; from: string; to: string },
): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    select account.code, sum(line.amount)::bigint as amount
    from (${linesIn(of.reviewId, of.dataset)}) as line
      join general_ledger_account as account on account.id = line.account_id
    where line.day between ${of.from}::date and ${of.to}::date
    group by account.code`.execute(db);
  return rows;
}

/** The days that the ledger files of a dataset version cover: by their titles, else by their lines. `null`: there is no ledger. */
export async function ledgerSpan(
  db: Reader,
  reviewId: string,
  dataset: number,
): Promise<{ from: string; to: string } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(coalesce(reading -> 'period' ->> 'from', reading ->> 'firstDay')) as first,
      max(coalesce(reading -> 'period' ->> 'to', reading ->> 'lastDay')) as last
    from general_ledger_file as file where review_id = ${reviewId} and ${inVersion(dataset)}`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first !== null && last !== null ? { from: first, to: last } : null;
}

type MonthsRow = {
  path: string;
  code: string;
  purpose: string | null;
  opening: number;
  moves: Record<string, number>;
};

/** Each account of a dataset version: its opening balance, and what it moved by month (YYYY-MM). Cents, a debit is positive. */
export async function accountMonths(db: Reader, reviewId: string, dataset: number): Promise<MonthsRow[]> {
  const { rows } = await sql<MonthsRow>`
    with opening as (${openingsOf(reviewId, dataset)}),
    moved as (
      select account_id, jsonb_object_agg(to_char(month, 'YYYY-MM'), amount) as moves
      from (${sumsOf(reviewId, dataset)}) as sums group by account_id)
    select account.path, account.code, account.purpose, coalesce(opening.amount, 0)::bigint as opening,
      coalesce(moved.moves, '{}'::jsonb) as moves
    from general_ledger_account as account
      left join opening on opening.account_id = account.id
      left join moved on moved.account_id = account.id
    where account.review_id = ${reviewId} and (opening.account_id is not null or moved.account_id is not null)
    order by account.path`.execute(db);
  return rows;
}

/** Of entries with retained earnings (`keepers`, by path) in these months: what accounts of the profit and loss moved in them. */
export async function closingLines(
  db: Reader,
  of: { reviewId: string; dataset: number; months: readonly string[]; keepers: readonly string[] },
): Promise<ClosingLine[]> {
  const { rows } = await sql<ClosingLine>`
    with entries as (
      select distinct line.file, line.day, line.entry
      from (${linesIn(of.reviewId, of.dataset)}) as line
        join general_ledger_account as account on account.id = line.account_id
      where account.path = any(${[...of.keepers]}::text[])
        and to_char(line.day, 'YYYY-MM') = any(${[...of.months]}::text[])),
    lines as (
      select line.file, line.day, line.entry, line.amount, account.path,
        account.purpose is null and account.code <> 'UNMAPPED' as earned,
        account.code in ('EQUITY', 'OPENING_EQ') or account.path = any(${[...of.keepers]}::text[]) as owned
      from entries
        join (${linesIn(of.reviewId, of.dataset)}) as line
          on line.file = entries.file and line.day = entries.day and line.entry = entries.entry
        join general_ledger_account as account on account.id = line.account_id),
    wholes as (
      select file, day, entry, bool_and(earned or owned) as whole from lines group by file, day, entry)
    select lines.path, to_char(lines.day, 'YYYY-MM') as month, sum(lines.amount)::bigint as amount,
      bool_and(wholes.whole) as whole
    from lines join wholes using (file, day, entry)
    where lines.earned
    group by lines.path, to_char(lines.day, 'YYYY-MM')`.execute(db);
  return rows;
}
