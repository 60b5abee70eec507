import { describe, expect } from 'vitest';
import { hours, minutes } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { testApp } from '../http/test-app.ts';
import { test as plain } from '../support/database.ts';
import { ann, basic, ben, signIn, signUp } from './people.ts';

const test = plain.extend('server', async ({ tx, begin, workerDatabase }) => {
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
  return { ...server, call: callerOf(server.app) };
});

async function mailedToken(db: Reader, kind: string): Promise<string> {
  const mails = await db.selectFrom('outgoing_mail').where('kind', '=', kind).select('body').execute();
  const token = /#token=([\w-]+)/.exec(mails.at(-1)?.body ?? '')?.[1];
  if (!token) throw new Error('no link was mailed');
  return token;
}

const fresh = 'a wholly new password';

describe('a forgotten password', () => {
  test('is reset once through the mailed link, and every session ends', async ({ server }) => {
    const { call, deps, runJobs } = server;
    await signUp(call, ann);
    const before = await signIn(call, ann);
    const asked = await call('POST', '/api/password-reset', { body: { email: 'ANN@shop.example' } });
    expect(asked.status).toBe(200);
    await runJobs();
    const token = await mailedToken(deps.db, 'password-reset');
    const set = await call('PUT', '/api/password-reset', { body: { token, password: fresh } });
    expect(set.status).toBe(200);
    await expect(deps.authenticate(before.key)).rejects.toMatchObject({ code: 'token-not-valid' });
    expect((await call('GET', '/token/', { headers: { cookie: before.cookie } })).status).toBe(401);
    expect((await call('GET', '/token/', { headers: basic(ann.email, ann.password) })).status).toBe(401);
    expect((await call('GET', '/token/', { headers: basic(ann.email, fresh) })).status).toBe(200);
    const again = await call('PUT', '/api/password-reset', { body: { token, password: 'yet another one' } });
    expect(again.status).toBe(410);
    expect((await problemOf(again)).code).toBe('link-not-valid');
    expect((await call('GET', '/token/', { headers: basic(ann.email, fresh) })).status).toBe(200);
  });

  test('gets the same answer for an unknown address, and no email', async ({ server }) => {
    const { call, deps, runJobs } = server;
    await signUp(call, ann);
    const known = await call('POST', '/api/password-reset', { body: { email: ann.email } });
    const unknown = await call('POST', '/api/password-reset', { body: { email: 'nobody@shop.example' } });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await runJobs();
    const to = await deps.db.selectFrom('outgoing_mail').select('recipient').distinct().execute();
    expect(to).toEqual([{ recipient: ann.email }]);
  });

  test('has a link that expires after an hour or with a newer link, and is only stored as a hash', async ({
    server,
  }) => {
    const { call, deps, clock, runJobs } = server;
    await signUp(call, ann);
    const ask = async () => {
      await call('POST', '/api/password-reset', { body: { email: ann.email } });
      await runJobs();
    };
    const use = (token: string) => call('PUT', '/api/password-reset', { body: { token, password: fresh } });
    await ask();
    const first = await mailedToken(deps.db, 'password-reset');
    const links = await deps.db.selectFrom('mailed_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(first);
    clock.advance(1);
    await ask();
    const bodies = await deps.db
      .selectFrom('outgoing_mail')
      .select('body')
      .where('kind', '=', 'password-reset')
      .execute();
    const tokens = bodies.map(({ body }) => /#token=([\w-]+)/.exec(body)?.[1] ?? '');
    const second = tokens.find((token) => token !== first) ?? '';
    const statuses = [await use(first), await use(second)].map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 410]);
    await ask();
    clock.advance(1 * hours);
    const all = await deps.db
      .selectFrom('outgoing_mail')
      .select('body')
      .where('kind', '=', 'password-reset')
      .execute();
    for (const { body } of all) {
      expect((await use(/#token=([\w-]+)/.exec(body)?.[1] ?? '')).status).toBe(410);
    }
  });

  test('has a link that works for nothing else', async ({ server: { call, deps } }) => {
    await signUp(call, ann);
    const token = await mailedToken(deps.db, 'email-verification');
    const body = { token, password: fresh };
    expect((await call('PUT', '/api/password-reset', { body })).status).toBe(410);
  });
});

describe('a common password, or one made from the account’s data', () => {
  const weak = ['password', 'Password1!', 'sunshine', 'ann@shop.example', 'AnnLee2026', 'cairn-password'];
  const problem = async (response: Response) => {
    expect(response.status).toBe(400);
    return (await problemOf(response)).fields?.password?.[0];
  };
  const words = /^This password is (?:too common|mostly your name, email)/;

  test('is refused at sign-up', async ({ server: { call, deps } }) => {
    for (const password of weak)
      expect(await problem(await call('POST', '/users/create', { body: { ...ann, password } }))).toMatch(
        words,
      );
    expect(await deps.db.selectFrom('person').select('id').execute()).toEqual([]);
  });

  test('is refused as a new password, and a mailed link stays valid', async ({ server }) => {
    const { call, deps, runJobs } = server;
    await signUp(call, ann);
    const { key } = await signIn(call, ann);
    await call('POST', '/api/password-reset', { body: { email: ann.email } });
    await runJobs();
    const token = await mailedToken(deps.db, 'password-reset');
    for (const password of weak) {
      const body = { currentPassword: ann.password, password };
      expect(await problem(await call('PUT', '/api/password', { key, body }))).toMatch(words);
      expect(await problem(await call('PUT', '/api/password-reset', { body: { token, password } }))).toMatch(
        words,
      );
    }
    expect((await call('GET', '/token/', { headers: basic(ann.email, ann.password) })).status).toBe(200);
    expect((await call('PUT', '/api/password-reset', { body: { token, password: fresh } })).status).toBe(200);
  });
});

describe('changing the password', () => {
  test('requires the current one and ends all other sessions', async ({ server: { call, deps } }) => {
    await signUp(call, ann);
    await signUp(call, ben);
    const [here, there, other] = [await signIn(call, ann), await signIn(call, ann), await signIn(call, ben)];
    const wrong = await call('PUT', '/api/password', {
      key: here.key,
      body: { currentPassword: 'x', password: fresh },
    });
    expect(wrong.status).toBe(401);
    expect((await problemOf(wrong)).code).toBe('wrong-credentials');
    const body = { currentPassword: ann.password, password: fresh };
    expect((await call('PUT', '/api/password', { key: here.key, body })).status).toBe(200);
    await expect(deps.authenticate(here.key)).resolves.toMatchObject({ personId: here.id });
    await expect(deps.authenticate(there.key)).rejects.toMatchObject({ code: 'token-not-valid' });
    await expect(deps.authenticate(other.key)).resolves.toMatchObject({ personId: other.id });
    expect((await call('GET', '/token/', { headers: { cookie: there.cookie } })).status).toBe(401);
    expect((await call('GET', '/token/', { headers: basic(ann.email, ann.password) })).status).toBe(401);
  });
});

describe('confirming the email address', () => {
  test('works once within a day, and a new link replaces the old one', async ({
    server: { call, deps, clock },
  }) => {
    await signUp(call, ann);
    const { id, key } = await signIn(call, ann);
    const first = await mailedToken(deps.db, 'email-verification');
    clock.advance(50 * minutes);
    expect((await call('POST', '/api/email-verification', { key })).status).toBe(200);
    expect((await call('PUT', '/api/email-verification', { body: { token: first } })).status).toBe(410);
    const bodies = await deps.db.selectFrom('outgoing_mail').select('body').orderBy('created_at').execute();
    const second = /#token=([\w-]+)/.exec(bodies.at(-1)?.body ?? '')?.[1] ?? '';
    expect((await call('PUT', '/api/email-verification', { body: { token: second } })).status).toBe(200);
    const profile = await (await call('GET', `/api/users/${id}/profile`, { key })).json();
    expect(profile).toMatchObject({ emailVerified: true });
    expect((await call('PUT', '/api/email-verification', { body: { token: second } })).status).toBe(410);
    await call('POST', '/api/email-verification', { key });
    expect(await deps.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(2);
  });

  test('is refused after a day', async ({ server: { call, deps, clock } }) => {
    await signUp(call, ann);
    const token = await mailedToken(deps.db, 'email-verification');
    clock.advance(24 * hours);
    expect((await call('PUT', '/api/email-verification', { body: { token } })).status).toBe(410);
  });
});
