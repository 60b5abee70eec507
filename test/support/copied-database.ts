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

let administration: pg.Pool | null = null;

async function asAdmin(work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  administration ??= openAdministration();
  await work(administration);
}

/** Kept open: opening a connection for each copy costs as much again as the copy's own. */
function openAdministration(): pg.Pool {
  const { template: _, ...facts } = inject('server');
  const pool = new pg.Pool({ ...facts, database: 'postgres', max: 1, allowExitOnIdle: true });
  // The server of the run stops before its workers do.
  pool.on('error', () => {});
  return pool;
}
