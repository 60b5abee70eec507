import type pg from 'pg';
import { z } from 'zod';
import type { DatabaseSource } from '../connect.ts';
import { connectPatiently } from '../connect-patiently.ts';
import type { WholeTable } from './whole-tables.ts';

const silent = { info() {}, warn() {}, error() {} };
const settings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set bytea_output = 'hex'`,
];

/** A connection on which every server writes the same value as the same text. `name`: of the setting it comes from. */
export async function connectForText(source: DatabaseSource, name: string): Promise<pg.Client> {
  const client = await connectPatiently(source, silent, 10, name);
  for (const setting of settings) await client.query(setting);
  return client;
}

const printRow = z.tuple([z.object({ rows: z.coerce.number(), sum: z.string() })]);

/** What rows of a table are, in any order: their number, and a sum of their hashes. `which`: a condition. */
export async function fingerprint(
  client: pg.ClientBase,
  { name, columns }: Pick<WholeTable, 'name' | 'columns'>,
  which = 'true',
): Promise<{ rows: number; sum: string }> {
  const { rows } = await client.query(
    `select count(*) as rows, coalesce(sum(('x' || left(hash, 16))::bit(64)::bigint), 0)::text as sum
     from (select md5(row(${columns.join(', ')})::text) as hash from ${name} where ${which}) hashed`,
  );
  return printRow.parse(rows)[0];
}
