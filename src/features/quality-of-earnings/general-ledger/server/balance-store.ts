import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { openingsOf, sumsOf } from './ledger-sql.ts';

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
