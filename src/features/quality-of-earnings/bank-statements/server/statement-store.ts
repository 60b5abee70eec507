import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { BankStatement, Json } from '#platform/db/tables.ts';
import type { BankLine, StatementRead } from '../domain/bank-line.ts';
import type { Settled } from '../domain/settle-account.ts';

export type StatementRow = Omit<Selectable<BankStatement>, 'starts' | 'ends'> & {
  starts: string;
  ends: string;
  review_id: string;
  sha256: Buffer;
  repeated: number;
};

const asDay = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** The statements of a review in the order of their days. */
export function statementsOf(db: Reader, reviewId: string): Promise<StatementRow[]> {
  return db
    .selectFrom('bank_statement')
    .innerJoin('bank_file', 'bank_file.id', 'bank_statement.file_id')
    .selectAll('bank_statement')
    .select(['bank_file.review_id', 'bank_file.sha256'])
    .select(asDay('bank_statement.starts').as('starts'))
    .select(asDay('bank_statement.ends').as('ends'))
    .select(
      sql<number>`(select count(*)::integer from bank_line
        where bank_line.statement = bank_statement.number and bank_statement.state = 'proved' and not bank_line.counts)`.as(
        'repeated',
      ),
    )
    .where('bank_file.review_id', '=', reviewId)
    .orderBy('bank_statement.starts')
    .orderBy('bank_statement.ends')
    .orderBy('bank_statement.number')
    .execute();
}

type NewStatement = {
  fileId: string;
  at: number;
  account: number | null;
  read: StatementRead;
  starts: string;
  ends: string;
  mostFaults: number;
};

export async function insertStatement(tx: Tx, { read, ...of }: NewStatement): Promise<void> {
  const amount = read.lines.reduce((sum, line) => sum + line.amount, 0);
  const faults = (list: readonly unknown[]) =>
    sql<Json>`${JSON.stringify(list.slice(0, of.mostFaults))}::jsonb`;
  const { number } = await tx
    .insertInto('bank_statement')
    .values({
      file_id: of.fileId,
      at: of.at,
      account: of.account,
      kind: read.kind,
      name: read.name,
      last_four: read.lastFour,
      starts: of.starts,
      ends: of.ends,
      file_opening: read.opening,
      file_closing: read.closing,
      troubles: faults(read.troubles),
      breaks: faults(read.breaks),
      lines: read.lines.length,
      amount,
      state: 'in',
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await insertLines(tx, number, read.lines);
}

async function insertLines(tx: Tx, statement: number, lines: readonly BankLine[]): Promise<void> {
  const column = <Key extends keyof BankLine>(key: Key) => lines.map((line) => line[key]);
  await sql`
    insert into bank_line (statement, position, page, row, day, amount, name, memo, number, reference)
    select ${statement}::integer, given.position, given.page, given.row, given.day, given.amount, given.name, given.memo,
      given.number, given.reference
    from unnest(${lines.map((_, at) => at)}::integer[],
      ${lines.map(({ page }) => page ?? null)}::smallint[], ${column('row')}::integer[], ${column('day')}::date[],
      ${column('amount')}::bigint[], ${column('name')}::text[], ${column('memo')}::text[],
      ${column('number')}::text[], ${column('reference')}::text[])
      as given (position, page, row, day, amount, name, memo, number, reference)`.execute(tx);
}

export type SettleLine = {
  id: number;
  statement: number;
  day: string;
  amount: number;
  reference: string;
  slot: number;
  counts: boolean;
  class: string | null;
};

/** The lines of some statements, in the order of their files. */
export async function linesToSettle(tx: Tx, statements: readonly number[]): Promise<SettleLine[]> {
  const { rows } = await sql<SettleLine>`
    select id, statement, to_char(day, 'YYYY-MM-DD') as day, amount, reference, slot, counts, class
    from bank_line where statement = any(${[...statements]}::integer[])
    order by statement, position`.execute(tx);
  return rows;
}

export async function keepSettled(tx: Tx, number: number, settled: Omit<Settled, 'slots'>): Promise<void> {
  const { state, opening, chained, difference, gap } = settled;
  await tx
    .updateTable('bank_statement')
    .set({ state, opening, chained, difference, gap })
    .where('number', '=', number)
    .execute();
}

/** What lines are, as far as it changed. */
export async function keepLineSlots(
  tx: Tx,
  lines: readonly Pick<SettleLine, 'id' | 'slot' | 'counts' | 'class'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update bank_line set slot = given.slot, counts = given.counts, class = given.class
    from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ slot }) => slot)}::integer[],
      ${lines.map(({ counts }) => counts)}::boolean[], ${lines.map((line) => line.class)}::text[])
      as given (id, slot, counts, class)
    where bank_line.id = given.id and (bank_line.slot, bank_line.counts, bank_line.class)
      is distinct from (given.slot, given.counts, given.class)`.execute(tx);
}

export async function sayBalances(
  tx: Tx,
  number: number,
  of: { account: number; opening: number | null; closing: number | null },
): Promise<void> {
  await tx
    .updateTable('bank_statement')
    .set({ account: of.account, typed_opening: of.opening, typed_closing: of.closing })
    .where('number', '=', number)
    .execute();
}

/** Turns the sign of every line of a statement around. */
export async function reverseStatement(tx: Tx, number: number): Promise<void> {
  await sql`update bank_line set amount = -amount where statement = ${number}`.execute(tx);
  await sql`
    update bank_statement set amount = -amount, reversed = not reversed where number = ${number}`.execute(tx);
}
