import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { type ChosenOf, chosenLines } from './chosen-sql.ts';

export type OwedRow = { adjustment_id: string; month: string; amount: number; lines: number };

/** Chosen ledger lines of some adjustments by month and amount, as a dataset version has them. */
export async function owedRows(db: Reader, of: ChosenOf, adjustments: readonly string[]): Promise<OwedRow[]> {
  if (adjustments.length === 0) return [];
  const { rows } = await sql<OwedRow>`
    select adjustment_id, to_char(day, 'YYYY-MM') as month, amount, count(*)::integer as lines
    from (${chosenLines(of)}) as chosen
    where file is not null and adjustment_id = any(${[...adjustments]}::uuid[])
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export type BankChoiceRow = {
  id: number;
  payment: string;
  day: string;
  amount: number;
  name: string;
  memo: string;
  page: number | null;
  row: number;
  account: string;
  file_name: string;
};

/** SQL: the lines of the bank that count, each once. */
const countedLines = (reviewId: string) => sql`
  select line.id, case when line.slot > 0 then concat_ws('.', statement.account, line.slot)
      else concat('line ', line.id) end as payment, line.day, line.amount, line.name, line.memo, line.page, line.row,
    trim(concat_ws(' ', account.name, account.last_four)) as account, file.name as file_name
  from bank_file as file
    join bank_statement as statement on statement.file_id = file.id
    join bank_line as line on line.statement = statement.number
    left join bank_account as account on account.number = statement.account
  where file.review_id = ${reviewId} and line.counts`;

const columns = sql`id, payment, to_char(day, 'YYYY-MM-DD') as day, amount, name, memo, page, row, account, file_name`;

/** One page by day. `words`: lower case, in who was paid, or an amount without signs. */
export async function bankChoices(
  db: Reader,
  of: { reviewId: string; words: string; after: { day: string; id: number } | null; limit: number },
): Promise<BankChoiceRow[]> {
  const behind = of.after ? sql`and (day, id) > (${of.after.day}::date, ${of.after.id}::integer)` : sql``;
  const { rows } = await sql<BankChoiceRow>`
    select ${columns} from (${countedLines(of.reviewId)}) as line
    where (strpos(lower(concat_ws(' ', name, memo)), ${of.words}) > 0
        or to_char(abs(amount) / 100.0, 'FM999999999990.00') like ${`${amountIn(of.words)}%`}) ${behind}
    order by line.day, line.id limit ${of.limit}`.execute(db);
  return rows;
}

/** "$1,250" is found as "1250"; what is no amount finds none. */
function amountIn(words: string): string {
  const bare = words.replaceAll(/[$,\s-]/g, '');
  return /^\d+(?:\.\d{0,2})?$/.test(bare) ? bare : 'none';
}

/** Lines of the bank with one of these amounts, by day. Cents. */
export async function bankLinesOf(
  db: Reader,
  { reviewId, amounts, limit }: { reviewId: string; amounts: readonly number[]; limit: number },
): Promise<BankChoiceRow[]> {
  const { rows } = await sql<BankChoiceRow>`
    select ${columns} from (${countedLines(reviewId)}) as line
    where amount = any(${[...amounts]}::bigint[]) order by line.day, line.id limit ${limit}`.execute(db);
  return rows;
}

/** Lines of the bank of a review that count, by their IDs. */
export async function bankLinesById(
  db: Reader,
  reviewId: string,
  ids: readonly number[],
): Promise<BankChoiceRow[]> {
  const { rows } = await sql<BankChoiceRow>`
    select ${columns} from (${countedLines(reviewId)}) as line
    where id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}
