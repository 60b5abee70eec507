import { describe, expect } from 'vitest';
import { bodyWatch } from '#http/body-watch.ts';
import { noLimits } from '#http/rate-limit.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { sampleFeature } from './sample-feature.ts';
import { type SlowClient, slowClient } from './slow-client.ts';
import { testApp } from './test-app.ts';

/** A look is ten seconds in the product; here it is when the test looks. */
const limits = { every: null, looks: 3, least: 60, perClient: 2, together: 3 };

const test = plain.extend('slow', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const real = await listening();
  onCleanup(() => {
    // Bodies that a test left on their way would be waited for.
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
    /** Uploads of 900 bytes, one begun after the other. */
    uploads: async (from: readonly string[]) => {
      const clients: SlowClient[] = [];
      for (const address of from) clients.push(await upload(900, address));
      return clients;
    },
    /** The server thinks before it reads a body. */
    hold: () => {
      const held = Promise.withResolvers<void>();
      waitFor = held.promise;
      return held.resolve;
    },
  };
});

describe('a body that comes slowly', () => {
  test('is read to its end, however long it takes', async ({ slow: { upload, look } }) => {
    const client = await upload(800);
    for (let sent = 0; sent < 800; sent += 20) {
      expect(client.answer()).toBe('');
      await client.say(20);
      look();
    }
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 .*"length":800/s);
  });

  test('has an hour in all, which is enough for the largest file on a line of 40 kbit/s', async ({
    slow: { real },
  }) => {
    const largest = 15_000_000;
    expect((real.server.node.requestTimeout / 1_000) * (40_000 / 8)).toBeGreaterThan(largest);
  });

  test.for([
    ['a file', 'POST /api/sample/upload', 'text/plain'],
    ['JSON', 'POST /api/sample/write', 'application/json'],
  ] as const)('is read no further once it stops, and is told so: %s', async ([, head, type], { slow }) => {
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

  test('and that nobody reads ends with its connection', async ({ slow: { begun, look } }) => {
    const client = await begun('GET /api/sample/pages/', 'application/json', 800);
    await client.say(30);
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 /);
    look(5);
    await client.closed();
  });

  test('is not called slow while it waits for the server', async ({ slow: { upload, look, hold } }) => {
    const goOn = hold();
    const client = await upload(800_000);
    const before = client.taken();
    client.pour(Buffer.alloc(800_000, ' '));
    // What a stream holds before it asks for no more.
    await expect.poll(() => client.taken() - before, { timeout: 60_000 }).toBeGreaterThanOrEqual(64 * 1024);
    look(10);
    goOn();
    // More than this address takes, said when it was looked at.
    expect(await client.answered()).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('of which its sender goes away is no fault of ours', async ({ slow: { upload, log } }) => {
    const client = await upload(800);
    await client.say(100);
    client.leave();
    await expect.poll(() => log.lines.join(''), { timeout: 60_000 }).toContain('"status":400');
    expect(log.lines.join('')).not.toContain('"level":50');
  });
});

describe('many slow bodies', () => {
  test('from one client: the slowest are ended, the others go on', async ({ slow: { uploads, look } }) => {
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

  test('from many: no more than so many are read at once', async ({ slow: { uploads, look } }) => {
    const clients = await uploads([1, 2, 3, 4, 5].map((n) => `198.51.100.${n}`));
    for (let round = 0; round < 2; round += 1) {
      for (const [at, client] of clients.entries()) await client.say(60 + at * 10);
      look();
    }
    await clients[0]?.answered();
    await clients[1]?.answered();
    expect(clients.map(({ status }) => status())).toEqual([408, 408, null, null, null]);
  });

  test('from one network of IPv6 are from one client', async ({ slow: { uploads, look } }) => {
    const clients = await uploads(['2001:db8::1', '2001:db8::2', '2001:db8::3']);
    for (let round = 0; round < 2; round += 1) {
      for (const [at, client] of clients.entries()) await client.say(60 + at * 10);
      look();
    }
    expect(await clients[0]?.answered()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that are quick are not counted', async ({ slow: { upload, look } }) => {
    const clients: SlowClient[] = [];
    for (let n = 0; n < 4; n += 1) clients.push(await upload(900));
    for (const client of clients) await client.say(500);
    look();
    for (const client of clients) await client.say(400);
    for (const client of clients) expect(await client.answered()).toMatch(/^HTTP\/1\.1 200 /);
  });
});
