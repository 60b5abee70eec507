import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/connect.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { PostgresNode } from './storm/postgres-node.ts';
import { emptyLedger } from './storm/storm-writers.ts';
import { callsAt, signUp } from './writers.ts';

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'cairn-roles-'));
const database = new PostgresNode(null);
const ledger = emptyLedger();
const running: RunningApp[] = [];
let shared: Record<string, string> = {};

beforeAll(async () => {
  await buildWeb();
  await database.initialise();
  await database.start();
  const { user, host } = database.facts();
  shared = {
    DATABASE_URL: `postgres:///postgres?host=${host}&user=${user}`,
    SECRETS_FILE: join(folder, 'secrets.json'),
    STORAGE_URL: `file:${join(folder, 'files')}`,
  };
  await writeFile(shared.SECRETS_FILE ?? '', await admin('new-secrets'), { mode: 0o440 });
});

afterAll(async () => {
  for (const app of running) await app.kill();
  await database.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('the database is migrated by a command of its own, once', async () => {
  expect(await admin('migrate')).toMatch(/^Applied \d+ migrations, up to \d{4}_\w+\.\n$/);
  expect(await admin('migrate')).toBe('The database has every migration already.\n');
  expect(existsSync(join(folder, 'admin'))).toBe(false);
});

test('a web node queues jobs and never runs them; a worker runs them and answers only about its health', async () => {
  const web = await start('web');
  await signUp(callsAt(web), ledger);
  await signUp(callsAt(web), ledger);
  // A node that works is woken within a tenth of a second.
  await pause(3_000);
  expect(await mailJobs()).toEqual({ created: 2 });

  const worker = await start('worker');
  await expect.poll(mailJobs).toEqual({ completed: 2 });
  await signUp(callsAt(web), ledger);
  await expect.poll(mailJobs).toEqual({ completed: 3 });
  expect(await statuses(web)).toEqual({ '/': 200, '/healthz': 200, '/readyz': 200, '/api/business/': 401 });
  expect(await statuses(worker)).toEqual({
    '/': 404,
    '/healthz': 200,
    '/readyz': 200,
    '/api/business/': 404,
  });
  expect(await (await fetch(`${worker.url}/metrics`)).text()).toContain('process_resident_memory_bytes');

  await worker.stop();
  await signUp(callsAt(web), ledger);
  await pause(3_000);
  expect(await mailJobs()).toEqual({ completed: 3, created: 1 });
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
});

test('schedules are kept by the worker, which the web node that started first leaves alone', async () => {
  const schedules = await ask<{ name: string }>('select name from jobs.schedule');
  expect(schedules.length).toBeGreaterThan(5);
});

async function start(role: 'web' | 'worker'): Promise<RunningApp> {
  const env = { ...shared, ROLE: role, PORT: String(await freePort()) };
  const app = await runApp(join(folder, role), env);
  running.push(app);
  return app;
}

async function admin(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'admin'), ...shared };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/launch.mjs'), 'admin', ...args],
    { env },
  );
  return stdout;
}

async function statuses({ url }: RunningApp): Promise<Record<string, number>> {
  const paths = ['/', '/healthz', '/readyz', '/api/business/'];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status])),
  );
}

async function mailJobs(): Promise<Record<string, number>> {
  const rows = await ask<{ state: string; count: number }>(
    `select state::text, count(*)::int from jobs.job where name = 'deliver-mail' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function ask<T>(text: string): Promise<T[]> {
  const { db } = openDatabase(database.facts(), { max: 1 });
  try {
    return (await sql.raw<T>(text).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}
