import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { type RoundRobin, roundRobin, type Upstream } from './nodes/round-robin.ts';
import { lostOf } from './storm/lost.ts';
import { PostgresNode } from './storm/postgres-node.ts';
import { emptyLedger } from './storm/storm-writers.ts';
import { addBusiness, type Calls, CutOff, callsAt, type Heard, signUp } from './writers.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'cairn-two-nodes-'));
const database = new PostgresNode(null);
const ledger = emptyLedger();
const running = new Map<number, RunningApp>();
let proxy: RoundRobin | null = null;

beforeAll(async () => {
  await buildWeb();
  await database.initialise();
  await database.start();
});

afterAll(async () => {
  await proxy?.close();
  for (const app of running.values()) await app.kill();
  await database.remove();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('two nodes on one database lose nothing when each is restarted, and only what was in flight when one is killed', async () => {
  const ports = [await freePort(), await freePort()];
  // Both for the first time, at once: they share the empty folder and the empty database.
  await Promise.all(ports.map((port) => start(port)));
  proxy = await roundRobin(ports);
  const { upstreams, lost, refused } = proxy;
  await expect.poll(() => upstreams.every(({ ready }) => ready)).toBe(true);
  const seller = await signUp(callsAt(proxy), ledger);
  await eachTakesTheTokensOfTheOther(seller, ports);
  await aRevocationOnOneHoldsOnBoth(seller, ports);

  const load = startLoad(proxy, await tokenFrom(ports[0], seller));
  for (const one of upstreams) await answersMore(one, load);
  for (const one of upstreams) {
    await running.get(one.port)?.stop();
    expect(running.get(one.port)?.child.exitCode).toBe(0);
    await start(one.port);
    await answersMore(one, load);
  }
  expect({ lost, refused: refused(), wrong: load.wrong }).toEqual({ lost: [], refused: 0, wrong: [] });
  for (const { said } of upstreams) expect(said).toContain('not ready\nstopping\n');

  const [killed, other] = upstreams;
  if (!killed || !other) throw new Error('there are two nodes');
  await running.get(killed.port)?.kill();
  await expect.poll(() => killed.ready).toBe(false);
  const inFlight = lost.length;
  await answersMore(other, load);
  await load.end();
  expect(lost.length).toBe(inFlight);
  expect(lost.filter(({ port }) => port !== killed.port)).toEqual([]);
  // Each of the load's loops has one request in flight.
  expect(inFlight).toBeLessThanOrEqual(load.loops);
  expect(load.wrong).toEqual([]);
  await everyWriteIsThere();
});

test('one Ctrl-C, which arrives three times, lets a node drain, and the next one ends it at once', async () => {
  const port = await freePort();
  await start(port, '300');
  const child = running.get(port)?.child;
  for (let times = 0; times < 3; times += 1) child?.kill('SIGINT');
  const readyz = async () => (await fetch(`${at(port)}/readyz`)).text();
  await expect.poll(readyz).toBe('not ready\nstopping\n');
  await callsAt({ url: at(port) })('GET', '/api/listing/', null);
  for (; child?.exitCode === null; await pause(200)) child.kill('SIGINT');
  expect(child?.exitCode).toBe(1);
});

async function start(port: number, DRAIN_SECONDS = '2'): Promise<void> {
  const { user, host } = database.facts();
  const DATABASE_URL = `postgres:///postgres?host=${host}&user=${user}`;
  running.set(port, await runApp(dataDir, { PORT: String(port), DATABASE_URL, DRAIN_SECONDS }));
}

const at = (port = 0) => `http://127.0.0.1:${port}`;

async function tokenFrom(port: number | undefined, email: string): Promise<string> {
  const Authorization = `Basic ${Buffer.from(`${email}:a password of mine`).toString('base64')}`;
  const answer = await fetch(`${at(port)}/token/`, { headers: { Authorization } });
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
}

async function eachTakesTheTokensOfTheOther(email: string, ports: readonly number[]): Promise<void> {
  for (const giving of ports)
    for (const taking of ports) {
      const key = await tokenFrom(giving, email);
      await ownBusinesses(callsAt({ url: at(taking) }), key);
    }
}

/** Both have used the token before, so neither may remember that it was good. */
async function aRevocationOnOneHoldsOnBoth(email: string, [first, second]: readonly number[]): Promise<void> {
  const key = await tokenFrom(first, email);
  const call = callsAt({ url: at(first) });
  await call('POST', '/api/session-confirmation', key, { way: 'password', password: 'a password of mine' });
  const expiresAt = new Date(Date.now() + 1 * days).toISOString();
  const body = { name: 'A program', scopes: ['listings:read'], expiresAt };
  const { secret, token } = z
    .object({ secret: z.string(), token: z.object({ id: z.string() }) })
    .parse(await call('POST', '/api/access-tokens', key, body));
  const headers = { authorization: `Bearer ${secret}` };
  const statuses = () =>
    Promise.all(
      [first, second].map(async (port) => (await fetch(`${at(port)}/api/business/`, { headers })).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  await callsAt({ url: at(second) })('DELETE', `/api/access-tokens/${token.id}`, key);
  expect(await statuses()).toEqual([401, 401]);
}

function ownBusinesses(call: Calls, key: string): Promise<unknown> {
  return call('GET', '/api/business/', key);
}

type Load = { loops: number; wrong: readonly string[]; end(): Promise<void> };

function startLoad({ url }: RoundRobin, seller: string): Load {
  const wrong: string[] = [];
  let over = false;
  const heard: Heard = {
    answered: ({ what, status, text }) => {
      // A 502 is the proxy's: what it lost, it has noted.
      if (status >= 400 && status !== 502) wrong.push(`${what}: ${status} ${text.slice(0, 300)}`);
    },
    unanswered: (what, error) => void wrong.push(`${what}: no answer (${String(error)})`),
  };
  const call = callsAt({ url }, heard);
  const again = async (every: number, ask: () => Promise<unknown>) => {
    // A quiet load: the test is about what is lost, and leaves the cores to the nodes.
    for (; !over; await pause(every)) await ask().catch(noted);
  };
  const noted = (error: unknown) => {
    if (!(error instanceof CutOff) && !String(error).includes('Error: 502 ')) wrong.push(String(error));
  };
  const loops = [
    again(40, () => call('GET', '/api/listing/', null)),
    again(40, () => ownBusinesses(call, seller)),
    again(60, () => addBusiness(call, ledger, seller)),
    again(60, () => addBusiness(call, ledger, seller)),
    again(250, () => signUp(call, ledger)),
  ];
  return {
    loops: loops.length,
    wrong,
    end: async () => {
      over = true;
      await Promise.all(loops);
    },
  };
}

async function answersMore(one: Upstream, { wrong }: Load): Promise<void> {
  const before = one.answered;
  await expect.poll(() => one.answered > before + 20 || wrong.length > 0, { interval: 50 }).toBe(true);
}

async function everyWriteIsThere(): Promise<void> {
  const { db } = openDatabase(database.facts());
  try {
    const { people, businesses, laws } = await lostOf(db, dataDir, ledger);
    expect({ people, businesses, laws }).toEqual({ people: [], businesses: [], laws: {} });
    expect(ledger.people.size).toBeGreaterThan(5);
    expect(ledger.businesses.size).toBeGreaterThan(40);
  } finally {
    await db.destroy();
  }
}
