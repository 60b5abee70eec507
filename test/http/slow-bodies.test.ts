import { describe, expect } from 'vitest';
import { bodyWatch } from '#http/body-watch.ts';
import { noLimits } from '#http/rate-limit.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { sampleFeature } from './sample-feature.ts';
import { type SlowClient, slowClient } from './slow-client.ts';
import { testApp } from './test-app.ts';

/** The product checks every ten seconds; here the test decides when. */
const limits = { every: null, looks: 3, least: 60, perClient: 2, together: 3 };

const test = plain.extend('slow', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const real = await listening();
  onCleanup(() => {
    // The server would wait for bodies that a test left unfinished.
    real.server.node.closeAllConnections();
    return real.server.stop();
  });
  const bodies = bodyWatch(limits);
  let waitFor: Promise<void> = Promise.resolve();
  const { app, log } = testApp({
    db: tx,
    begin,
    pool: workerDatabase.pool,
    features: [sampleFeature],
    trustedProxies: ['127.0.0.1'],
    limiter: { ...noLimits, take: () => waitFor },
    http: { bodies },
  });
  serveApp(real, app);
  const begun = (head: string, type: string, size: number, from = '198.51.100.1') =>
    slowClient(real, [
      `${head} HTTP/1.1`,
      'Host: x',
      `X-Forwarded-For: ${from}`,
      `Content-Type: ${type}`,
      `Content-Length: ${size}`,
    ]);
  const upload = (size: number, from?: string) => begun('POST /api/sample/upload', 'text/plain', size, from);
  return {
    real,
    log,
    begun,
    upload,
    look: (times = 1) => {
      for (let n = 0; n < times; n += 1) bodies.look();
    },
    uploads: async (from: readonly string[]) => {
      const clients: SlowClient[] = [];
      for (const address of from) clients.push(await upload(900, address));
      return clients;
    },
    hold: () => {
      const held = Promise.withResolvers<void>();
      waitFor = held.promise;
      return held.resolve;
    },
  };
});

describe('a slow body', () => {
  test('is read to its end, however long it takes', async ({ slow: { upload, look } }) => {
    const client = await upload(800);
    for (let sent = 0; sent < 800; sent += 20) {
      expect(client.answer()).toBe('');
      await client.say(20);
      look();
    }
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 .*"length":800/s);
  });

  test('has an hour in total, enough for the largest file at 40 kbit/s', async ({ slow: { real } }) => {
    const largest = 15_000_000;
    expect((real.server.node.requestTimeout / 1_000) * (40_000 / 8)).toBeGreaterThan(largest);
  });

  test.for([
    ['a file', 'POST /api/sample/upload', 'text/plain'],
    ['JSON', 'POST /api/sample/write', 'application/json'],
  ] as const)('is refused with 408 once it stops: %s', async ([, head, type], { slow }) => {
    const client = await slow.begun(head, type, 800);
    await client.say(30);
    slow.look(3);
    expect(client.answer()).toBe('');
    slow.look();
    const answer = await client.answered();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('"code":"body-too-slow"');
    await client.closed();
  });

  test('closes its connection if no handler reads it', async ({ slow: { begun, look } }) => {
    const client = await begun('GET /api/sample/pages/', 'application/json', 800);
    await client.say(30);
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 /);
    look(5);
    await client.closed();
  });

  test('does not count as slow while it waits for the server', async ({ slow: { upload, look, hold } }) => {
    const goOn = hold();
    const client = await upload(800_000);
    const before = client.taken();
    client.pour(Buffer.alloc(800_000, ' '));
    // The size of a stream's buffer before it applies backpressure.
    await expect.poll(() => client.taken() - before).toBeGreaterThanOrEqual(64 * 1024);
    look(10);
    goOn();
    // Larger than the limit of this endpoint, which is only checked on reading.
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('whose sender disconnects is not logged as a server error', async ({ slow: { upload, log } }) => {
    const client = await upload(800);
    await client.say(100);
    client.leave();
    await expect.poll(() => log.lines.join('')).toContain('"status":400');
    expect(log.lines.join('')).not.toContain('"level":50');
  });
});

describe('many slow bodies', () => {
  test('from one client: the slowest are refused, the others continue', async ({
    slow: { uploads, look },
  }) => {
    const clients = await uploads(Array(4).fill('198.51.100.1'));
    for (let round = 0; round < 2; round += 1) {
      for (const [at, client] of clients.entries()) await client.say(60 + at * 10);
      look();
    }
    const [first, second, third, fourth] = clients;
    await first?.answered();
    await second?.answered();
    expect(clients.map(({ status }) => status())).toEqual([408, 408, null, null]);
    await third?.say(900 - 2 * 80);
    await fourth?.say(900 - 2 * 90);
    expect(await third?.answered()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await fourth?.answered()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('from many clients: only so many are read at a time', async ({ slow: { uploads, look } }) => {
    const clients = await uploads([1, 2, 3, 4, 5].map((n) => `198.51.100.${n}`));
    for (let round = 0; round < 2; round += 1) {
      for (const [at, client] of clients.entries()) await client.say(60 + at * 10);
      look();
    }
    await clients[0]?.answered();
    await clients[1]?.answered();
    expect(clients.map(({ status }) => status())).toEqual([408, 408, null, null, null]);
  });

  test('from one IPv6 network count as one client', async ({ slow: { uploads, look } }) => {
    const clients = await uploads(['2001:db8::1', '2001:db8::2', '2001:db8::3']);
    for (let round = 0; round < 2; round += 1) {
      for (const [at, client] of clients.entries()) await client.say(60 + at * 10);
      look();
    }
    expect(await clients[0]?.answered()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('are not limited if they are fast', async ({ slow: { upload, look } }) => {
    const clients: SlowClient[] = [];
    for (let n = 0; n < 4; n += 1) clients.push(await upload(900));
    for (const client of clients) await client.say(500);
    look();
    for (const client of clients) await client.say(400);
    for (const client of clients) expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 /);
  });
});
