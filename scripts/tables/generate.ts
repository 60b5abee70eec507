import { join } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import pg from 'pg';
import { type DatabaseSource, openDatabase } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';

export const tablesFile: string = join(import.meta.dirname, '../../src/platform/db/tables.ts');

const silent = { info() {}, warn() {}, error() {} };

export async function generateTables(source: DatabaseSource): Promise<string> {
  const client = new pg.Client({ ...source });
  await client.connect();
  await migrate(client, silent).finally(() => client.end());
  const { db } = openDatabase(source);
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: 'public.migration',
      // connect.ts reads bigint as a number and refuses inexact ones.
      typeMapping: { int8: 'number' },
    });
  } finally {
    await db.destroy();
  }
}
