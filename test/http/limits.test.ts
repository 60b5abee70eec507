import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createLimiter, forgetOldAttempts } from '#http/rate-limit.ts';
import { days, minutes, seconds } from '#kernel/instant.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { ann, basic, ben, signIn, signUp } from '../accounts/people.ts';
import { test as plain } from '../support/database.ts';
import { sampleFeature } from './sample-feature.ts';
import { testApp } from './test-app.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const clock = standingClock();
  // Start of a window, so that all calls of the test are in the same one.
  clock.advance(minutes - (clock.now().getTime() % minutes));
  const limiter = createLimiter({ db: tx, secret: randomBytes(32), clock });
  const server = testApp({
    db: tx,
    begin,
    pool: workerDatabase.pool,
    clock,
    limiter,
    features: [sampleFeature],
  });
  return { ...server, call: callerOf(server.app) };
});

async function statuses(times: number, call: () => Promise<Response>): Promise<number[]> {
  const all = [];
  for (let i = 0; i < times; i += 1) all.push((await call()).status);
  return all;
}

describe('confirming your identity', () => {
  test('is limited to five attempts a minute, which do not block renaming', async ({ server: { call } }) => {
    const id = await signUp(call, ann);
    const { key } = await signIn(call, ann);
    const body = { way: 'password', password: 'a guess' };
    const guess = () => call('POST', '/api/session-confirmation', { key, body });
    expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
    const named = { firstName: 'Anna' };
    expect((await call('PUT', `/api/users/${id}/`, { key, body: named })).status).toBe(200);
  });
});

describe('signing in', () => {
  test('is limited to five attempts a minute per account, right or wrong, known or unknown', async ({
    server,
  }) => {
    const { call, clock } = server;
    await signUp(call, ann);
    const wrong = () => call('GET', '/token/', { headers: basic('Ann@Shop.example', 'wrong password') });
    expect(await statuses(5, wrong)).toEqual([401, 401, 401, 401, 401]);
    clock.advance(20 * seconds);
    const sixth = await call('GET', '/token/', { headers: basic(ann.email, ann.password) });
    expect(sixth.status).toBe(429);
    expect((await problemOf(sixth)).code).toBe('too-many-attempts');
    expect(sixth.headers.get('retry-after')).toBe('40');
    const unknown = () => call('GET', '/token/', { headers: basic('nobody@shop.example', 'x') });
    expect(await statuses(6, unknown)).toEqual([401, 401, 401, 401, 401, 429]);
    clock.advance(40 * seconds);
    expect((await call('GET', '/token/', { headers: basic(ann.email, ann.password) })).status).toBe(200);
  });

  test('is limited to twenty attempts an hour per account', async ({ server: { call, clock } }) => {
    clock.advance(60 * minutes - (clock.now().getTime() % (60 * minutes)));
    const all = [];
    for (let i = 0; i < 5; i += 1) {
      all.push(...(await statuses(5, () => call('GET', '/token/', { headers: basic(ann.email, 'x') }))));
      clock.advance(1 * minutes);
    }
    expect(all.filter((status) => status === 401)).toHaveLength(20);
    expect(all.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  test('is limited to thirty attempts a minute per IP address across accounts', async ({
    server: { call },
  }) => {
    const all = [];
    for (let i = 0; i < 31; i += 1)
      all.push((await call('GET', '/token/', { headers: basic(`p${i}@shop.example`, 'x') })).status);
    expect(all.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(all[30]).toBe(429);
  });
});

describe('other limits', () => {
  test('ten sign-ups an hour per IP address', async ({ server: { call } }) => {
    const all = [];
    for (let i = 0; i < 11; i += 1)
      all.push(
        (await call('POST', '/users/create', { body: { ...ann, email: `p${i}@shop.example` } })).status,
      );
    expect(all).toEqual([...Array(10).fill(201), 429]);
  });

  test('three reset emails an hour per account, known or unknown', async ({
    server: { call, runJobs },
    tx,
  }) => {
    await signUp(call, ann);
    for (const email of [ann.email, 'nobody@shop.example']) {
      const ask = () => call('POST', '/api/password-reset', { body: { email } });
      expect(await statuses(4, ask)).toEqual([200, 200, 200, 429]);
    }
    await runJobs();
    const mails = await tx
      .selectFrom('outgoing_mail')
      .where('kind', '=', 'password-reset')
      .select('id')
      .execute();
    expect(mails).toHaveLength(3);
  });

  test('five guesses of the current password a minute', async ({ server: { call } }) => {
    await signUp(call, ben);
    const { key } = await signIn(call, ben);
    const guess = () =>
      call('PUT', '/api/password', { key, body: { currentPassword: 'x', password: 'another one' } });
    expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('120 changes a minute per person, including refused ones', async ({ server: { call } }) => {
    const change = () => call('POST', '/api/sample/write', { body: { ending: 'refuse' } });
    const all = await statuses(121, change);
    expect(all.filter((status) => status === 422)).toHaveLength(120);
    expect(all[120]).toBe(429);
  });
});

describe('the table of attempts', () => {
  test('holds no names and is cleared after a day', async ({ server: { call, clock }, tx }) => {
    await call('GET', '/token/', { headers: basic(ann.email, 'x') });
    const rows = await tx.selectFrom('attempt').selectAll().execute();
    expect(rows).toHaveLength(4);
    for (const { key } of rows) expect(key).toHaveLength(32);
    clock.advance(1 * days);
    await forgetOldAttempts(tx, clock.now());
    expect(await tx.selectFrom('attempt').selectAll().execute()).not.toEqual([]);
    clock.advance(1 * days);
    await forgetOldAttempts(tx, clock.now());
    expect(await tx.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  test('counts concurrent attempts exactly', async ({ fresh: { db } }) => {
    const limiter = createLimiter({ db, secret: randomBytes(32), clock: standingClock() });
    const rule = { name: 'test', most: 10, seconds: 3_600 };
    const takes = [
      { rule, subject: 'a' },
      { rule: { ...rule, name: 'other', most: 1_000 }, subject: 'b' },
    ];
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.take(takes)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
