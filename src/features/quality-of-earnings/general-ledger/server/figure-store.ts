import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { accountsIn, linesIn, sumsOf } from './ledger-sql.ts';
import type { LineRow, Place } from './line-row.ts';

export type CodeSum = { code: string; month: string; amount: number; lines: number };

/** Each canonical account by month (YYYY-MM): cents, a debit is positive. */
export async function codeSums(db: Reader, reviewId: string, dataset: number): Promise<CodeSum[]> {
  const { rows } = await sql<CodeSum>`
    select account.code, to_char(sums.month, 'YYYY-MM') as month, sum(sums.amount)::bigint as amount,
      sum(sums.lines)::integer as lines
    from (${sumsOf(reviewId, dataset)}) as sums
      join general_ledger_account as account on account.id = sums.account_id
    group by account.code, sums.month`.execute(db);
  return rows;
}

export type AccountSum = {
  path: string;
  code: string;
  purpose: string | null;
  proposed_by: string;
  decided: boolean;
  lines: number;
  amount: number;
};

type AccountsAsked = { words: string; open: boolean; after: string | null; limit: number };

/** By path. `open`: only those that no one decided. */
export async function accountSums(
  db: Reader,
  of: { reviewId: string; dataset: number } & AccountsAsked,
): Promise<AccountSum[]> {
  const { rows } = await sql<AccountSum>`
    select account.path, account.code, account.purpose, account.proposed_by, account.decided,
      coalesce(sum(sums.lines), 0)::integer as lines, coalesce(sum(sums.amount), 0)::bigint as amount
    from (${accountsIn(of.reviewId, of.dataset)}) as present
      join general_ledger_account as account on account.id = present.account_id
      left join (${sumsOf(of.reviewId, of.dataset)}) as sums on sums.account_id = account.id
    where position(lower(${of.words}::text) in lower(account.path)) > 0
      and (not ${of.open}::boolean or not account.decided)
      and (${of.after}::text is null or account.path > ${of.after}::text)
    group by account.id order by account.path limit ${of.limit}`.execute(db);
  return rows;
}

/** Accounts that nothing and no one told, and their debits less credits. */
export async function undecidedSum(
  db: Reader,
  reviewId: string,
  dataset: number,
): Promise<{ accounts: number; amount: number }> {
  const { rows } = await sql<{ accounts: number; amount: number }>`
    select count(distinct account.id)::integer as accounts, coalesce(sum(sums.amount), 0)::bigint as amount
    from (${accountsIn(reviewId, dataset)}) as present
      join general_ledger_account as account on account.id = present.account_id
      left join (${sumsOf(reviewId, dataset)}) as sums on sums.account_id = account.id
    where account.code = 'UNMAPPED'`.execute(db);
  return rows[0] ?? { accounts: 0, amount: 0 };
}

