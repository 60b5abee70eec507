import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseSource, type OpenDatabase, openDatabase } from '#platform/db/connect.ts';

export type CopiedDatabase = OpenDatabase & { source: DatabaseSource; drop(): Promise<void> };

/**
 * A migrated database for tests that need real concurrent transactions (races, locks, NOTIFY, deferred constraints).
 * Takes 30 to 70 ms; call `drop` when done.
 */
export async function copyDatabase(
  name = `fresh_${randomBytes(6).toString('hex')}`,
): Promise<CopiedDatabase> {
  const { template, ...facts } = inject('server');
  await asAdmin(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const source = { ...facts, database: name };
  const opened = openDatabase(source);
  return {
    ...opened,
    source,
    async drop() {
      await opened.pool.end();
      await asAdmin((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { template: _, ...facts } = inject('server');
  const client = new pg.Client({ ...facts, database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
