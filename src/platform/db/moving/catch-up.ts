import type pg from 'pg';
import { z } from 'zod';
import { StartProblem } from '../../start-problem.ts';
import { fingerprint } from './as-text.ts';
import { copyRows, copyWholeTable, type Pair, rowsOf } from './copy-rows.ts';
import type { WholeTable } from './whole-tables.ts';

/** Where a first copy was taken: every change that it may lack has this transaction number, or a later one. */
export type CopiedAt = string;

const snapshotRow = z.tuple([z.object({ oldest: z.string() })]);
const countRow = z.tuple([z.object({ rows: z.coerce.number(), some: z.coerce.number() })]);

/** In the transaction that copies, whose isolation is repeatable read. */
export async function copiedAt(client: pg.ClientBase): Promise<CopiedAt> {
  const { rows } = await client.query(
    `select pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296 as oldest`,
  );
  return snapshotRow.parse(rows)[0].oldest;
}

/**
 * Makes a table that was copied and compared before equal to what it is now, while no one writes. The numbers of
 * transactions say which rows are new or changed, and those are compared; if there are then too many, some were deleted
 * since, and their keys say which. Returns the number of rows. Throws StartProblem for a row that came out different.
 */
export async function catchUp(pair: Pair, table: WholeTable, at: CopiedAt): Promise<number> {
  const { key, name } = table;
  // Those of partitions cannot be asked for the number of a transaction, and are small.
  if (key === null || isOfQueue(table)) {
    await copyWholeTable(pair, table);
    return compareTable(pair, table);
  }
  const { from, to } = pair;
  const changed = `age(xmin) <= age('${at}'::xid)`;
  const [here, there] = await Promise.all([countOf(from, name, changed), countOf(to, name)]);
  if (here.some === 0 && here.rows === there.rows) return here.rows;
  await to.query('begin');
  try {
    await takeOutChanged(pair, { ...table, key }, changed);
    // First all that goes: a new row may have the unique value of one that was deleted.
    if ((await countOf(to, name)).rows + here.some !== here.rows)
      await removeDeleted(pair, { ...table, key });
    const list = table.columns.join(', ');
    await to.query(
      `insert into ${name} (${list}) overriding system value select ${list} from pg_temp.changed`,
    );
    if ((await countOf(to, name)).rows !== here.rows) throw differs(name);
    await compareRows(pair, table, { here: changed, there: 'xmin = pg_current_xact_id()::xid' });
    await to.query('commit');
    return here.rows;
  } catch (error) {
    await to.query('rollback').catch(() => {});
    throw error;
  }
}

/** The queue changes all the time and is small: it is copied at the end. */
export function isOfQueue({ name }: Pick<WholeTable, 'name'>): boolean {
  return name.startsWith('jobs.');
}

type Keyed = WholeTable & { key: string[] };

/** Leaves what they are now in `pg_temp.changed`. */
async function takeOutChanged(pair: Pair, table: Keyed, changed: string): Promise<void> {
  const { name, columns, key } = table;
  const { to } = pair;
  await to.query(
    `create temporary table changed on commit drop as select ${columns.join(', ')} from ${name} with no data`,
  );
  await copyRows(pair, { query: rowsOf(table, changed), into: 'pg_temp.changed', columns });
  await to.query('analyze pg_temp.changed');
  await to.query(`delete from ${name} using pg_temp.changed where ${equal(key, name, 'changed')}`);
}

async function removeDeleted(pair: Pair, { name, key }: Keyed): Promise<void> {
  const { to } = pair;
  const list = key.join(', ');
  await to.query(`create temporary table there on commit drop as select ${list} from ${name} with no data`);
  await copyRows(pair, { query: `select ${list} from ${name}`, into: 'pg_temp.there', columns: key });
  await to.query('analyze pg_temp.there');
  await to.query(
    `delete from ${name} where not exists (select from pg_temp.there where ${equal(key, name, 'there')})`,
  );
}

function equal(key: readonly string[], one: string, other: string): string {
  return key.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');
}

/** `some`: how many of them meet a condition. */
async function countOf(client: pg.ClientBase, name: string, condition = 'true') {
  const { rows } = await client.query(
    `select count(*) as rows, count(*) filter (where ${condition}) as some from ${name}`,
  );
  return countRow.parse(rows)[0];
}

/** Returns the number of rows. Throws StartProblem unless both have the same. */
export function compareTable(pair: Pair, table: WholeTable): Promise<number> {
  return compareRows(pair, table, { here: 'true', there: 'true' });
}

async function compareRows(
  { from, to }: Pair,
  table: WholeTable,
  which: { here: string; there: string },
): Promise<number> {
  const [here, there] = await Promise.all([
    fingerprint(from, table, which.here),
    fingerprint(to, table, which.there),
  ]);
  if (here.rows === there.rows && here.sum === there.sum) return here.rows;
  throw differs(table.name);
}

function differs(name: string): StartProblem {
  return new StartProblem(
    `The copy of the table ${name} differs: nothing was changed here, and the site goes on as it was. Try again, and report this.`,
  );
}
