import { get } from 'node:http';
import { expect } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { testApp } from './test-app.ts';

const token = 'a-token-of-24-characters';

/** `fetch` would send a `Host` of its own. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

/** The status of `/metrics` on a socket of this machine. */
const test = plain.extend('statusWith', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const real = await listening();
  onCleanup(() => real.server.stop());
  const disk = { state: async () => ({ free: 7, total: 9, reserve: 5 }) };
  const metrics = createMetrics(workerDatabase.pool, disk);
  return async (metricsToken: string | null, headers: Record<string, string> = {}) => {
    const http = { metrics, metricsToken };
    serveApp(real, testApp({ db: tx, begin, pool: workerDatabase.pool, http }).app);
    return statusOf(`${real.url}/metrics`, headers);
  };
});

test('metrics without a token are for this machine alone, and not for the clients of a proxy on it', async ({
  statusWith,
}) => {
  expect(await statusWith(null)).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Proto'])
    expect(await statusWith(null, { [name]: '203.0.113.7' }), name).toBe(404);
});

test('metrics without a token are for those who call this machine by its own name', async ({
  statusWith,
}) => {
  for (const Host of ['127.0.0.1:3000', 'localhost', '[::1]:3000'])
    expect(await statusWith(null, { Host }), Host).toBe(200);
  // A proxy that adds no header but passes on the name, or a page whose name leads here now.
  for (const Host of ['cairn.example.com', 'cairn.example.com:3000', '127.0.0.1.example.com', '10.0.0.7'])
    expect(await statusWith(null, { Host }), Host).toBe(404);
  expect(await statusWith(token, { Host: 'cairn.example.com', Authorization: `Bearer ${token}` })).toBe(200);
});

test('metrics with a token are for those who send it', async ({ statusWith }) => {
  expect(await statusWith(token)).toBe(401);
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`, 'Bearer '])
    expect(await statusWith(token, { Authorization: wrong }), wrong).toBe(401);
  const proxied = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' };
  expect(await statusWith(token, proxied)).toBe(200);
});
