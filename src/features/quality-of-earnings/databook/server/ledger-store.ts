import { sql } from 'kysely';
import type { LedgerLine } from '#features/quality-of-earnings/general-ledger/domain/ledger-line.ts';
import {
  accountsIn,
  inVersion,
  linesIn,
  openingsOf,
  sumsOf,
} from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { LedgerStretch } from '../domain/ledger-layout.ts';

type Of = { reviewId: string; dataset: number };

export type AccountMonthRow = {
  id: number;
  path: string;
  code: string;
  purpose: string | null;
  /** YYYY-MM; `null`: it never moved. */
  month: string | null;
  amount: number;
  lines: number;
};

/** Every account of a dataset version by month: cents, a debit is positive. By path and month. */
export async function accountMonthRows(db: Reader, { reviewId, dataset }: Of): Promise<AccountMonthRow[]> {
  const { rows } = await sql<AccountMonthRow>`
    select account.id, account.path, account.code, account.purpose, to_char(sums.month, 'YYYY-MM') as month,
      coalesce(sums.amount, 0)::bigint as amount, coalesce(sums.lines, 0)::integer as lines
    from (${accountsIn(reviewId, dataset)}) as present
      join general_ledger_account as account on account.id = present.account_id
      left join (${sumsOf(reviewId, dataset)}) as sums on sums.account_id = account.id
    order by account.path, sums.month`.execute(db);
  return rows;
}

/** Before the first line of any file: cents, a debit is positive. */
export async function openingRows(
  db: Reader,
  { reviewId, dataset }: Of,
): Promise<{ account_id: number; amount: number }[]> {
  const { rows } = await sql<{ account_id: number; amount: number }>`
    select account_id, amount::bigint as amount from (${openingsOf(reviewId, dataset)}) as opening`.execute(
    db,
  );
  return rows;
}

export type SoldRow = { name: string; party: string; latest: number; before: number; lines: number };

/** Who lines of revenue name, and what each name sold in the days from `latest` on and from `before` until then: cents, revenue is positive. */
export async function soldRows(
  db: Reader,
  of: Of & { codes: readonly string[]; from: string; before: string; latest: string; to: string },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select line.name, ledger_party(line.name) as party,
      (coalesce(-sum(line.amount) filter (where line.day >= ${of.latest}::date), 0))::bigint as latest,
      (coalesce(-sum(line.amount) filter (where line.day >= ${of.before}::date and line.day < ${of.latest}::date), 0))::bigint
        as before,
      count(*)::integer as lines
    from (${linesIn(of.reviewId, of.dataset)}) as line
      join general_ledger_account as account on account.id = line.account_id
    where account.code = any(${[...of.codes]}::text[]) and line.day between ${of.from}::date and ${of.to}::date
    group by line.name`.execute(db);
  return rows;
}

/** Every name that a line of a dataset version has. */
export async function namesIn(db: Reader, { reviewId, dataset }: Of): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (${linesIn(reviewId, dataset)}) as line where name <> ''`.execute(db);
  return rows.map(({ name }) => name);
}

export type FileOfBook = { number: number; name: string; sha256: string };

/** The files of a dataset version, in the order in which they came. */
export async function filesOfBook(db: Reader, { reviewId, dataset }: Of): Promise<FileOfBook[]> {
  const { rows } = await sql<FileOfBook>`
    select number, name, coalesce(encode(sha256, 'hex'), '') as sha256 from general_ledger_file as file
    where review_id = ${reviewId} and ${inVersion(dataset)} order by number`.execute(db);
  return rows;
}

export type LineOfBook = Omit<LedgerLine, 'entry'> & { account_id: number; file: number };

const wordsOfLine = sql`line.number, line.memo, line.split`;
const withoutWords = sql`'' as number, '' as memo, '' as split`;

/** A stretch of the ledger by month, account in the order given, and day. `words`: whether what lines say is read. */
export async function linesOfStretch(
  db: Reader,
  { reviewId, dataset }: Of,
  { accountIds, from, to }: LedgerStretch,
  words: boolean,
): Promise<LineOfBook[]> {
  const { rows } = await sql<LineOfBook>`
    select wanted.account_id, line.file, line.account, to_char(line.day, 'YYYY-MM-DD') as day, line.sheet, line.row,
      line.type, line.name, ${words ? wordsOfLine : withoutWords}, line.amount
    from unnest(${[...accountIds]}::integer[]) with ordinality as wanted (account_id, place)
      join general_ledger_file_account as held on held.account_id = wanted.account_id
      join general_ledger_file as file on file.id = held.file_id
      join general_ledger_line as line on line.file = file.number and line.account = held.account
    where file.review_id = ${reviewId} and ${inVersion(dataset)} and line.counts_from between 0 and ${dataset}
      and line.day between (${from} || '-01')::date and ((${to} || '-01')::date + interval '1 month - 1 day')::date
    order by date_trunc('month', line.day), wanted.place, line.day, line.file, line.sheet, line.row`.execute(
    db,
  );
  return rows;
}
