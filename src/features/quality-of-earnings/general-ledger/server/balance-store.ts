import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { sumsOf } from './ledger-sql.ts';

export type HeldSum = { code: string; purpose: string; amount: number };

/** Each account of the balance sheet by month (YYYY-MM), summed up by canonical account and purpose. Debits positive. */
export async function balanceMoves(
  db: Reader,
  reviewId: string,
  dataset: number,
): Promise<(HeldSum & { month: string })[]> {
  const { rows } = await sql<HeldSum & { month: string }>`
    select account.code, account.purpose, to_char(sums.month, 'YYYY-MM') as month, sum(sums.amount)::bigint as amount
    from (${sumsOf(reviewId, dataset)}) as sums
      join general_ledger_account as account on account.id = sums.account_id
    where account.purpose is not null and account.code <> 'UNMAPPED'
    group by account.code, account.purpose, sums.month
    order by sums.month`.execute(db);
  return rows;
}

/**
 * SQL: the opening balance of each account, brought back to before the first line of any file: what the oldest file that
 * shows one says, less what older files moved until then. `differs`: how far a later file is from that.
 */
const openingsOf = (reviewId: string, dataset: number) => sql`
  with files as (
    select id, number, date_trunc('month', coalesce(reading -> 'period' ->> 'from', reading ->> 'firstDay')::date)::date as starts
    from general_ledger_file
    where review_id = ${reviewId} and from_dataset <= ${dataset}
      and (until_dataset is null or until_dataset > ${dataset})),
  sums as (${sumsOf(reviewId, dataset)}),
  given as (
    select held.account_id, files.starts, files.number, held.opening - coalesce((
        select sum(sums.amount) from sums where sums.account_id = held.account_id and sums.month < files.starts
      ), 0) as amount
    from files join general_ledger_file_account as held on held.file_id = files.id
    where held.opening is not null)
  select account_id, (array_agg(amount order by starts, number))[1] as amount,
    max(amount) - min(amount) as differs
  from given group by account_id`;

/** Opening balances by canonical account and purpose: cents, a debit is positive. */
export async function openingSums(db: Reader, reviewId: string, dataset: number): Promise<HeldSum[]> {
  const { rows } = await sql<HeldSum>`
    select account.code, account.purpose, sum(opening.amount)::bigint as amount
    from (${openingsOf(reviewId, dataset)}) as opening
      join general_ledger_account as account on account.id = opening.account_id
    where account.purpose is not null and account.code <> 'UNMAPPED'
    group by account.code, account.purpose`.execute(db);
  return rows;
}

export type OpeningFacts = { accounts: number; apart: number; differing: number };

/** How many accounts have an opening balance, what all of them come to, and how many a later file shows differently. */
export async function openingFacts(db: Reader, reviewId: string, dataset: number): Promise<OpeningFacts> {
  const { rows } = await sql<OpeningFacts>`
    select count(*)::integer as accounts, coalesce(sum(amount), 0)::bigint as apart,
      (count(*) filter (where differs <> 0))::integer as differing
    from (${openingsOf(reviewId, dataset)}) as opening`.execute(db);
  return rows[0] ?? { accounts: 0, apart: 0, differing: 0 };
}
