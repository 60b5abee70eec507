import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/connect.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import { faultsOfRecord } from '../../scripts/admin/faults-of-record.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { type RoundRobin, roundRobin } from './nodes/round-robin.ts';
import { changedOriginals, filesWithoutBytes } from './soak/kept-files.ts';
import { StoreProcess } from './soak/store-process.ts';
import { lostOf } from './storm/lost.ts';
import { PostgresNode } from './storm/postgres-node.ts';
import { emptyLedger, type Storm, setScene, writeOn } from './storm/storm-writers.ts';
import { newTally, type Tally } from './storm/tally.ts';
import { type Calls, CutOff, callsAt } from './writers.ts';

/** Each kill happens once. Long form, again and again: `SOAK_MINUTES=60 npm test -- kill-soak`. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0);
/** What the proxy answers for a node that is gone, and a node that ends or has lost its database. */
const cutOff = [502, 503];

const dataDir = await mkdtemp(join(tmpdir(), 'cairn-kill-soak-'));
const database = new PostgresNode(null);
const running = new Map<number, RunningApp>();
const opened: { store: StoreProcess | null; proxy: RoundRobin | null } = { store: null, proxy: null };

beforeAll(async () => {
  await buildWeb();
  await database.initialise();
  await database.start();
});

afterAll(async () => {
  await opened.proxy?.close();
  for (const app of running.values()) await app.kill();
  await opened.store?.remove();
  await database.remove();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('kill -9 of nodes, database and file store under writes loses nothing that was acknowledged', {
  timeout: (minutes * 2 + 20) * 60_000,
}, async () => {
  opened.store = await StoreProcess.open();
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(startNode));
  opened.proxy = await roundRobin(ports);
  await allAnswer();
  const soak = soakAt(opened.proxy.url);
  const scene = await setScene(soak.storm);
  const kills = [...killsOf(ports, opened.store)];
  const until = Date.now() + minutes * 60_000;
  const done: Record<string, number> = {};
  for (let round = 0; round < kills.length || Date.now() < until; round += 1) {
    const [name, kill] = kills[round % kills.length] ?? ['', async () => async () => {}];
    await writeThrough(soak, scene, () => cut(round, kill, soak.tally));
    done[name] = (done[name] ?? 0) + 1;
    expect({ name, ...(await found(soak, await scene.seller())) }).toEqual({ name, ...nothing });
  }
  report({ done, ...soak.tally, ...soak.refused, ...countsOf(soak) });
  for (const { answered } of opened.proxy.upstreams) expect(answered).toBeGreaterThan(100);
});

type Soak = { storm: Storm; tally: Tally; read: Set<string>; refused: { byStore: number; inFlight: number } };
type Kill = () => Promise<() => Promise<unknown>>;

function soakAt(url: string): Soak {
  const tally = newTally();
  const refused = { byStore: 0, inFlight: 0 };
  const heard = {
    ...tally,
    answered: (reply: Parameters<Tally['answered']>[0]) => {
      if (reply.status === 502) refused.inFlight += 1;
      else tally.answered(reply);
    },
  };
  const calls = callsAt({ url }, heard, cutOff);
  const call: Calls = (...request) =>
    calls(...request).catch((error: unknown) => {
      if (!String(error).includes('"storage-unavailable"')) throw error;
      refused.byStore += 1;
      throw new CutOff();
    });
  const place = { source: () => database.facts() };
  const storm = { call, url, ledger: emptyLedger(), place, keyLasts: 20 * 60_000, cutOff };
  return { storm, tally, read: new Set(), refused };
}

/** What is killed; each returns what starts it again. */
function killsOf(ports: readonly number[], store: StoreProcess): ReadonlyMap<string, Kill> {
  const node = (port: number) => async () => {
    await running.get(port)?.kill();
    return () => startNode(port);
  };
  const base = async () => {
    database.signalMain('SIGKILL');
    return () => database.start();
  };
  const files = async () => {
    await store.kill();
    return () => store.start();
  };
  const together =
    (...parts: readonly Kill[]): Kill =>
    async () => {
      const starts = await Promise.all(parts.map((part) => part()));
      // The nodes come last: without their database and files they would end.
      return async () => {
        for (const start of starts) await start();
      };
    };
  const [first = 0, second = 0] = ports;
  return new Map<string, Kill>([
    ['one node', node(first)],
    ['database', base],
    ['store', files],
    ['the other node', node(second)],
    ['database and a node', together(base, node(first))],
    ['store and a node', together(files, node(second))],
    ['all', together(base, files, node(first), node(second))],
  ]);
}

async function startNode(port: number): Promise<void> {
  const { user, host } = database.facts();
  const DATABASE_URL = `postgres:///postgres?host=${host}&user=${user}`;
  const STORAGE_URL = opened.store?.url ?? '';
  running.set(
    port,
    await runApp(dataDir, { PORT: String(port), DATABASE_URL, STORAGE_URL, LOG_LEVEL: 'fatal' }),
  );
}

async function allAnswer(): Promise<void> {
  await expect.poll(() => opened.proxy?.upstreams.every(({ ready }) => ready)).toBe(true);
}

/** Writes go on before, during and after `act`. */
async function writeThrough(
  { storm, tally }: Soak,
  scene: Parameters<typeof writeOn>[1],
  act: () => Promise<void>,
): Promise<void> {
  let over = false;
  const writing = writeOn(storm, scene, () => over || tally.wrong.length > 0);
  await Promise.race([act(), writing]).finally(() => {
    over = true;
  });
  await writing;
  expect(tally.wrong).toEqual([]);
}

async function cut(round: number, kill: Kill, tally: Tally): Promise<void> {
  await moreThan(10, tally);
  // Each kill comes at another moment; the numbers are fixed to make a failure reproducible.
  await pause((round * 97) % 700);
  const startAgain = await kill();
  await pause((round * 389) % 3_000);
  await startAgain();
  await allAnswer();
  await moreThan(20, tally);
}

async function moreThan(writes: number, tally: Tally): Promise<void> {
  const before = tally.acknowledged;
  await expect
    .poll(() => tally.acknowledged > before + writes || tally.wrong.length > 0, { interval: 50 })
    .toBe(true);
}

const nothing = {
  lost: { people: [], businesses: [], files: [], draft: 0, deals: [], damaged: [], laws: {} },
  record: [],
  withoutBytes: [],
  changed: [],
};

async function found({ storm, read }: Soak, key: string): Promise<Record<string, unknown>> {
  const { url, ledger } = storm;
  const { db } = openDatabase(database.facts());
  try {
    const files = await opened.store?.files();
    if (!files) throw new Error('the store is open');
    const fresh = [...ledger.files].filter((sha256) => !read.has(sha256));
    for (const sha256 of fresh) read.add(sha256);
    return {
      lost: await lostOf(db, dataDir, ledger, files),
      record: await faultsOfRecord(db, loadSecrets(dataDir).ledgerKey),
      withoutBytes: await filesWithoutBytes(db, files),
      changed: await changedOriginals(db, { url, key }, fresh),
    };
  } finally {
    await db.destroy();
  }
}

function countsOf({ storm: { ledger } }: Soak): Record<string, number> {
  const { people, businesses, files, deals } = ledger;
  return { people: people.size, businesses: businesses.size, files: files.size, deals: deals.length };
}

function report(figures: Record<string, unknown>): void {
  if (process.env.SOAK_MINUTES) console.log(new Date().toISOString(), JSON.stringify(figures));
}
