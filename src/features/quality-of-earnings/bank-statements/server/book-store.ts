import { sql } from 'kysely';
import { linesIn, openingsOf } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader } from '#platform/context.ts';

export type TaxAndFees = { month: string; collected: number; netted: number };

/**
 * By month (YYYY-MM), cents: credits to sales tax owed, and fees of entries that also put money into an account, which a
 * processor kept back.
 */
export async function taxAndFees(db: Reader, reviewId: string, dataset: number): Promise<TaxAndFees[]> {
  const { rows } = await sql<TaxAndFees>`
    with lines as (
      select line.file, line.entry, line.day, line.amount, account.code
      from (${linesIn(reviewId, dataset)}) as line
        join general_ledger_account as account on account.id = line.account_id
      where account.code in ('SALES_TAX', 'BANK_MERCHANT_FEES', 'CASH', 'UNDEPOSITED')),
    paid_in as (
      select distinct file, entry from lines where code in ('CASH', 'UNDEPOSITED') and amount > 0)
    select to_char(day, 'YYYY-MM') as month,
      coalesce(-sum(amount) filter (where code = 'SALES_TAX' and amount < 0), 0)::bigint as collected,
      coalesce(sum(amount) filter (where code = 'BANK_MERCHANT_FEES'
        and (file, entry) in (select file, entry from paid_in)), 0)::bigint as netted
    from lines where code in ('SALES_TAX', 'BANK_MERCHANT_FEES') group by 1`.execute(db);
  return rows;
}

export type BookLine = { account: number; day: string; amount: number; code: string };

/** The lines of accounts of the books that are bank or card accounts, by the number of those. Debits positive. */
export async function tiedLines(db: Reader, reviewId: string, dataset: number): Promise<BookLine[]> {
  const { rows } = await sql<BookLine>`
    select tied.number as account, to_char(line.day, 'YYYY-MM-DD') as day, line.amount, account.code
    from (${linesIn(reviewId, dataset)}) as line
      join bank_account as tied on tied.ledger_account_id = line.account_id
      join general_ledger_account as account on account.id = line.account_id
    order by tied.number, line.day, line.amount`.execute(db);
  return rows;
}

/** What these accounts of the books held before their first line, together. Debits positive. */
export async function tiedOpening(db: Reader, reviewId: string, dataset: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(opening.amount), 0)::bigint as amount
    from (${openingsOf(reviewId, dataset)}) as opening
      join bank_account as tied on tied.ledger_account_id = opening.account_id`.execute(db);
  return rows[0]?.amount ?? 0;
}

/**
 * What the books have against some bank lines: the canonical account of the largest opposite line of the entry with the same
 * amount on the account's own ledger account, at most five days apart, the nearest first.
 */
export async function bookedAgainst(
  db: Reader,
  of: { reviewId: string; dataset: number; lines: readonly number[] },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select mine.id, against.code
    from bank_line as mine
      join bank_statement as statement on statement.number = mine.statement
      join bank_account as tied on tied.number = statement.account and tied.review_id = ${of.reviewId}
      cross join lateral (
        select line.file, line.entry, line.day
        from general_ledger_file_account as held
          join general_ledger_file as file on file.id = held.file_id
          join general_ledger_line as line on line.file = file.number and line.account = held.account
        where held.account_id = tied.ledger_account_id and line.amount = mine.amount
          and line.day between mine.day - 5 and mine.day + 5 and line.counts_from between 0 and ${of.dataset}
          and file.from_dataset <= ${of.dataset}
          and (file.until_dataset is null or file.until_dataset > ${of.dataset})
        order by abs(line.day - mine.day), line.day, line.row limit 1) as booked
      cross join lateral (
        select account.code
        from general_ledger_file as file
          join general_ledger_file_account as held on held.file_id = file.id
          join general_ledger_line as line on line.file = file.number and line.account = held.account
          join general_ledger_account as account on account.id = held.account_id
        where file.number = booked.file and line.day = booked.day and line.entry = booked.entry
          and sign(line.amount) = -sign(mine.amount)
        order by abs(line.amount) desc, line.row limit 1) as against
    where mine.id = any(${[...of.lines]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
