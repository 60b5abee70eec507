import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { freePort } from '#test/support/running-app.ts';
import { median, residentMegabytes, startChild } from '../children.ts';
import { publishedListing } from '../deal.ts';
import { short } from '../short.ts';
import type { Figure } from './figure.ts';
import { longReport, pagesOfReport } from './report.ts';

const root = join(import.meta.dirname, '../..');
/** Alternating rounds with and without rendering; their median is less noisy than a single p99. */
const rounds = short ? 1 : 7;
const asked = short ? 20 : 500;
const warmUp = short ? 1 : 6;

const idShape = z.object({ id: z.string() });
const announcedShape = z.object({ items: z.array(idShape) });
const roomShape = z.object({ folders: z.array(idShape.extend({ number: z.string() })) });
const documentsShape = z.object({ items: z.array(idShape) });

/** Latency of a marketplace page alone and while someone turns pages, and the growth of the app's memory. */
export async function measureBeside(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-rooms-'));
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), RATE_LIMITS: 'off', DEMO: 'off' };
  const app = await startChild([join(root, 'scripts/launch.mjs'), 'start'], env, 'is running at', root);
  const url = `http://127.0.0.1:${port}`;
  const pid = app.child.pid ?? 0;
  try {
    const { address, key } = await reportIn(url);
    for (let round = 0; round < warmUp; round += 1)
      await whileTurningPages(address, key, () => slowest(url, key, asked));
    const [alone, beside]: [number[], number[]] = [[], []];
    const before = residentMegabytes(pid) ?? Number.NaN;
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await slowest(url, key, asked));
      beside.push(await whileTurningPages(address, key, () => slowest(url, key, asked)));
    }
    const grown = (residentMegabytes(pid) ?? Number.NaN) - before;
    return [
      {
        what: 'Other requests while pages are drawn, p99',
        measured: median(beside),
        baseline: median(alone),
        unit: 'ms',
        mostTimes: 2,
      },
      { what: 'Memory of the app after drawing without a break', measured: grown, unit: 'MB', most: 30 },
    ];
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function reportIn(url: string): Promise<{ address: string; key: string }> {
  const { listingId, key } = await publishedListing(url);
  const call = async (method: string, path: string, body?: unknown) => {
    const file = body instanceof Uint8Array;
    const type = file ? 'application/octet-stream' : 'application/json';
    const headers = { 'Content-Type': type, 'X-Application-Key': key };
    const sent = file ? Uint8Array.from(body) : JSON.stringify(body);
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: sent }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id } = idShape.parse(await call('POST', `/api/listing/${listingId}/deal-room`, {}));
  const { folders } = roomShape.parse(await call('GET', `/api/deal-rooms/${id}`));
  const pdf = await longReport();
  const files = [{ name: 'report.pdf', size: pdf.byteLength }];
  const folderId = folders.find(({ number }) => number === '04.01')?.id ?? null;
  const announced = announcedShape.parse(
    await call('POST', `/api/deal-rooms/${id}/uploads`, { folderId, files }),
  );
  await call('PUT', `/api/room-uploads/${announced.items[0]?.id}/bytes?offset=0`, pdf);
  const { items } = documentsShape.parse(await call('GET', `/api/room-folders/${folderId}/documents`));
  return { address: `${url}/api/room-documents/${items[0]?.id}/page-image`, key };
}

/** Pages are turned in another thread, so that reading them does not disturb the timing here. */
async function whileTurningPages<T>(address: string, key: string, run: () => Promise<T>): Promise<T> {
  const reader = new Worker(new URL('./turn-pages.ts', import.meta.url), {
    workerData: { address, key, pages: pagesOfReport },
  });
  const failed = new Promise<never>((_, reject) => reader.once('error', reject));
  await Promise.race([new Promise((begun) => reader.once('message', begun)), failed]);
  try {
    return await Promise.race([run(), failed]);
  } finally {
    await reader.terminate();
  }
}

async function slowest(url: string, key: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/listing/?size=3`, { headers: { 'X-Application-Key': key } });
    await answer.text();
    if (!answer.ok) throw new Error(`another request: ${answer.status}`);
    times.push(performance.now() - begun);
    await pause(2);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? Number.NaN;
}
