import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { WholeTable } from './whole-tables.ts';

/** A copy that fails ends the connection `from`. */
export type Pair = { from: pg.Client; to: pg.Client };

/** Copies the rows of a query into a table, in its columns. Returns how many came. */
export async function copyRows(
  { from, to }: Pair,
  { query, into, columns }: { query: string; into: string; columns: readonly string[] },
): Promise<number> {
  const source = from.query(copyTo(`copy (${query}) to stdout`));
  const target = to.query(copyFrom(`copy ${into} (${columns.join(', ')}) from stdin`));
  try {
    await pipeline(source, target);
  } catch (error) {
    // It would wait forever for the rest of the rows to be read.
    from.connection.stream.destroy();
    throw error;
  }
  return target.rowCount;
}

/** `where`: a condition, for some of the rows. */
export function rowsOf({ name, columns }: WholeTable, where = 'true'): string {
  return `select ${columns.join(', ')} from ${name} where ${where}`;
}

/** Replaces all rows of a table: a migration may have put some there. */
export async function copyWholeTable(pair: Pair, table: WholeTable): Promise<number> {
  const { to } = pair;
  await to.query('begin');
  try {
    await to.query(`delete from ${table.name}`);
    const { name: into, columns } = table;
    const copied = await copyRows(pair, { query: rowsOf(table), into, columns });
    await to.query('commit');
    return copied;
  } catch (error) {
    await to.query('rollback').catch(() => {});
    throw error;
  }
}
