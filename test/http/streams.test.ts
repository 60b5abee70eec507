import { setTimeout as later } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { test as plain } from '../support/database.ts';
import { listening, serveApp } from './real-server.ts';
import { sampleFeature, stopped } from './sample-feature.ts';
import { testApp } from './test-app.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool, features: [sampleFeature] });
  return { ...server, call: callerOf(server.app) };
});
const path = '/api/sample/told';
const headers = { Accept: 'text/event-stream' };
const one = '{"kind":"word","word":"one"}';
const linesOf = (text: string) => text.split('\n\n').filter(Boolean);

describe('a streamed reply', () => {
  test('arrives event by event as the contract declares', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: { ending: 'end' }, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(linesOf(await response.text())).toEqual([
      `data: ${one}`,
      'data: {"kind":"ended","answer":{"ok":true}}',
    ]);
  });

  test('is one JSON reply for callers that do not ask for events', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: { ending: 'end' } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ ok: true });
  });

  test.for(['refuse-first', 'refuse-later'])(
    'is a problem if it is refused, for callers of one reply: %s',
    async (ending, { server: { call } }) => {
      const response = await call('POST', path, { body: { ending } });
      expect(response.status).toBe(422);
      expect((await problemOf(response)).code).toBe('sample-refused');
    },
  );

  test('is a problem if it is refused before the first event', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: { ending: 'refuse-first' }, headers });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).code).toBe('sample-refused');
  });

  test('ends with a failure event if it is refused later', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: { ending: 'refuse-later' }, headers });
    expect(linesOf(await response.text())).toEqual([
      `data: ${one}`,
      'data: {"kind":"failed","code":"sample-refused","detail":"The sample was refused."}',
    ]);
  });

  test.for(['fail', 'misfit'])('reveals nothing about a server error: %s', async (ending, { server }) => {
    const response = await server.call('POST', path, { body: { ending }, headers });
    const [first, last = '', ...more] = linesOf(await response.text());
    expect(first).toBe(`data: ${one}`);
    expect(last).toContain('"code":"unexpected"');
    expect(last).not.toContain('CANARY');
    expect(more).toEqual([]);
    expect(server.log.lines.join('')).toContain('"msg":"failed"');
  });

  test('that ends without a reply is a 500 for callers that wait for one', async ({ server: { call } }) => {
    const response = await call('POST', path, { body: { ending: 'stop' } });
    expect(response.status).toBe(500);
  });

  test('is sent as it is produced, and stops when the caller disconnects', async ({ server: { app } }) => {
    const real = await listening();
    serveApp(real, app);
    const leaving = new AbortController();
    const response = await fetch(`${real.url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ending: 'hang' }),
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe(`data: ${one}\n\n`);
    leaving.abort();
    while (!stopped.has('hang')) await later(5);
    await real.server.stop();
  });

  test('runs on while the server drains, and ends with words of its own when it closes', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const real = await listening();
    const { stopping } = real.server;
    const features = [sampleFeature];
    serveApp(real, testApp({ db: tx, begin, pool: workerDatabase.pool, features, stopping }).app);
    const asking = { ...headers, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ending: 'hang' });
    stopped.clear();
    const response = await fetch(`${real.url}${path}`, { method: 'POST', headers: asking, body });
    real.server.drain();
    expect((await fetch(`${real.url}/healthz`)).status).toBe(200);
    expect(stopped.has('hang')).toBe(false);
    const closed = real.server.stop();
    const [first, last = '', ...more] = linesOf(await response.text());
    expect([first, more]).toEqual([`data: ${one}`, []]);
    expect(last).toMatch(/^data: {"kind":"failed","code":"server-stopping","detail":"The server .*Ask again/);
    while (!stopped.has('hang')) await later(5);
    await closed;
  });
});
