import { sql } from 'kysely';
import { linesIn, sumsOf } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { chosenLines, type ChosenOf as Of } from './chosen-sql.ts';

export type Place = { file: number; account: number; day: string; sheet: number; row: number };

export type PostedSum = {
  adjustment_id: string;
  account_id: number;
  code: string;
  month: string;
  party: string;
  amount: number;
  lines: number;
  gone: number;
};

/** Lines of adjustments that say the same, by month. `gone`: how many the dataset version does not have. */
export async function postedSums(db: Reader, of: Of): Promise<PostedSum[]> {
  const { rows } = await sql<PostedSum>`
    select chosen.adjustment_id, chosen.account_id, account.code, to_char(chosen.day, 'YYYY-MM') as month,
      ledger_party(chosen.name) as party, (coalesce(sum(chosen.amount) filter (where chosen.file is not null), 0))::bigint as amount,
      (count(*) filter (where chosen.file is not null))::integer as lines,
      (count(*) filter (where chosen.file is null))::integer as gone
    from (${chosenLines(of)}) as chosen join general_ledger_account as account on account.id = chosen.account_id
    group by 1, 2, 3, 4, 5 order by 1, 4, 2, 5`.execute(db);
  return rows;
}

/** Lines that several adjustments have, with one of these. */
export async function sharedLines(db: Reader, of: Of): Promise<{ adjustment_id: string; place: string }[]> {
  const { rows } = await sql<{ adjustment_id: string; place: string }>`
    with chosen as materialized (select * from (${chosenLines(of)}) as lines where file is not null),
    shared as (
      select file, account, day, sheet, row from chosen group by file, account, day, sheet, row having count(*) > 1)
    select chosen.adjustment_id, concat_ws('.', file, account, day, sheet, row) as place
    from shared join chosen using (file, account, day, sheet, row)
    order by chosen.adjustment_id, place`.execute(db);
  return rows;
}

export type ChosenLine = Place & { adjustment_id: string; account_id: number };

/** Every chosen line that the dataset version has. */
export async function chosenInDataset(db: Reader, of: Of): Promise<ChosenLine[]> {
  const { rows } = await sql<ChosenLine>`
    select adjustment_id, account_id, file, account, to_char(day, 'YYYY-MM-DD') as day, sheet, row
    from (${chosenLines(of)}) as chosen where file is not null`.execute(db);
  return rows;
}

/** Whole accounts by month. Debits positive, cents. */
export async function accountMonths(db: Reader, { reviewId, dataset }: Of, accounts: readonly number[]) {
  const { rows } = await sql<{ account_id: number; month: string; amount: number }>`
    select account_id, to_char(month, 'YYYY-MM') as month, amount from (${sumsOf(reviewId, dataset)}) as sums
    where account_id = any(${[...accounts]}::integer[])`.execute(db);
  return rows;
}

/** What some customers and suppliers have on some accounts, by month. Debits positive, cents. */
export async function partyMonths(
  db: Reader,
  { reviewId, dataset }: Of,
  { accounts, parties }: { accounts: readonly number[]; parties: readonly string[] },
) {
  const { rows } = await sql<{ account_id: number; month: string; party: string; amount: number }>`
    select account_id, to_char(day, 'YYYY-MM') as month, ledger_party(name) as party, sum(amount)::bigint as amount
    from (${linesIn(reviewId, dataset)}) as line
    where account_id = any(${[...accounts]}::integer[]) and ledger_party(name) = any(${[...parties]}::text[])
    group by 1, 2, 3`.execute(db);
  return rows;
}

export type ChosenRow = Place & {
  chosen: string;
  file_id: string;
  file_name: string;
  sheet_name: string;
  path: string;
  code: string;
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
  amount: number;
};

