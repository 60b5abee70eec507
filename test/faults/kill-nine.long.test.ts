import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openStorage } from '#platform/db/open-storage.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { sealingFiles } from '#platform/files/sealing-files.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { aDraft } from '#test/support/deal.ts';
import { markedFiles } from '#test/support/marked-files.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { mailedCode } from '#test/support/signing-code.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { brokenLaws, damagedFiles } from './half-done.ts';
import {
  addBusiness,
  CutOff,
  callsAt,
  type Deal,
  goOn,
  type Ledger,
  saveDraft,
  signUp,
  steps,
} from './writers.ts';

const kills = 20;
const serverToo = (round: number) => round % 4 === 3;

const dataDir = await mkdtemp(join(tmpdir(), 'cairn-kill-nine-'));
const at = { url: '' };
const call = callsAt(at);
let app: RunningApp | null = null;

afterAll(async () => {
  await app?.kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('after kill -9 in the middle of writes, 20 times, the app has lost no acknowledged write', async () => {
  await buildWeb();
  await prepareData(dataDir);
  await start();
  const ledger: Ledger = {
    people: new Map(),
    businesses: new Set(),
    draft: { version: 0, about: 0 },
    deals: [],
  };
  const scene = await setScene(ledger);
  for (let round = 0; round < kills; round += 1) {
    await writeUntilKilled(ledger, scene, round);
    await start();
    await everythingIsThere(ledger, scene);
  }
  await app?.stop();
  await nothingIsHalfDone(ledger);
});

type Scene = { seller: string; live: string; draft: string };

async function start(): Promise<void> {
  app = await runApp(dataDir);
  at.url = app.url;
}

async function setScene(ledger: Ledger): Promise<Scene> {
  const seller = await signIn(await signUp(call, ledger));
  const list = async () => {
    const businessId = await addBusiness(call, ledger, seller);
    return idOf(await call('POST', '/api/listing/', seller, { businessId }));
  };
  const [live, draft] = [await list(), await list()];
  await save(seller, live);
  await call('POST', `/api/listing/${live}/moves`, seller, { to: 'live', version: 2 });
  await save(seller, draft);
  ledger.draft = { version: 2, about: 0 };
  for (let buyer = 0; buyer < 6; buyer += 1)
    ledger.deals.push({ key: await signIn(await signUp(call, ledger)), requestId: null, done: 0 });
  return { seller, live, draft };
}

async function writeUntilKilled(ledger: Ledger, scene: Scene, round: number): Promise<void> {
  let over = false;
  const again = async (write: () => Promise<unknown>) => {
    while (!over)
      await write().catch((error: unknown) => {
        if (!(error instanceof CutOff)) throw error;
        over = true;
      });
  };
  const writers = [
    again(() => signUp(call, ledger)),
    again(() => addBusiness(call, ledger, scene.seller)),
    again(() => saveDraft(call, ledger, scene.seller, scene.draft)),
    again(() => nextStep(ledger, scene)),
  ];
  // Each round is cut off at another moment; the numbers are fixed to make a failure reproducible.
  await pause(120 + ((round * 97) % 260));
  if (serverToo(round)) process.kill(postmaster(), 'SIGKILL');
  await app?.kill();
  await Promise.all(writers);
}

async function nextStep(ledger: Ledger, scene: Scene): Promise<void> {
  const deal = ledger.deals.find(({ done }) => done < steps.length) ?? (await newDeal(ledger));
  await goOn(call, deal, scene, (email) => mailedCode(dataDir, email));
}

async function newDeal(ledger: Ledger): Promise<Deal> {
  const deal: Deal = { key: await signIn(await signUp(call, ledger)), requestId: null, done: 0 };
  ledger.deals.push(deal);
  return deal;
}

function postmaster(): number {
  return Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function everythingIsThere(ledger: Ledger, { seller, draft }: Scene): Promise<void> {
  const saved = z
    .object({ version: z.number(), draft: z.object({ profile: z.object({ about: z.string() }) }) })
    .parse(await call('GET', `/api/listing/${draft}/draft`, seller));
  const ahead = saved.version - ledger.draft.version;
  expect([0, 1]).toContain(ahead);
  expect(Number(saved.draft.profile.about)).toBe(ledger.draft.about + ahead);
  // From here on, the outcome of the interrupted save is known.
  ledger.draft = { version: saved.version, about: Number(saved.draft.profile.about) };
  for (const deal of ledger.deals) await isAsFarAsSaid(deal);
}

async function isAsFarAsSaid(deal: Deal): Promise<void> {
  if (deal.requestId === null || deal.done === 0) return;
  const shape = z.object({ status: z.enum(steps) });
  const { status } = shape.parse(await call('GET', `/api/access-requests/${deal.requestId}`, deal.key));
  expect(steps.indexOf(status) + 1).toBeGreaterThanOrEqual(deal.done);
}

async function nothingIsHalfDone(ledger: Ledger): Promise<void> {
  const secrets = loadSecrets(dataDir);
  const storage = await openStorage({ databaseUrl: null, dataDir }, secrets, quietLog);
  try {
    const { db } = storage;
    expect(await brokenLaws(db)).toEqual({});
    const files = await markedFiles(join(dataDir, 'files'));
    const sealing = deriveKey(secrets.einKey, 'agreements and photos');
    expect(await damagedFiles(db, sealingFiles(files, sealing, quietLog))).toEqual([]);
    const people = await db.selectFrom('person').select('email').execute();
    const businesses = await db.selectFrom('business').select('id').execute();
    expect(
      missing(
        ledger.people.values(),
        people.map(({ email }) => email),
      ),
    ).toEqual([]);
    expect(
      missing(
        ledger.businesses,
        businesses.map(({ id }) => id),
      ),
    ).toEqual([]);
  } finally {
    await storage.close();
  }
}

function missing(wanted: Iterable<string>, found: readonly string[]): string[] {
  const there = new Set(found);
  return [...wanted].filter((one) => !there.has(one));
}

async function signIn(email: string): Promise<string> {
  const headers = { Authorization: `Basic ${Buffer.from(`${email}:a password of mine`).toString('base64')}` };
  const answer = await fetch(`${at.url}/token/`, { headers });
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
}

async function save(seller: string, listingId: string): Promise<void> {
  const plain = aDraft();
  const body = { ...plain, profile: { ...plain.profile, about: '0' }, version: 1 };
  await call('PUT', `/api/listing/${listingId}/draft`, seller, body);
}

function idOf(body: unknown): string {
  return z.object({ id: z.string() }).parse(body).id;
}
