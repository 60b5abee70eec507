import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { copyIn } from '#platform/db/copy-in.ts';
import type { CopiedLines } from './copied-lines.ts';
import { accountsIn, sumsOf } from './ledger-sql.ts';

/** The columns of the lines that `copiedLines` makes, in their order. */
const copied = [
  'file',
  'account',
  'day',
  'sheet',
  'row',
  'type',
  'number',
  'name',
  'memo',
  'split',
  'amount',
  'entry',
] as const;

export async function insertLines(tx: Tx, { text }: CopiedLines): Promise<void> {
  await copyIn(tx, 'general_ledger_line', copied, text);
}

export async function removeLines(tx: Tx, file: number): Promise<void> {
  await tx.deleteFrom('general_ledger_line').where('file', '=', file).execute();
}

type Overlap = {
  file: { id: string; number: number };
  others: readonly { id: string; number: number }[];
  from: string;
  to: string;
};

/**
 * SQL: the lines of some files by account of the review, numbered within each file among lines that are equal. The same
 * purchase twice on one day is two lines, and two exports that overlap have both.
 */
const numbered = (files: readonly { number: number }[], { from, to }: Pick<Overlap, 'from' | 'to'>) => sql`
  select line.file, line.account, line.day, line.sheet, line.row, held.account_id, line.type, line.number, line.name,
    line.memo, line.amount, row_number() over (partition by line.file, held.account_id, line.day, line.type, line.number,
      line.name, line.memo, line.amount order by line.sheet, line.row) as nth
  from general_ledger_line as line
    join general_ledger_file as file on file.number = line.file
    join general_ledger_file_account as held on held.file_id = file.id and held.account = line.account
  where line.file = any(${files.map(({ number }) => number)}::integer[]) and line.day between ${from} and ${to}`;

const equal = sql`theirs.account_id = mine.account_id and theirs.day = mine.day and theirs.type = mine.type
  and theirs.number = mine.number and theirs.name = mine.name and theirs.memo = mine.memo
  and theirs.amount = mine.amount and theirs.nth = mine.nth`;

/**
 * Marks the lines that an earlier file has as well: they count once. Returns how many, and how many lines of the same days
 * and accounts only one of the files has.
 */
export async function markRepeats(tx: Tx, overlap: Overlap): Promise<{ repeats: number; apart: number }> {
  const { rows } = await sql<{ repeats: number; apart: number }>`
    with mine as (${numbered([overlap.file], overlap)}), theirs as (${numbered(overlap.others, overlap)}),
    repeated as (
      update general_ledger_line as line set counts_from = -1
      from mine where line.counts_from >= 0 and exists (select from theirs where ${equal})
        and line.file = mine.file and line.account = mine.account and line.day = mine.day
        and line.sheet = mine.sheet and line.row = mine.row
      returning 1)
    select (select count(*) from repeated)::integer as repeats,
      ((select count(*) from mine where exists (select from theirs where theirs.account_id = mine.account_id)
          and not exists (select from theirs where ${equal}))
        + (select count(*) from theirs where exists (select from mine where theirs.account_id = mine.account_id)
          and not exists (select from mine where ${equal})))::integer as apart`.execute(tx);
  return rows[0] ?? { repeats: 0, apart: 0 };
}

/** Lines that no earlier file has any more count from `dataset` on. Returns how many. */
export async function freeRepeats(tx: Tx, overlap: Overlap, dataset: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with mine as (${numbered([overlap.file], overlap)}), theirs as (${numbered(overlap.others, overlap)})
    update general_ledger_line as line set counts_from = ${dataset}
    from mine where line.counts_from = -1 and not exists (select from theirs where ${equal})
      and line.file = mine.file and line.account = mine.account and line.day = mine.day
      and line.sheet = mine.sheet and line.row = mine.row`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Sums the lines of a file up again, after some began or ceased to count. */
export async function rollUpAgain(tx: Tx, { id, number }: { id: string; number: number }): Promise<void> {
  await tx.deleteFrom('general_ledger_roll_up').where('file_id', '=', id).execute();
  await sql`
    insert into general_ledger_roll_up (file_id, account, month, counts_from, amount, lines)
    select ${id}::uuid, account, date_trunc('month', day)::date, counts_from, sum(amount), count(*)
    from general_ledger_line where file = ${number} and counts_from >= 0
    group by account, date_trunc('month', day)::date, counts_from`.execute(tx);
}

export async function insertRollUp(
  tx: Tx,
  fileId: string,
  sums: readonly { account: number; month: string; amount: number; lines: number }[],
): Promise<void> {
  await sql`
    insert into general_ledger_roll_up (file_id, account, month, counts_from, amount, lines)
    select ${fileId}::uuid, account, (month || '-01')::date, 0, amount, lines
    from unnest(${sums.map(({ account }) => account)}::integer[], ${sums.map(({ month }) => month)}::text[],
      ${sums.map(({ amount }) => amount)}::bigint[], ${sums.map(({ lines }) => lines)}::integer[])
      as given (account, month, amount, lines)`.execute(tx);
}

type MovedRow = { path: string; month: string; before: number; after: number };
const mostMoved = 20;

/** What differs between a dataset version and the one before. */
export async function movedBetween(db: Reader, reviewId: string, dataset: number) {
  const { rows } = await sql<MovedRow & { all: number }>`
    with was as (${sumsOf(reviewId, dataset - 1)}), now as (${sumsOf(reviewId, dataset)}),
    moved as (
      select coalesce(now.account_id, was.account_id) as account_id, coalesce(now.month, was.month) as month,
        coalesce(was.amount, 0) as before, coalesce(now.amount, 0) as after
      from now full join was on was.account_id = now.account_id and was.month = now.month
      where coalesce(was.amount, 0) <> coalesce(now.amount, 0))
    select account.path, to_char(moved.month, 'YYYY-MM') as month, moved.before, moved.after,
      (count(*) over ())::integer as all
    from moved join general_ledger_account as account on account.id = moved.account_id
    order by abs(moved.after - moved.before) desc, account.path, moved.month
    limit ${mostMoved}`.execute(db);
  return {
    count: rows[0]?.all ?? 0,
    largest: rows.map(({ path, month, before, after }) => ({ path, month, before, after })),
  };
}

export type MonthFacts = {
  /** Months with lines, YYYY-MM. */
  seen: ReadonlySet<string>;
  /** Months in which debits and credits differ, and by how much in all. */
  apart: { count: number; sum: number };
  /** Accounts with lines of which no person said where they belong, and nothing proposed it. */
  undecided: { income: number; balance: number };
};

export async function monthFacts(db: Reader, reviewId: string, dataset: number): Promise<MonthFacts> {
  const { rows: months } = await sql<{ month: string; amount: number }>`
    select to_char(month, 'YYYY-MM') as month, sum(amount)::bigint as amount
    from (${sumsOf(reviewId, dataset)}) as sums group by month`.execute(db);
  const { rows: accounts } = await sql<{ income: number; balance: number }>`
    select count(*) filter (where code = 'UNMAPPED')::integer as income,
      count(*) filter (where code = 'UNMAPPED' or (purpose is not null and not decided))::integer as balance
    from general_ledger_account as account
    where account.id in (${accountsIn(reviewId, dataset)})`.execute(db);
  const apart = months.filter(({ amount }) => amount !== 0);
  return {
    seen: new Set(months.map(({ month }) => month)),
    apart: { count: apart.length, sum: apart.reduce((sum, { amount }) => sum + amount, 0) },
    undecided: accounts[0] ?? { income: 0, balance: 0 },
  };
}
