import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createLimiter } from '#http/rate-limit.ts';
import { hours, minutes } from '#kernel/instant.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { testApp } from '../http/test-app.ts';
import { test as plain } from '../support/database.ts';
import { ann, basic, ben, signIn, signUp } from './people.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const clock = standingClock();
  // Start of an hour, so that all calls of the test are in the same window.
  clock.advance(hours - (clock.now().getTime() % hours));
  const limiter = createLimiter({ db: tx, secret: randomBytes(32), clock });
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool, clock, limiter });
  const tryFrom = async (address: string, headers: Record<string, string>) => {
    const incoming = { socket: { remoteAddress: address }, headers };
    return server.app.request('/token/', { headers }, { incoming });
  };
  const guess = async (address: string, times: number, email = ann.email) => {
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) all.push((await tryFrom(address, basic(email, 'a guess'))).status);
    return all;
  };
  return { ...server, call: callerOf(server.app), tryFrom, guess };
});

const right = basic(ann.email, ann.password);
const deviceOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('cairn.device=')) ?? '';
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('wrong passwords from elsewhere', () => {
  test('block the guesser but not the owner at another address', async ({ server }) => {
    const { call, guess, tryFrom } = server;
    await signUp(call, ann);
    expect(await guess('203.0.113.7', 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await tryFrom('203.0.113.7', right)).status).toBe(429);
    expect((await tryFrom('198.51.100.1', right)).status).toBe(200);
  });

  test('from many networks do not block a device from which the owner has signed in', async ({ server }) => {
    const { call, guess, tryFrom } = server;
    await signUp(call, ann);
    const first = await tryFrom('198.51.100.1', right);
    expect(deviceOf(first)).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    const cookie = pairOf(deviceOf(first));
    for (let i = 0; i < 20; i += 1) await guess(`203.0.113.${i}`, 5);
    const unknown = await tryFrom('198.51.100.2', right);
    expect(unknown.status).toBe(429);
    expect(await problemOf(unknown)).toMatchObject({
      code: 'too-many-attempts',
      detail: expect.stringContaining('ask for a link to choose a new password'),
    });
    expect((await tryFrom('203.0.113.7', { ...right, cookie })).status).toBe(200);
  });

  test('beyond the limit of one network do not count against the whole account', async ({ server }) => {
    const { call, guess, tryFrom, clock } = server;
    await signUp(call, ann);
    for (let i = 0; i < 5; i += 1) {
      await guess('203.0.113.7', 30);
      clock.advance(1 * minutes);
    }
    expect((await tryFrom('198.51.100.1', right)).status).toBe(200);
  });

  test('from an IPv6 address count with its network', async ({ server }) => {
    const { call, guess } = server;
    await signUp(call, ann);
    const all: number[] = [];
    for (let i = 1; i <= 6; i += 1) all.push(...(await guess(`2001:db8::${i}`, 1)));
    expect(all).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await guess('2001:db8:0:1::1', 1)).toEqual([401]);
  });
});

describe('a known device', () => {
  test('is only known to accounts that signed in from it', async ({ server }) => {
    const { call, guess, tryFrom } = server;
    await signUp(call, ann);
    await signUp(call, ben);
    const cookie = pairOf(deviceOf(await tryFrom('198.51.100.1', right)));
    for (let i = 0; i < 20; i += 1) await guess(`203.0.113.${i}`, 5, ben.email);
    const bens = basic(ben.email, ben.password);
    expect((await tryFrom('198.51.100.1', { ...bens, cookie })).status).toBe(429);
    expect((await tryFrom('198.51.100.1', { ...right, cookie })).status).toBe(200);
  });

  test('stays known to earlier accounts when another one signs in', async ({ server }) => {
    const { call, tryFrom } = server;
    await signUp(call, ann);
    await signUp(call, ben);
    const one = pairOf(deviceOf(await tryFrom('198.51.100.1', right)));
    const bens = basic(ben.email, ben.password);
    const both = pairOf(deviceOf(await tryFrom('198.51.100.1', { ...bens, cookie: one })));
    for (const headers of [right, bens])
      expect(deviceOf(await tryFrom('198.51.100.1', { ...headers, cookie: both }))).toBe('');
  });

  test('has a separate limit, so that a stolen cookie does not help', async ({ server }) => {
    const { call, tryFrom } = server;
    await signUp(call, ann);
    const cookie = pairOf(deviceOf(await tryFrom('198.51.100.1', right)));
    const all: number[] = [];
    for (let i = 0; i < 7; i += 1)
      all.push((await tryFrom(`203.0.113.${i}`, { ...basic(ann.email, 'a guess'), cookie })).status);
    expect(all).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('cannot be forged, and is not a session', async ({ server }) => {
    const { call, tryFrom } = server;
    await signUp(call, ann);
    const cookie = pairOf(deviceOf(await tryFrom('198.51.100.1', right)));
    expect((await tryFrom('198.51.100.1', { cookie })).status).toBe(401);
    const [head = '', body = '', signature = ''] = cookie.replace('cairn.device=', '').split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, id: 'x' })).toString('base64url');
    const forged = { ...right, cookie: `cairn.device=${head}.${other}.${signature}` };
    expect(deviceOf(await tryFrom('198.51.100.1', forged))).not.toBe('');
  });

  test('stores no names', async ({ server }) => {
    const { call, tryFrom } = server;
    const id = await signUp(call, ann);
    const cookie = pairOf(deviceOf(await tryFrom('198.51.100.1', right)));
    const body = Buffer.from(cookie.split('.')[2] ?? '', 'base64url').toString();
    expect(body).toContain('accounts');
    for (const name of [ann.email, id, ann.lastName]) expect(body).not.toContain(name);
  });
});

test('the mailed link lets a blocked owner in once', async ({ server, tx }) => {
  const { call, guess, tryFrom, runJobs } = server;
  await signUp(call, ann);
  for (let i = 0; i < 20; i += 1) await guess(`203.0.113.${i}`, 5);
  expect((await tryFrom('198.51.100.1', right)).status).toBe(429);
  await call('POST', '/api/password-reset', { body: { email: ann.email } });
  await runJobs();
  const mail = await tx
    .selectFrom('outgoing_mail')
    .where('kind', '=', 'password-reset')
    .select('body')
    .executeTakeFirstOrThrow();
  const token = /#token=([\w-]+)/.exec(mail.body)?.[1];
  const password = 'chosen by the mailed link';
  const set = await call('PUT', '/api/password-reset', { body: { token, password } });
  expect(set.status).toBe(200);
  const cookie = pairOf(deviceOf(set));
  expect((await tryFrom('198.51.100.1', { ...basic(ann.email, password), cookie })).status).toBe(200);
  // Without the cookie of the browser that opened the link, the block remains.
  expect((await tryFrom('198.51.100.1', basic(ann.email, password))).status).toBe(429);
  expect((await call('PUT', '/api/password-reset', { body: { token, password } })).status).toBe(410);
  expect(await signIn(call, { ...ann, password }).catch(() => null)).toBeNull();
});
