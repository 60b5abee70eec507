import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Judged } from '../domain/match-transfers.ts';

/** SQL: the lines of a review that count, with their account. */
const countedLines = (reviewId: string) => sql`
  select line.*, statement.account, file.name as file_name
  from bank_file as file
    join bank_statement as statement on statement.file_id = file.id
    join bank_line as line on line.statement = statement.number
  where file.review_id = ${reviewId} and line.counts`;

export type ClassRow = {
  id: number;
  account: number;
  day: string;
  amount: number;
  name: string;
  memo: string;
  class: string | null;
  pair: number | null;
  proposal: string | null;
  proposed_by: string | null;
};

export async function classLines(tx: Tx, reviewId: string): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select id, account, to_char(day, 'YYYY-MM-DD') as day, amount, name, memo, class, pair, proposal, proposed_by
    from (${countedLines(reviewId)}) as line order by id`.execute(tx);
  return rows;
}

export async function keepJudged(tx: Tx, judged: readonly Judged[]): Promise<void> {
  if (judged.length === 0) return;
  await sql`
    update bank_line set pair = given.pair, proposal = given.proposal, proposed_by = given.by
    from unnest(${judged.map(({ id }) => id)}::integer[], ${judged.map(({ pair }) => pair)}::integer[],
      ${judged.map(({ proposal }) => proposal)}::text[], ${judged.map(({ by }) => by)}::text[])
      as given (id, pair, proposal, by)
    where bank_line.id = given.id`.execute(tx);
}

/** SQL: what a line is: as a person said, a transfer if it has a pair, else of the business. */
const classOf = sql`coalesce(line.class, case when line.pair is null then 'business' else 'transfer' end)`;
const openProposal = sql`line.class is null and line.pair is null and line.proposal is not null`;

export type BankSum = {
  month: string;
  class: string;
  into: boolean;
  amount: number;
  lines: number;
  /** Lines that wait for a person, and what they come to. */
  proposed: number;
  proposed_amount: number;
};

/** Lines that count, by month (YYYY-MM), direction and class. Cents. */
export async function bankSums(db: Reader, reviewId: string): Promise<BankSum[]> {
  const { rows } = await sql<BankSum>`
    select to_char(line.day, 'YYYY-MM') as month, ${classOf} as class, line.amount >= 0 as into,
      sum(line.amount)::bigint as amount, count(*)::integer as lines,
      (count(*) filter (where ${openProposal}))::integer as proposed,
      coalesce(sum(line.amount) filter (where ${openProposal}), 0)::bigint as proposed_amount
    from (${countedLines(reviewId)}) as line group by 1, 2, 3 order by 1`.execute(db);
  return rows;
}

export type DatedLine = { account: number; day: string; amount: number };

export async function datedBankLines(db: Reader, reviewId: string): Promise<DatedLine[]> {
  const { rows } = await sql<DatedLine>`
    select account, to_char(day, 'YYYY-MM-DD') as day, amount from (${countedLines(reviewId)}) as line
    order by account, day, amount, id`.execute(db);
  return rows;
}

export type LinesAsked = {
  first: string;
  last: string;
  side: 'in' | 'out' | 'all';
  /** A class, `open` for those that wait for a person, or `all`. */
  what: string;
};
export type BankLineRow = {
  id: number;
  day: string;
  amount: number;
  name: string;
  memo: string;
  number: string;
  page: number | null;
  row: number;
  account: number;
  file_name: string;
  class: string;
  said: boolean;
  paired_account: number | null;
  paired_day: string | null;
  proposal: string | null;
  proposed_by: string | null;
};

const asked = ({ first, last, side, what }: LinesAsked) => sql`
  line.day >= (${first} || '-01')::date and line.day < (${last} || '-01')::date + interval '1 month'
    and (${side}::text = 'all' or (line.amount >= 0) = (${side}::text = 'in'))
    and (${what}::text = 'all' or (${what}::text = 'open' and ${openProposal}) or ${classOf} = ${what}::text)`;

export async function bankLineTotal(
  db: Reader,
  reviewId: string,
  of: LinesAsked,
): Promise<{ value: number; rows: number }> {
  const { rows } = await sql<{ value: number; rows: number }>`
    select coalesce(sum(line.amount), 0)::bigint as value, count(*)::integer as rows
    from (${countedLines(reviewId)}) as line where ${asked(of)}`.execute(db);
  return rows[0] ?? { value: 0, rows: 0 };
}

export async function bankLinePage(
  db: Reader,
  reviewId: string,
  of: LinesAsked & { after: { day: string; id: number } | null; limit: number },
): Promise<BankLineRow[]> {
  const behind = of.after
    ? sql`and (line.day, line.id) > (${of.after.day}::date, ${of.after.id}::integer)`
    : sql``;
  const { rows } = await sql<BankLineRow>`
    select line.id, to_char(line.day, 'YYYY-MM-DD') as day, line.amount, line.name, line.memo, line.number, line.page,
      line.row, line.account, line.file_name, ${classOf} as class, line.class is not null as said,
      paired.account as paired_account, to_char(other.day, 'YYYY-MM-DD') as paired_day, line.proposal, line.proposed_by
    from (${countedLines(reviewId)}) as line
      left join bank_line as other on other.id = line.pair and line.class is null
      left join bank_statement as paired on paired.number = other.statement
    where ${asked(of)} ${behind}
    order by line.day, line.id limit ${of.limit}`.execute(db);
  return rows;
}

/** Lines of a review that count, by their ids. */
export async function countedById(
  db: Reader,
  reviewId: string,
  ids: readonly number[],
): Promise<{ id: number; amount: number; account: number; slot: number }[]> {
  const { rows } = await sql<{ id: number; amount: number; account: number; slot: number }>`
    select id, amount, account, slot from (${countedLines(reviewId)}) as line
    where id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** For a line and the same line of every other file. */
export async function sayClass(
  tx: Tx,
  lines: readonly { account: number; slot: number }[],
  lineClass: string | null,
): Promise<void> {
  await sql`
    update bank_line set class = ${lineClass}
    from bank_statement as statement, unnest(${lines.map(({ account }) => account)}::integer[],
      ${lines.map(({ slot }) => slot)}::integer[]) as given (account, slot)
    where statement.number = bank_line.statement and statement.account = given.account
      and bank_line.slot = given.slot`.execute(tx);
}
