import { expect } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { testApp } from './test-app.ts';

const token = 'a-token-of-24-characters';

/** The status of `/metrics` on a socket of this machine. */
const test = plain.extend('statusWith', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const real = await listening();
  onCleanup(() => real.server.stop());
  const disk = { state: async () => ({ free: 7, total: 9, reserve: 5 }) };
  const metrics = createMetrics(workerDatabase.pool, disk);
  return async (metricsToken: string | null, headers: Record<string, string> = {}) => {
    const http = { metrics, metricsToken };
    serveApp(real, testApp({ db: tx, begin, pool: workerDatabase.pool, http }).app);
    return (await fetch(`${real.url}/metrics`, { headers })).status;
  };
});

test('metrics without a token are for this machine alone, and not for the clients of a proxy on it', async ({
  statusWith,
}) => {
  expect(await statusWith(null)).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Proto'])
    expect(await statusWith(null, { [name]: '203.0.113.7' }), name).toBe(404);
});

test('metrics with a token are for those who send it', async ({ statusWith }) => {
  expect(await statusWith(token)).toBe(401);
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`, 'Bearer '])
    expect(await statusWith(token, { Authorization: wrong }), wrong).toBe(401);
  const proxied = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' };
  expect(await statusWith(token, proxied)).toBe(200);
});
