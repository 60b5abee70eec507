import type pg from 'pg';
import { z } from 'zod';
import { StartProblem } from '../../start-problem.ts';
import { copyRows, copyWholeTable, type Pair, rowsOf } from './copy-rows.ts';
import type { WholeTable } from './whole-tables.ts';

/** Where a first copy was taken: every change that it may lack has this transaction number, or a later one. */
export type CopiedAt = string;

const snapshotRow = z.tuple([z.object({ oldest: z.string() })]);
const countRow = z.tuple([z.object({ count: z.coerce.number() })]);

/** In the transaction that copies, whose isolation is repeatable read. */
export async function copiedAt(client: pg.ClientBase): Promise<CopiedAt> {
  const { rows } = await client.query(
    `select pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296 as oldest`,
  );
  return snapshotRow.parse(rows)[0].oldest;
}

/**
 * Makes a table that was copied before equal to what it is now, while no one writes. The numbers of transactions say
 * which rows are new or changed; if there are then too many, some were deleted since, and their keys say which.
 */
export async function catchUp(pair: Pair, table: WholeTable, at: CopiedAt): Promise<void> {
  const { key, name } = table;
  // Those of partitions cannot be asked for the number of a transaction, and are small.
  if (key === null || name.startsWith('jobs.')) return void (await copyWholeTable(pair, table));
  const { from, to } = pair;
  await to.query('begin');
  try {
    await replaceChanged(pair, { ...table, key }, at);
    if ((await countOf(from, name)) !== (await countOf(to, name)))
      await removeDeleted(pair, { ...table, key });
    await to.query('commit');
  } catch (error) {
    await to.query('rollback').catch(() => {});
    throw error;
  }
}

type Keyed = WholeTable & { key: string[] };

async function replaceChanged(pair: Pair, table: Keyed, at: CopiedAt): Promise<void> {
  const { name, columns, key } = table;
  const list = columns.join(', ');
  const { to } = pair;
  await to.query(`create temporary table changed on commit drop as select ${list} from ${name} with no data`);
  const query = rowsOf(table, `age(xmin) <= age('${at}'::xid)`);
  if ((await copyRows(pair, { query, into: 'pg_temp.changed', columns })) === 0) return;
  await to.query(`delete from ${name} using pg_temp.changed where ${equal(key, name, 'changed')}`);
  await to.query(`insert into ${name} (${list}) overriding system value select ${list} from pg_temp.changed`);
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

async function countOf(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query(`select count(*) as count from ${name}`);
  return countRow.parse(rows)[0].count;
}

const printRow = z.tuple([z.object({ rows: z.coerce.number(), sum: z.string() })]);

/** What the rows of a table are, in any order: their number, and a sum of their hashes. */
async function fingerprint(client: pg.ClientBase, { name, columns }: WholeTable) {
  const { rows } = await client.query(
    `select count(*) as rows, coalesce(sum(('x' || left(hash, 16))::bit(64)::bigint), 0)::text as sum
     from (select md5(row(${columns.join(', ')})::text) as hash from ${name}) hashed`,
  );
  return printRow.parse(rows)[0];
}

/** Returns the number of rows. Throws StartProblem unless both have the same. */
export async function compareTable({ from, to }: Pair, table: WholeTable): Promise<number> {
  const [here, there] = await Promise.all([fingerprint(from, table), fingerprint(to, table)]);
  if (here.rows === there.rows && here.sum === there.sum) return here.rows;
  throw new StartProblem(
    `The copy of the table ${table.name} differs (${here.rows} rows here, ${there.rows} there): nothing was changed here, and the site goes on as it was. Try again, and report this.`,
  );
}
