import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseSource, type OpenDatabase, openDatabase } from '#platform/db/connect.ts';

export type CopiedDatabase = OpenDatabase & { source: DatabaseSource; drop(): Promise<void> };

/** What the names of databases begin with that are kept to copy from. */
export const keptDatabases = 'kept_';

/**
 * A migrated database for tests that need real concurrent transactions (races, locks, NOTIFY, deferred constraints).
 * Takes 30 to 70 ms; call `drop` when done.
 */
export async function copyDatabase(
  name = `fresh_${randomBytes(6).toString('hex')}`,
  from = inject('server').template,
): Promise<CopiedDatabase> {
  const { template: _, ...facts } = inject('server');
  await asAdmin(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(copyOf(from, name));
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

/** Makes it a copy of another database, under its own name. Nothing may use it meanwhile. */
export async function refill(database: CopiedDatabase, from: string): Promise<void> {
  const name = nameOf(database);
  await asAdmin(async (client) => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(copyOf(from, name));
  });
}

/** Ends its use: from now on it is a database of this name, to copy from. */
export async function keepAs(database: CopiedDatabase, name: string): Promise<void> {
  await database.pool.end();
  await asAdmin((client) => client.query(`alter database ${nameOf(database)} rename to ${name}`));
}

function nameOf({ source }: CopiedDatabase): string {
  if (!('database' in source)) throw new Error('not a database of the test server');
  return source.database;
}

const copyOf = (from: string, name: string) => `create database ${name} template ${from} strategy file_copy`;

let administration: pg.Pool | null = null;

export async function asAdmin<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  administration ??= openAdministration();
  return work(administration);
}

/** Kept open: opening a connection for each copy costs as much again as the copy's own. */
function openAdministration(): pg.Pool {
  const { template: _, ...facts } = inject('server');
  const pool = new pg.Pool({ ...facts, database: 'postgres', max: 1, allowExitOnIdle: true });
  // The server of the run stops before its workers do.
  pool.on('error', () => {});
  return pool;
}
