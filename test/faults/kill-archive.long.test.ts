import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClosureView, getClosure } from '#features/deal-room/room-archives/contract.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { unzipped } from '../rooms/unzipped.ts';
import { addBusiness, callsAt, type Ledger, signUp } from './writers.ts';

const fileSize = 8_000_000;
const documents = 12;
const partsBefore = 3;
/** The kill may come when the archive is already complete, so it is repeated. */
const mostTries = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'cairn-kill-archive-'));
const at = { url: '' };
const call = callsAt(at);
let app: RunningApp | null = null;

afterAll(async () => {
  await app?.kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('after kill -9 in the middle of making an archive, the app completes it when restarted', async () => {
  await buildWeb();
  await start();
  const room = await roomWithFiles();
  await killedInTheMiddle(room);
  // Nothing unfinished is visible, and every stored file is either referenced or due for removal.
  expect(await codeOf(room)).toBe('archive-not-ready');
  await inDatabase(async ({ db }) => {
    expect(await db.selectFrom('room_archive').select('blob_id').execute()).toEqual([{ blob_id: null }]);
    const held = await db.selectFrom('room_blob_part').select('key').execute();
    const loose = await db.selectFrom('stored_file').select('key').execute();
    const known = new Set([...held, ...loose].map(({ key }) => key));
    expect((await keptIn(room)).filter((key) => !known.has(key))).toEqual([]);
    // As if five minutes had passed without a heartbeat from the killed process.
    const before = new Date(Date.now() - 6 * 60_000);
    await db.updateTable('room_archive').set({ claimed_at: before }).execute();
  });
  await queueResuming();
  const archive = await made(room);
  const bytes = await downloaded(room);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(archive.sha256);
  const files = await unzipped(bytes);
  const sums = (files.get('SHA256SUMS') ?? Buffer.alloc(0)).toString().split('\n').filter(Boolean);
  const hashes = sums.map((line) => [line.slice(66), line.slice(0, 64)]);
  const found = [...files].map(([path, content]) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  expect(found.slice(0, -2)).toEqual(hashes);
  const given = new Set(hashes.map(([, hash]) => hash));
  expect(room.sha256.filter((hash) => !given.has(hash))).toEqual([]);
});

type Room = { key: string; id: string; sha256: string[] };

async function start(): Promise<void> {
  app = await runApp(dataDir);
  at.url = app.url;
}

async function roomWithFiles(): Promise<Room> {
  const ledger: Ledger = {
    people: new Map(),
    businesses: new Set(),
    draft: { version: 0, about: 0 },
    deals: [],
  };
  const email = await signUp(call, ledger);
  const basic = Buffer.from(`${email}:a password of mine`).toString('base64');
  const answer = await fetch(`${at.url}/token/`, { headers: { Authorization: `Basic ${basic}` } });
  const key = z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
  const businessId = await addBusiness(call, ledger, key);
  const listingId = idOf(await call('POST', '/api/listing/', key, { businessId }));
  const id = idOf(await call('POST', `/api/listing/${listingId}/deal-room`, key, {}));
  const shape = z.object({ folders: z.array(z.object({ id: z.string(), number: z.string() })) });
  const { folders } = shape.parse(await call('GET', `/api/deal-rooms/${id}`, key));
  const folderId = folders.find(({ number }) => number === '02.01')?.id ?? null;
  const files = Array.from({ length: documents }, (_, n) => ({ name: `ledger-${n}.qbw`, size: fileSize }));
  const announced = await call('POST', `/api/deal-rooms/${id}/uploads`, key, { folderId, files });
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(announced);
  const sha256: string[] = [];
  for (const item of items) {
    const bytes = randomBytes(fileSize);
    sha256.push(createHash('sha256').update(bytes).digest('hex'));
    const sent = await fetch(`${at.url}/api/room-uploads/${item.id}/bytes?offset=0`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream', 'X-Application-Key': key },
      body: Uint8Array.from(bytes),
    });
    expect(sent.status).toBe(200);
  }
  return { key, id, sha256 };
}

async function killedInTheMiddle(room: Room): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const there = (await keptIn(room)).length;
    const { version } = await closureOf(room);
    const closing = { reason: 'withdrawn', keepFor: null, version };
    await call('PUT', `/api/deal-rooms/${room.id}/closure`, room.key, closing);
    while ((await keptIn(room)).length < there + partsBefore) await pause(5);
    await app?.kill();
    await start();
    const { archive } = await closureOf(room);
    if (archive?.state === 'being-made') return;
    if (tried === mostTries) throw new Error('the archive was always through before the process was killed');
    await call('DELETE', `/api/deal-rooms/${room.id}/closure`, room.key);
  }
}

async function keptIn({ id }: Room): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files/rooms', id));
  return names.map((name) => `rooms/${id}/${name}`);
}

async function closureOf({ key, id }: Room): Promise<ClosureView> {
  return getClosure.reply.parse(await call('GET', `/api/deal-rooms/${id}/closure`, key));
}

async function made(room: Room): Promise<NonNullable<ClosureView['archive']>> {
  for (;;) {
    const { archive } = await closureOf(room);
    if (archive?.state === 'ready') return archive;
    await pause(100);
  }
}

function download({ key, id }: Room): Promise<Response> {
  return fetch(`${at.url}/api/deal-rooms/${id}/archive`, { headers: { 'X-Application-Key': key } });
}

async function codeOf(room: Room): Promise<string> {
  return z.object({ code: z.string() }).parse(await (await download(room)).json()).code;
}

async function downloaded(room: Room): Promise<Buffer> {
  return Buffer.from(await (await download(room)).arrayBuffer());
}

function source() {
  const postmaster = namedPostmaster(join(dataDir, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  const { databasePassword: password } = loadSecrets(dataDir);
  return { host: postmaster.socketFolder, user: superuser, password, database: 'postgres' };
}

async function inDatabase(run: (open: ReturnType<typeof openDatabase>) => Promise<void>): Promise<void> {
  const open = openDatabase(source());
  try {
    await run(open);
  } finally {
    await open.db.destroy();
  }
}

async function queueResuming(): Promise<void> {
  const boss = new PgBoss({
    ...source(),
    schema: 'jobs',
    useListenNotify: true,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send('resume-room-archives', {});
  await boss.stop({ graceful: false });
}

function idOf(body: unknown): string {
  return z.object({ id: z.string() }).parse(body).id;
}
