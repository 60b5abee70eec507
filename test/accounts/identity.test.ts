import { randomBytes } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import { chooseIdentity } from '#features/people/accounts/server/choose-identity.ts';
import { sourceHash } from '#http/html.ts';
import { minutes } from '#kernel/instant.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { runningClock, standingClock } from '#test/support/standing-clock.ts';
import { listening, serveApp } from '../http/real-server.ts';
import { reverseProxy } from '../http/reverse-proxy.ts';
import { testApp } from '../http/test-app.ts';
import { test as plain } from '../support/database.ts';
import { browser } from './browser.ts';
import { ann, makeAdmin, signedInBy, signUp } from './people.ts';
import { messageOf, popup } from './popup.ts';

const test = plain.extend('world', async ({ tx, begin, workerDatabase }, { onCleanup }) => {
  const complaints = vi.spyOn(console, 'error');
  const real = await listening();
  onCleanup(async () => {
    await real.server.stop();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
  // The stand-in dates its tokens by a clock of its own.
  const clock = runningClock();
  const secret = randomBytes(32).toString('base64url');
  const options = {
    google: null,
    developmentIdentity: true,
    host: '127.0.0.1',
    publicUrl: real.url,
    secret,
    clock,
  };
  const { identity, mounts } = chooseIdentity(options);
  const http = { nodeMounts: mounts };
  const server = testApp({
    db: tx,
    begin,
    pool: workerDatabase.pool,
    publicUrl: real.url,
    identity,
    clock,
    http,
  });
  serveApp(real, server.app);
  return { ...server, ...real, call: callerOf(server.app), clock };
});

const dana = { email: 'Dana@dev.example', firstName: 'Dana', lastName: 'Dev' };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('the sign-in popup', () => {
  test('returns an identity token that signs the person in and creates an account without a role', async ({
    world,
    tx,
  }) => {
    const { url, call } = world;
    const { start, chooser, back, message } = await popup(url, dana);
    expect(start.status).toBe(302);
    expect(start.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    const asked = new URL(start.headers.get('location') ?? '').searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(await chooser.response.text()).toContain('This is not Google.');
    expect(new URL(back.url).pathname).toBe('/auth/google/callback');
    const response = await call('GET', '/token/', { headers: bearer(message.identityToken ?? '') });
    expect(response.status).toBe(200);
    const { id, key } = await signedInBy(response);
    const profile = await (await call('GET', `/api/users/${id}/profile`, { key })).json();
    expect(profile).toEqual({
      id,
      firstName: 'Dana',
      lastName: 'Dev',
      username: 'dana_dev.example',
      email: 'dana@dev.example',
      emailVerified: true,
      phone: null,
      purpose: null,
      roles: [],
      twoFactorDue: false,
    });
    const accounts = await tx.selectFrom('account').selectAll().execute();
    expect(accounts).toMatchObject([
      { provider_id: 'google', account_id: 'development:dana@dev.example', id_token: null },
    ]);
    expect(await tx.selectFrom('person').select('image').execute()).toEqual([{ image: null }]);
  });

  test('returns the same account the second time', async ({ world: { url, call } }) => {
    const ids = [];
    for (let i = 0; i < 2; i += 1) {
      const { message } = await popup(url, dana);
      ids.push(
        (await signedInBy(await call('GET', '/token/', { headers: bearer(message.identityToken ?? '') }))).id,
      );
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('has a callback page that runs only its own script', async ({ world: { url } }) => {
    const { back } = await popup(url, dana);
    const page = await back.response.text();
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const policy = back.response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src ${sourceHash(script)};`);
    expect(script).toContain("new BroadcastChannel('cairn-identity')");
    expect(back.response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(back.response.headers.get('cache-control')).toBe('no-store');
  });

  test('signs no one in when it is canceled, and says so', async ({ world: { url } }) => {
    const { message } = await popup(url, { cancel: '1' });
    expect(message).toEqual({ error: 'access_denied' });
  });

  test('refuses a callback of another flow', async ({ world: { url } }) => {
    const { go, follow } = browser(url);
    const start = await go('/auth/google/start');
    const chooser = await follow(start.headers.get('location') ?? '');
    const other = browser(url);
    await other.go('/auth/google/start');
    const back = await follow(chooser.url, dana);
    const stolen = await other.go(back.url);
    expect(stolen.status).toBe(400);
    expect((await messageOf(stolen)).identityToken).toBeUndefined();
    const bare = await browser(url).go('/auth/google/callback?code=x&state=y');
    expect(bare.status).toBe(400);
  });
});

describe('an identity token', () => {
  test('works once', async ({ world: { url, call } }) => {
    const { message } = await popup(url, dana);
    const headers = bearer(message.identityToken ?? '');
    expect((await call('GET', '/token/', { headers })).status).toBe(200);
    const again = await call('GET', '/token/', { headers });
    expect(again.status).toBe(401);
    expect((await problemOf(again)).code).toBe('identity-token-refused');
  });

  test('expires after five minutes', async ({ world: { url, call, clock } }) => {
    const { message } = await popup(url, dana);
    clock.advance(6 * minutes);
    const late = await call('GET', '/token/', { headers: bearer(message.identityToken ?? '') });
    expect(late.status).toBe(401);
    expect((await problemOf(late)).code).toBe('identity-token-refused');
  });

  test('is refused if it is forged or changed', async ({ world: { url, call } }) => {
    const { message } = await popup(url, dana);
    const [head = '', body = '', signature = ''] = (message.identityToken ?? '').split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, email: ann.email })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [`${head}.${changed}.${signature}`, `${none}.${body}.`, 'x', '', 'x'.repeat(20_000)])
      expect((await call('GET', '/token/', { headers: bearer(token) })).status).toBe(401);
  });

  test('does not sign in to a password account with an unconfirmed address', async ({ world, tx }) => {
    const { url, call } = world;
    const id = await signUp(call, ann);
    const { message } = await popup(url, { ...ann });
    const refused = await call('GET', '/token/', { headers: bearer(message.identityToken ?? '') });
    expect(refused.status).toBe(409);
    expect((await problemOf(refused)).code).toBe('confirm-your-email-first');
    expect(await tx.selectFrom('session').select('id').execute()).toEqual([]);
    await tx.updateTable('person').set({ email_verified: true }).where('id', '=', id).execute();
    const second = await popup(url, { ...ann });
    const entered = await call('GET', '/token/', { headers: bearer(second.message.identityToken ?? '') });
    expect((await signedInBy(entered)).id).toBe(id);
  });

  test('of a banned person is refused', async ({ world: { url, call, clock }, tx }) => {
    const first = await popup(url, dana);
    await call('GET', '/token/', { headers: bearer(first.message.identityToken ?? '') });
    await tx.updateTable('person').set({ banned_at: clock.now() }).execute();
    const second = await popup(url, dana);
    const response = await call('GET', '/token/', { headers: bearer(second.message.identityToken ?? '') });
    expect(response.status).toBe(403);
    expect((await problemOf(response)).code).toBe('banned');
  });
});

describe('the development identity provider', () => {
  const clock = standingClock();
  const choose = (
    host: string,
    publicUrl: string,
    { google = null, askedFor = true }: { google?: ChosenGoogle; askedFor?: boolean } = {},
  ) => {
    const secret = 'x'.repeat(43);
    const options = { google, developmentIdentity: askedFor, host, publicUrl, secret, clock };
    return chooseIdentity(options).identity?.kind ?? 'off';
  };
  type ChosenGoogle = { clientId: string; clientSecret: string } | null;

  test('only exists on a loopback address, and only when enabled', () => {
    expect(choose('127.0.0.1', 'http://localhost:3000')).toBe('development');
    expect(choose('::1', 'http://[::1]:3000')).toBe('development');
    expect(choose('127.0.0.1', 'http://localhost:3000', { askedFor: false })).toBe('off');
    expect(choose('0.0.0.0', 'http://localhost:3000')).toBe('off');
    expect(choose('127.0.0.1', 'https://cairn.example')).toBe('off');
    expect(choose('127.0.0.1', 'https://localhost:3000')).toBe('off');
    expect(choose('127.0.0.1', 'http://localhost.evil.example')).toBe('off');
    const google = { clientId: 'a', clientSecret: 'b' };
    expect(choose('127.0.0.1', 'http://localhost:3000', { google })).toBe('google');
  });

  const path = '/dev-identity/.well-known/openid-configuration';

  test('refuses requests through a proxy or under another host name', async ({ world: { url } }) => {
    const { go } = browser(url);
    const through = (headers: Record<string, string>) => go(path, undefined, headers);
    expect((await through({})).status).toBe(200);
    expect((await through({ referer: `${url}/login` })).status).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-proto': 'https' },
      { 'x-real-ip': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { via: '1.1 proxy' },
      { origin: 'http://cairn.example' },
      { origin: 'null' },
      { referer: 'http://cairn.example/login' },
    ])
      expect((await through(headers)).status, JSON.stringify(headers)).toBe(404);
  });

  test.for(['1.0', '1.1'] as const)(
    'refuses browsers behind a plain proxy that speaks %s',
    async (version, { world: { port } }) => {
      await using proxy = await reverseProxy(port, { version });
      const { go } = browser(`http://127.0.0.1:${proxy.port}`);
      const headers = { origin: 'http://cairn.example', referer: 'http://cairn.example/login' };
      expect((await go('/auth/google/start')).status).toBe(302);
      expect((await go(path, undefined, headers)).status).toBe(404);
      if (version === '1.0') expect((await go(path)).status).toBe(404);
    },
  );

  test('does not sign admins in, and a person who becomes one has to sign in again', async ({
    world,
    tx,
  }) => {
    const { url, call } = world;
    const enter = async () => {
      const { message } = await popup(url, dana);
      return call('GET', '/token/', { headers: bearer(message.identityToken ?? '') });
    };
    const { id, key } = await signedInBy(await enter());
    await makeAdmin(world, id);
    expect((await call('GET', `/api/users/${id}/profile`, { key })).status).toBe(401);
    const refused = await enter();
    expect(refused.status).toBe(403);
    expect((await problemOf(refused)).code).toBe('not-for-admins');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await tx.selectFrom('session').select('id').execute()).toEqual([]);
  });

  test('says on the sign-in page what it is', async ({ world: { call } }) => {
    expect(await (await call('GET', '/api/sign-in-options')).json()).toEqual({ google: 'development' });
  });
});
