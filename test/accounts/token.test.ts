import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { hours, minutes } from '#kernel/instant.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { testApp } from '../http/test-app.ts';
import { test as plain } from '../support/database.ts';
import { ann, basic, ben, confirmYourself, makeAdmin, signedInBy, signIn, signUp } from './people.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
  return { ...server, call: callerOf(server.app) };
});

/** Hashing dominates the cost of a sign-in, so the test counts hashes instead of measuring time. */
function countHashes() {
  const real = crypto.argon2;
  const spy = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  return {
    times: () => spy.mock.calls.length,
    stop: () => {
      spy.mockRestore();
      syncBuiltinESMExports();
      expect(crypto.argon2).toBe(real);
    },
  };
}

describe('GET /token/ with a password', () => {
  test('returns a key for an hour, and a cookie that scripts cannot read', async ({
    server: { call, clock },
  }) => {
    const id = await signUp(call, ann);
    const response = await call('GET', '/token/', { headers: basic(ann.email, ann.password) });
    expect(response.status).toBe(200);
    const body = z
      .object({ jwt: z.string(), expiresAt: z.string(), userId: z.string() })
      .strict()
      .parse(await response.json());
    expect(body.userId).toBe(id);
    const ahead = new Date(body.expiresAt).getTime() - clock.now().getTime();
    expect(ahead).toBeGreaterThan(59 * minutes);
    expect(ahead).toBeLessThanOrEqual(60 * minutes);
    expect(Object.keys(decodeJwt(body.jwt)).sort()).toEqual(['exp', 'iat', 'sid', 'sub']);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^cairn\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('accepts any spelling of the email address, but only the exact password', async ({
    server: { call },
  }) => {
    await signUp(call, ann);
    expect((await call('GET', '/token/', { headers: basic('ANN@Shop.Example', ann.password) })).status).toBe(
      200,
    );
    expect(
      (await call('GET', '/token/', { headers: basic(ann.email, ann.password.toUpperCase()) })).status,
    ).toBe(401);
  });

  test('accepts a password with a colon', async ({ server: { call } }) => {
    const person = { ...ann, password: 'a:b:c:d:e:f' };
    await signUp(call, person);
    expect((await call('GET', '/token/', { headers: basic(person.email, person.password) })).status).toBe(
      200,
    );
  });

  test('answers a wrong password and an unknown address alike, and hashes for both', async ({
    server: { call },
  }) => {
    await signUp(call, ann);
    const hashed = countHashes();
    const wrong = await call('GET', '/token/', { headers: basic(ann.email, 'wrong password') });
    expect(hashed.times()).toBe(1);
    const unknown = await call('GET', '/token/', { headers: basic('nobody@shop.example', 'wrong password') });
    expect(hashed.times()).toBe(2);
    hashed.stop();
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const [a, b] = [await problemOf(wrong), await problemOf(unknown)];
    expect(a).toMatchObject({ code: 'wrong-credentials', detail: 'Email or password is wrong.' });
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' });
    expect([...wrong.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  });

  test.for([
    ['no colon', 'YWJj'],
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no address', Buffer.from('ann:password').toString('base64')],
    ['a very long one', Buffer.from(`ann@shop.example:${'x'.repeat(5_000)}`).toString('base64')],
    ['a null byte', Buffer.from('ann@shop.example\u0000:password').toString('base64')],
  ] as const)('refuses credentials with %s', async ([, credentials], { server: { call } }) => {
    const response = await call('GET', '/token/', { headers: { Authorization: `Basic ${credentials}` } });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('GET /token/ with the cookie', () => {
  test('renews the key of the same session', async ({ server: { call, clock, deps } }) => {
    await signUp(call, ann);
    const first = await signIn(call, ann);
    clock.advance(61 * minutes);
    await expect(deps.authenticate(first.key)).rejects.toMatchObject({ code: 'token-not-valid' });
    const renewed = await signedInBy(await call('GET', '/token/', { headers: { cookie: first.cookie } }));
    expect(decodeJwt(renewed.key).sid).toBe(decodeJwt(first.key).sid);
    expect((await call('GET', `/api/users/${first.id}/profile`, { key: renewed.key })).status).toBe(200);
  });

  test.for(['', 'cairn.session_token=forged.signature', 'other=1'])(
    'refuses %j',
    async (cookie, { server: { call } }) => {
      const response = await call('GET', '/token/', { headers: cookie ? { cookie } : {} });
      expect(response.status).toBe(401);
      expect(await problemOf(response)).toMatchObject({
        code: 'not-authorized',
        detail: 'Error: not authorized',
      });
    },
  );

  test('does not authorize anything else', async ({ server: { call } }) => {
    const id = await signUp(call, ann);
    const { cookie } = await signIn(call, ann);
    expect((await call('GET', `/api/users/${id}/profile`, { headers: { cookie } })).status).toBe(401);
    const body = { firstName: 'Eve', lastName: 'Lee' };
    expect((await call('PUT', `/api/users/${id}/`, { headers: { cookie }, body })).status).toBe(401);
  });
});

describe('the application key', () => {
  test('is refused if it is forged, changed, unsigned, expired or of another person', async ({
    server: { call, deps, clock },
  }) => {
    const id = await signUp(call, ann);
    const { key } = await signIn(call, ann);
    const { sid } = decodeJwt(key);
    const sign = (claims: Record<string, unknown>, secret = new Uint8Array(32)) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(secret);
    const unsigned = `${btoa('{"alg":"none"}')}.${key.split('.')[1]}.`;
    const forged = [
      await sign({ sid, sub: id }),
      `${key.slice(0, -4)}AAAA`,
      unsigned,
      'x',
      'a.b.c',
      key.repeat(50),
    ];
    for (const one of forged) {
      const response = await call('GET', `/api/users/${id}/profile`, { key: one });
      expect(response.status).toBe(401);
      expect((await problemOf(response)).code).toBe('token-not-valid');
    }
    clock.advance(1 * hours);
    await expect(deps.authenticate(key)).rejects.toMatchObject({ code: 'token-not-valid' });
  });

  test('may be empty for a visitor', async ({ server: { call } }) => {
    expect((await call('GET', '/api/sign-in-options', { key: '' })).status).toBe(200);
    const response = await call('GET', '/api/outbox', { key: ' ' });
    expect(response.status).toBe(401);
    expect((await problemOf(response)).code).toBe('not-authorized');
  });

  test('carries changed roles from the next request on', async ({ server }) => {
    const { call } = server;
    const id = await signUp(call, ann);
    const { key } = await signIn(call, ann);
    const before = await call('GET', '/api/outbox', { key });
    expect(before.status).toBe(403);
    expect(await problemOf(before)).toMatchObject({
      code: 'not-authorized',
      detail: 'Error: not authorized',
    });
    await makeAdmin(server, id);
    expect((await call('GET', '/api/outbox', { key })).status).toBe(200);
  });
});

describe('signing out', () => {
  test('invalidates the key from the next request on and clears the cookie', async ({ server: { call } }) => {
    const id = await signUp(call, ann);
    const { key, cookie } = await signIn(call, ann);
    const out = await call('DELETE', '/token/', { headers: { cookie } });
    expect(out.status).toBe(200);
    expect(await out.json()).toEqual({});
    expect(out.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
    expect((await call('GET', `/api/users/${id}/profile`, { key })).status).toBe(401);
    expect((await call('GET', '/token/', { headers: { cookie } })).status).toBe(401);
  });

  test('also works with the key, and twice', async ({ server: { call } }) => {
    await signUp(call, ann);
    const { key } = await signIn(call, ann);
    for (let i = 0; i < 2; i += 1) expect((await call('DELETE', '/token/', { key })).status).toBe(200);
    expect((await call('GET', '/api/outbox', { key })).status).toBe(401);
  });

  test('everywhere ends all sessions, otherwise only this one', async ({ server: { call, deps } }) => {
    await signUp(call, ann);
    await signUp(call, ben);
    const [here, there, third] = [await signIn(call, ann), await signIn(call, ann), await signIn(call, ann)];
    const other = await signIn(call, ben);
    await call('DELETE', '/token/', { headers: { cookie: here.cookie } });
    await expect(deps.authenticate(there.key)).resolves.toMatchObject({ personId: there.id });
    await call('DELETE', '/token/?everywhere=true', { headers: { cookie: there.cookie } });
    await expect(deps.authenticate(third.key)).rejects.toMatchObject({ code: 'token-not-valid' });
    await expect(deps.authenticate(other.key)).resolves.toMatchObject({ personId: other.id });
  });

  test('cannot be triggered by another site', async ({ server: { call, deps } }) => {
    await signUp(call, ann);
    const { key, cookie } = await signIn(call, ann);
    const headers = { cookie, 'Sec-Fetch-Site': 'cross-site' };
    expect((await call('DELETE', '/token/', { headers })).status).toBe(401);
    await expect(deps.authenticate(key)).resolves.toBeTruthy();
  });
});

describe('a ban', () => {
  test('ends sessions immediately, is named when the person signs in, and can be lifted', async ({
    server,
  }) => {
    const { call } = server;
    const admin = await signUp(call, ben).then(() => signIn(call, ben));
    await makeAdmin(server, admin.id);
    await confirmYourself(call, admin, ben);
    await signUp(call, ann);
    const { id, key, cookie } = await signIn(call, ann);
    const ban = await call('PUT', `/api/users/${id}/ban`, { key: admin.key, body: { reason: 'spam' } });
    expect(ban.status).toBe(200);
    expect((await call('GET', `/api/users/${id}/profile`, { key })).status).toBe(401);
    expect((await call('GET', '/token/', { headers: { cookie } })).status).toBe(401);
    const again = await call('GET', '/token/', { headers: basic(ann.email, ann.password) });
    expect(again.status).toBe(403);
    expect(await problemOf(again)).toMatchObject({
      code: 'banned',
      detail: expect.stringContaining('locked'),
    });
    expect(again.headers.getSetCookie()).toEqual([]);
    const sessions = await server.deps.db
      .selectFrom('session')
      .where('person_id', '=', id)
      .select('id')
      .execute();
    expect(sessions).toEqual([]);
    expect((await call('DELETE', `/api/users/${id}/ban`, { key: admin.key })).status).toBe(200);
    await expect(signIn(call, ann)).resolves.toMatchObject({ id });
  });

  test('is for admins only, and not against themselves', async ({ server }) => {
    const { call } = server;
    await signUp(call, ben);
    const person = await signIn(call, ben);
    const body = { reason: 'spam' };
    expect((await call('PUT', `/api/users/${person.id}/ban`, { key: person.key, body })).status).toBe(403);
    await makeAdmin(server, person.id);
    await confirmYourself(call, person, ben);
    expect((await call('PUT', `/api/users/${person.id}/ban`, { key: person.key, body })).status).toBe(422);
  });
});