/** Returns false if the account is not what the caller saw, or unknown. */
export async function decideAccount(
  tx: Tx,
  of: {
    reviewId: string;
    path: string;
    seen: { code: string; purpose: string | null };
    code: string;
    purpose: string | null;
    by: string;
    at: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('general_ledger_account')
    .set({ code: of.code, purpose: of.purpose, decided: true, decided_by: of.by, decided_at: of.at })
    .where('review_id', '=', of.reviewId)
    .where('path', '=', of.path)
    .where('code', '=', of.seen.code)
    .where(sql<boolean>`purpose is not distinct from ${of.seen.purpose}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Held = {
  file: number;
  file_id: string;
  account: number;
  path: string;
  code: string;
};

/** The accounts of files that are in a dataset version and belong to some canonical accounts. */
export async function heldAccounts(
  db: Reader,
  of: { reviewId: string; dataset: number; codes: readonly string[]; purpose: string | null },
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select file.number as file, file.id as file_id, held.account, account.path, account.code
    from general_ledger_account as account
      join general_ledger_file_account as held on held.account_id = account.id
      join general_ledger_file as file on file.id = held.file_id
    where account.review_id = ${of.reviewId} and account.code = any(${[...of.codes]}::text[])
      and (${of.purpose}::text is null or account.purpose = ${of.purpose})
      and file.from_dataset <= ${of.dataset} and (file.until_dataset is null or file.until_dataset > ${of.dataset})
    order by file.number, held.account`.execute(db);
  return rows;
}

/** Names of files and of their sheets, by ID. */
export async function fileNames(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, { name: string; sheets: string[] }>> {
  const { rows } = await sql<{ id: string; name: string; sheets: string[] }>`
    select id, name, array(select jsonb_array_elements_text(reading -> 'sheets')) as sheets
    from general_ledger_file where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

type TotalsAsked = {
  reviewId: string;
  dataset: number;
  codes: readonly string[];
  purpose: string | null;
  first: string;
  last: string;
};

/** The sum of some canonical accounts from one month to another: cents, a debit is positive. */
export async function codeTotals(
  db: Reader,
  of: TotalsAsked,
): Promise<{ code: string; amount: number; lines: number }[]> {
  const { rows } = await sql<{ code: string; amount: number; lines: number }>`
    select account.code, sum(roll_up.amount)::bigint as amount, sum(roll_up.lines)::integer as lines
    from general_ledger_account as account
      join general_ledger_file_account as held on held.account_id = account.id
      join general_ledger_file as file on file.id = held.file_id
      join general_ledger_roll_up as roll_up on roll_up.file_id = held.file_id and roll_up.account = held.account
    where account.review_id = ${of.reviewId} and account.code = any(${[...of.codes]}::text[])
      and (${of.purpose}::text is null or account.purpose = ${of.purpose})
      and file.from_dataset <= ${of.dataset} and (file.until_dataset is null or file.until_dataset > ${of.dataset})
      and roll_up.counts_from <= ${of.dataset}
      and roll_up.month between (${of.first} || '-01')::date and (${of.last} || '-01')::date
    group by account.code`.execute(db);
  return rows;
}

export type LinesAsked = {
  file: number;
  accounts: readonly number[];
  dataset: number;
  from: string;
  to: string;
  /** Only lines of this customer or supplier, by the key of `ledger_party`. */
  party: string | null;
  /** Only lines with these words, lower case, or with such an amount. */
  words: string | null;
  after: Place | null;
  limit: number;
};

/** The lines of some accounts of one file between two days, in the order of its primary key. */
export async function linesOf(db: Reader, of: LinesAsked): Promise<LineRow[]> {
  const behind = of.after
    ? sql`and (account, day, sheet, row) > (${of.after.account}::integer, ${of.after.day}::date,
        ${of.after.sheet}::smallint, ${of.after.row}::integer)`
    : sql``;
  const { rows } = await sql<LineRow>`
    select file, account, to_char(day, 'YYYY-MM-DD') as day, sheet, row, type, number, name, memo, split, amount
    from general_ledger_line
    where file = ${of.file} and account = any(${[...of.accounts]}::integer[])
      and day between ${of.from}::date and ${of.to}::date
      and (${of.party}::text is null or ledger_party(name) = ${of.party}) and ${holds(of.words)}
      and counts_from between 0 and ${of.dataset} ${behind}
    order by account, day, sheet, row limit ${of.limit}`.execute(db);
  return rows;
}

/** SQL: that a line has these words in what it says, or is of this amount without its sign. */
const holds = (words: string | null) => sql`(${words}::text is null
  or strpos(lower(concat_ws(' ', name, memo, number)), ${words}) > 0
  or (${centsIn(words)}::bigint is not null and abs(amount) = ${centsIn(words)}::bigint))`;

/** "$1,250.50" in cents; `null`: it is no amount. */
function centsIn(words: string | null): number | null {
  const bare = (words ?? '').replaceAll(/[$,\s-]/g, '');
  return /^\d{1,11}(?:\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

/** As `codeTotals`, of the lines of one customer or supplier, or with some words. */
export async function lineTotals(
  db: Reader,
  of: {
    reviewId: string;
    dataset: number;
    codes: readonly string[];
    from: string;
    to: string;
    party: string | null;
    words: string | null;
  },
): Promise<{ code: string; amount: number; lines: number }[]> {
  const { rows } = await sql<{ code: string; amount: number; lines: number }>`
    select account.code, sum(line.amount)::bigint as amount, count(*)::integer as lines
    from (${linesIn(of.reviewId, of.dataset)}) as line
      join general_ledger_account as account on account.id = line.account_id
    where account.code = any(${[...of.codes]}::text[]) and line.day between ${of.from}::date and ${of.to}::date
      and (${of.party}::text is null or ledger_party(line.name) = ${of.party}) and ${holds(of.words)}
    group by account.code`.execute(db);
  return rows;
}
