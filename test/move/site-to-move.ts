import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/connect.ts';
import { createJobTables } from '#platform/jobs/job-tables.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { type CopiedDatabase, copyDatabase } from '#test/support/copied-database.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { addressOf } from './own-server.ts';

export type Env = Record<string, string>;

/** The settings of a site whose database is a new one, with a store of files that belongs to it. */
export async function siteToMove() {
  const all = await mkdtemp(join(tmpdir(), 'cairn-move-'));
  const database = await copyDatabase();
  onTestFinished(async () => {
    await database.drop();
    await rm(all, { recursive: true, force: true, maxRetries: 5 });
  });
  const { source } = database;
  if ('connectionString' in source) throw new TypeError('not the server of the tests');
  await createJobTables(source);
  const env = { DATA_DIR: join(all, 'data'), DATABASE_URL: addressOf(source) };
  const configWith = (more: Env = {}) => readConfig({ ...env, ...more });
  const config = configWith();
  const secrets = loadSecrets(config.dataDir);
  return { all, env, configWith, secrets, database, files: await filesOf(config, database.db) };
}

export type SiteToMove = Awaited<ReturnType<typeof siteToMove>>;

/** As an app that starts opens them. */
export async function filesOf({ storage }: Config, db: OpenDatabase['db']) {
  const clock = { now: () => new Date() };
  return (await openStore(storage, { db, clock, log: quietLog })).files;
}

/** A database at an address, until the end of the test. */
export function opened(connectionString: string): CopiedDatabase {
  const open = openDatabase({ connectionString });
  onTestFinished(() => open.db.destroy());
  return { ...open, source: { connectionString }, drop: () => Promise.resolve() };
}

const tables = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs') order by 1`;

/** Constraints, indexes, triggers and rights, as the server words them. PostgreSQL 18 lists `not null` among them. */
const shape = `
  select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where contype <> 'n' and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  union all select c.oid::regclass::text || ' may ' || string_agg(a.privilege_type, ' ' order by a.privilege_type)
    from pg_class c, aclexplode(c.relacl) a where c.relnamespace = 'public'::regnamespace
      and a.privilege_type in ('INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE') group by c.oid
  union all select schemaname || '.' || sequencename || ' at ' || coalesce(last_value, 0) from pg_sequences
  order by 1`;

/** Everything in a database, as text: each row of each table, and what its tables are. */
export async function everythingIn(connectionString: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const found = new Map<string, string[]>();
    for (const { name } of (await client.query(tables)).rows)
      found.set(name, await linesOf(client, `select to_jsonb(one)::text as line from ${name} one`));
    return found.set('what the tables are', await linesOf(client, shape));
  } finally {
    await client.end();
  }
}

/** Of the queue, which makes one for the next day: a test may run past midnight. */
const daily = /\bqueue_stats_\d{8}\b/;

/** The gates of an old place are not part of the site. */
export async function expectSame(before: Map<string, string[]>, address: string): Promise<void> {
  const after = await everythingIn(address);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, lines] of before) {
    const known = new Set(lines);
    const compared = (all: readonly string[] = []) =>
      all.filter((line) => !line.includes('cairn_move') && (known.has(line) || !daily.test(line)));
    expect(compared(after.get(name)), name).toEqual(compared(lines));
  }
}

async function linesOf(client: pg.Client, query: string): Promise<string[]> {
  return (await client.query(query)).rows.map(({ line }) => String(line)).toSorted();
}