/** One page of the lines of an adjustment, by day. */
export async function chosenRows(
  db: Reader,
  of: Of & { id: string; first: string | null; last: string | null; after: Place | null; limit: number },
): Promise<ChosenRow[]> {
  const behind = of.after
    ? sql`and (chosen.file, chosen.account, chosen.day, chosen.sheet, chosen.row) > (${of.after.file}::integer,
        ${of.after.account}::integer, ${of.after.day}::date, ${of.after.sheet}::smallint, ${of.after.row}::integer)`
    : sql``;
  const { rows } = await sql<ChosenRow>`
    select chosen.file, chosen.account, to_char(chosen.day, 'YYYY-MM-DD') as day, chosen.sheet, chosen.row,
      concat_ws('.', chosen.from_file, chosen.from_account, chosen.day, chosen.from_sheet, chosen.from_row) as chosen,
      file.id as file_id, file.name as file_name,
      coalesce(file.reading -> 'sheets' ->> chosen.sheet, '') as sheet_name, account.path, account.code,
      chosen.type, chosen.number, chosen.name, chosen.memo, line.split, chosen.amount
    from (${chosenLines(of)}) as chosen
      join general_ledger_file as file on file.number = chosen.file
      join general_ledger_line as line on line.file = chosen.file and line.account = chosen.account
        and line.day = chosen.day and line.sheet = chosen.sheet and line.row = chosen.row
      join general_ledger_account as account on account.id = chosen.account_id
    where chosen.adjustment_id = ${of.id} and (${of.first}::text is null or to_char(chosen.day, 'YYYY-MM') >= ${of.first})
      and (${of.last}::text is null or to_char(chosen.day, 'YYYY-MM') <= ${of.last}) ${behind}
    order by chosen.file, chosen.account, chosen.day, chosen.sheet, chosen.row limit ${of.limit}`.execute(db);
  return rows;
}

const columnsOf = (places: readonly Place[]) => sql`unnest(
  ${places.map(({ file }) => file)}::integer[], ${places.map(({ account }) => account)}::integer[],
  ${places.map(({ day }) => day)}::date[], ${places.map(({ sheet }) => sheet)}::smallint[],
  ${places.map(({ row }) => row)}::integer[]) as given (file, account, day, sheet, row)`;

/** Adds lines that the dataset version counts. Returns how many of them it has. */
export async function addLines(
  tx: Tx,
  { reviewId, dataset, id, at }: Of & { id: string; at: Date },
  places: readonly Place[],
): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    with known as (
      select given.* from ${columnsOf(places)}
        join (${linesIn(reviewId, dataset)}) as line using (file, account, day, sheet, row)),
    added as (
      insert into earnings_adjustment_line (adjustment_id, file, account, day, sheet, row, chosen_at)
      select ${id}::uuid, file, account, day, sheet, row, ${at} from known on conflict do nothing)
    select count(*)::integer as known from known`.execute(tx);
  return rows[0]?.known ?? 0;
}

/** Adds every line of some canonical account between two days, at most `limit`. */
export async function addAccountLines(
  tx: Tx,
  { reviewId, dataset, id, at }: Of & { id: string; at: Date },
  { code, from, to, limit }: { code: string; from: string; to: string; limit: number },
): Promise<void> {
  await sql`
    insert into earnings_adjustment_line (adjustment_id, file, account, day, sheet, row, chosen_at)
    select ${id}::uuid, line.file, line.account, line.day, line.sheet, line.row, ${at}
    from (${linesIn(reviewId, dataset)}) as line join general_ledger_account as account on account.id = line.account_id
    where account.code = ${code} and line.day between ${from}::date and ${to}::date
    order by line.file, line.account, line.day, line.sheet, line.row limit ${limit}
    on conflict do nothing`.execute(tx);
}

export async function removeChosen(tx: Tx, id: string, places: readonly Place[]): Promise<void> {
  await sql`
    delete from earnings_adjustment_line as line using ${columnsOf(places)}
    where line.adjustment_id = ${id} and line.file = given.file and line.account = given.account
      and line.day = given.day and line.sheet = given.sheet and line.row = given.row`.execute(tx);
}

export async function countChosen(db: Reader, id: string): Promise<number> {
  const { n } = await db
    .selectFrom('earnings_adjustment_line')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('adjustment_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
}
