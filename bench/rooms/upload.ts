import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { freePort } from '#test/support/running-app.ts';
import { residentMegabytes, startChild } from '../children.ts';
import { publishedListing } from '../deal.ts';
import { demoOfShort, short } from '../short.ts';
import type { Figure } from './figure.ts';

const root = join(import.meta.dirname, '../..');
const files = short ? 5 : 500;
const fileSize = 4_000_000;
const together = 4;

const announcedShape = z.object({ items: z.array(z.object({ id: z.string() })) });
const roomShape = z.object({ folders: z.array(z.object({ id: z.string(), number: z.string() })) });

/** 2 GB in 500 files into a deal room. The baseline is a bare `node:http` server that streams into files. */
export async function measureUpload(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-rooms-'));
  const port = await freePort();
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    RATE_LIMITS: 'off',
    QUOTA_UNCONFIRMED: '20 GB',
    ...demoOfShort,
  };
  const app = await startChild([join(root, 'scripts/launch.mjs'), 'start'], env, 'is running at', root);
  try {
    const baseline = await bareRate(folder);
    const { rate, grown } = await roomRate(`http://127.0.0.1:${port}`, app.child.pid ?? 0);
    return [
      { what: 'Upload: 2 GB in 500 files', measured: rate, baseline, unit: 'MB/s', leastTimes: 0.5 },
      { what: 'Upload: the app’s memory grows by', measured: grown, unit: 'MB', most: 150 },
    ];
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every file is different: equal content is stored only once. */
function bytesOf(base: Buffer, number: number): Buffer {
  base.writeUInt32BE(number, 0);
  return Buffer.from(base);
}

async function roomRate(url: string, pid: number): Promise<{ rate: number; grown: number }> {
  const { listingId, key } = await publishedListing(url);
  const call = async (method: string, path: string, body: unknown, type = 'application/json') => {
    const sent = body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body);
    const headers = { 'Content-Type': type, 'X-Application-Key': key };
    const answer = await fetch(url + path, { method, headers, ...(body === null ? {} : { body: sent }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id } = z
    .object({ id: z.string() })
    .parse(await call('POST', `/api/listing/${listingId}/deal-room`, {}));
  const { folders } = roomShape.parse(await call('GET', `/api/deal-rooms/${id}`, null));
  const folderId = folders.find(({ number }) => number === '04.01')?.id ?? null;
  const names = Array.from({ length: files }, (_, n) => ({ name: `ledger-${n}.bin`, size: fileSize }));
  const begun = performance.now();
  const before = residentMegabytes(pid) ?? Number.NaN;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid) ?? 0);
  }, 200);
  const announced = await call('POST', `/api/deal-rooms/${id}/uploads`, { folderId, files: names });
  const { items } = announcedShape.parse(announced);
  const base = Buffer.alloc(fileSize, 'a row of the ledger\0');
  await inTurns(items, async (item, number) => {
    const bytes = bytesOf(base, number);
    for (let at = 0; at < bytes.length; at += partBytes)
      await call(
        'PUT',
        `/api/room-uploads/${item.id}/bytes?offset=${at}`,
        bytes.subarray(at, at + partBytes),
        'application/octet-stream',
      );
  });
  clearInterval(watch);
  return { rate: rateSince(begun), grown: highest - before };
}

async function bareRate(folder: string): Promise<number> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'bare-upload.ts');
  const bare = await startChild([script, folder, String(port)], {}, 'is listening', root);
  const base = Buffer.alloc(fileSize, 'a row of the ledger\0');
  const begun = performance.now();
  await inTurns(Array.from({ length: files }), async (_none, at) => {
    const body = Uint8Array.from(bytesOf(base, at));
    await (await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body })).text();
  });
  const rate = rateSince(begun);
  await bare.stop();
  return rate;
}

function rateSince(begun: number): number {
  return (files * fileSize) / 1e6 / ((performance.now() - begun) / 1_000);
}

async function inTurns<T>(all: readonly T[], run: (one: T, number: number) => Promise<void>): Promise<void> {
  const line = all.map((one, number) => ({ one, number }));
  const work = async () => {
    for (let next = line.shift(); next; next = line.shift()) await run(next.one, next.number);
  };
  await Promise.all(Array.from({ length: together }, work));
}
