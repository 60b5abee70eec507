import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#platform/db/connect.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { freePort } from '#test/support/running-app.ts';
import { startChild } from '../children.ts';
import { type Case, casesFor } from './cases.ts';
import { type BareFacts, record } from './recorded.ts';

const root = join(import.meta.dirname, '../..');

export type Market = {
  url: string;
  pid: number;
  bareUrl: string;
  cases: readonly Case[];
  statements: ReadonlyMap<string, number>;
  database: OpenDatabase;
  stop(): Promise<void>;
};

export async function startMarket(dataDir: string): Promise<Market> {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', DEMO: 'off' };
  const lean = ['--max-semi-space-size=16', join(root, 'scripts/start.ts')];
  const app = await startChild(lean, { ...env, MALLOC_ARENA_MAX: '2' }, 'is running at', root);
  const url = `http://127.0.0.1:${port}`;
  const source = sourceOf(dataDir);
  const database = openDatabase(source);
  const cases = await casesFor(url);
  const recorded = [];
  for (const path of cases.flatMap(({ paths }) => paths)) recorded.push(await record(database, url, path));
  const counts = new Map(recorded.map(({ path, statements }) => [path, statements.length]));
  const bare = await startBare({ source, port: await freePort(), recorded });
  return {
    url,
    pid: app.child.pid ?? 0,
    bareUrl: bare.url,
    cases,
    statements: new Map(
      cases.map(({ name, paths }) => [name, Math.max(...paths.map((path) => counts.get(path) ?? 0))]),
    ),
    database,
    async stop() {
      await bare.stop();
      await database.pool.end();
      await app.stop();
    },
  };
}

async function startBare(facts: BareFacts) {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-bare-'));
  const file = join(folder, 'facts.json');
  await writeFile(file, JSON.stringify(facts), { mode: 0o600 });
  const { stop } = await startChild([join(root, 'bench/market/bare-market.ts'), file], {}, 'listening', root);
  await rm(folder, { recursive: true });
  return { url: `http://127.0.0.1:${facts.port}`, stop };
}

function sourceOf(dataDir: string) {
  const postmaster = namedPostmaster(join(dataDir, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  return {
    host: postmaster.socketFolder,
    user: superuser,
    password: loadSecrets(dataDir).databasePassword,
    database: 'postgres',
  };
}
