import { describe, expect } from 'vitest';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { profile as profileContract } from '#wire/sign-in.ts';
import { testApp } from '../http/test-app.ts';
import { ann, basic, ben, type SignedIn, signIn, signUp } from './people.ts';

const test = plain.extend('office', async ({ tx, begin, workerDatabase }) => {
  const server = testApp({ db: tx, begin, pool: workerDatabase.pool });
  const call = callerOf(server.app);
  const id = await signUp(call, ann);
  await signUp(call, ben);
  const here = await signIn(call, ann);
  const put = (by: SignedIn, body: object, of = id) =>
    call('PUT', `/api/users/${of}/`, { key: by.key, body });
  await call('POST', '/api/session-confirmation', {
    key: here.key,
    body: { way: 'password', password: ann.password },
  });
  return { ...server, tx, call, id, here, put };
});

const moved = { email: 'Ann@Home.example' };

describe('the fields of a user', () => {
  test('change one by one, and absent ones stay', async ({ office: { here, put } }) => {
    const named = profileContract.parse(await (await put(here, { lastName: 'Ort' })).json());
    expect(named).toMatchObject({ firstName: 'Ann', lastName: 'Ort', email: ann.email });
    expect(named.phone).toBe('+18015550123');
    const called = await put(here, { phone: '1 (801) 555-0188' });
    expect(await called.json()).toEqual({ ...named, phone: '+18015550188' });
    expect(await (await put(here, {})).json()).toEqual({ ...named, phone: '+18015550188' });
  });

  test('that are sent unchanged change nothing and require no confirmation', async ({ office }) => {
    const { here, put, tx } = office;
    const same = { ...ann, password: undefined, username: 'ann_shop.example' };
    expect((await put(here, same)).status).toBe(200);
    const trail = await tx.selectFrom('audit_event').select('action').execute();
    expect(trail.map(({ action }) => action)).not.toContain('email-changed');
    expect(trail.map(({ action }) => action)).not.toContain('name-changed');
  });

  test('that are invalid are named, and nothing is saved', async ({ office }) => {
    const { here, put, tx, id } = office;
    const answer = await put(here, { firstName: 'Eve', phone: '555 012 34567', username: 'eve' });
    expect(answer.status).toBe(400);
    const { code, fields } = await problemOf(answer);
    expect(code).toBe('invalid-fields');
    expect(Object.keys(fields ?? {}).sort()).toEqual(['phone', 'username']);
    expect(fields?.username?.[0]).toContain('ann_shop.example');
    const row = await tx.selectFrom('person').select('first_name').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ first_name: 'Ann' });
  });
});

describe('a new email address', () => {
  test('is used to sign in, starts unconfirmed, and determines the username', async ({ office }) => {
    const { here, put, call, deps } = office;
    const answer = await put(here, moved);
    expect(await answer.json()).toMatchObject({
      email: 'ann@home.example',
      username: 'ann_home.example',
      emailVerified: false,
    });
    expect((await call('GET', '/token/', { headers: basic(ann.email, ann.password) })).status).toBe(401);
    const again = await call('GET', '/token/', { headers: basic('ann@home.example', ann.password) });
    expect(again.status).toBe(200);
    await expect(deps.authenticate(here.key)).resolves.toMatchObject({ personId: here.id });
    expect((await signUp(call, ann)).length).toBeGreaterThan(0);
  });

  test('is announced to the old address without being named, and gets the link itself', async ({
    office: { here, put, tx, call },
  }) => {
    await put(here, moved);
    const mails = await tx.selectFrom('outgoing_mail').selectAll().execute();
    const told = mails.filter(({ kind }) => kind === 'email-changed');
    expect(told.map(({ recipient }) => recipient)).toEqual([ann.email]);
    expect(told[0]?.body).not.toContain('home.example');
    const links = mails.filter(
      ({ kind, recipient }) => kind === 'email-verification' && recipient === 'ann@home.example',
    );
    expect(links).toHaveLength(1);
    const token = /#token=([\w-]+)/.exec(links[0]?.body ?? '')?.[1];
    expect((await call('PUT', '/api/email-verification', { body: { token } })).status).toBe(200);
    const profile = await (await call('GET', `/api/users/${here.id}/profile`, { key: here.key })).json();
    expect(profile).toMatchObject({ email: 'ann@home.example', emailVerified: true });
  });

  test('ends other sessions and invalidates every link mailed to the old address', async ({ office }) => {
    const { here, put, call, deps, tx, runJobs } = office;
    const there = await signIn(call, ann);
    await call('POST', '/api/password-reset', { body: { email: ann.email } });
    await runJobs();
    const mailed = tx.selectFrom('outgoing_mail').select('body').where('recipient', '=', ann.email);
    const before = await mailed.execute();
    const tokens = before.flatMap(({ body }) => /#token=([\w-]+)/.exec(body)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThanOrEqual(2);
    expect((await put(here, moved)).status).toBe(200);
    await expect(deps.authenticate(there.key)).rejects.toMatchObject({ code: 'token-not-valid' });
    expect((await put(here, { ...moved, email: ann.email })).status).toBe(200);
    for (const token of tokens) {
      const reset = { token, password: 'stolen by a mail' };
      expect((await call('PUT', '/api/password-reset', { body: reset })).status).toBe(410);
      expect((await call('PUT', '/api/email-verification', { body: { token } })).status).toBe(410);
    }
  });

  test('requires confirming the identity; other fields do not', async ({
    office: { call, put, clock, here },
  }) => {
    clock.advance(11 * 60_000);
    const refused = await put(here, moved);
    expect([refused.status, (await problemOf(refused)).code]).toEqual([403, 'confirm-it-is-you']);
    expect((await put(here, { firstName: 'Anna', email: ann.email })).status).toBe(200);
    const body = { way: 'password', password: ann.password };
    await call('POST', '/api/session-confirmation', { key: here.key, body });
    expect((await put(here, moved)).status).toBe(200);
  });

  test('that is taken is refused as at sign-up, and nothing is lost', async ({ office }) => {
    const { here, put, tx } = office;
    const taken = await put(here, { ...moved, firstName: 'Eve', email: ben.email });
    expect([taken.status, (await problemOf(taken)).code]).toEqual([422, 'email-taken']);
    const mails = await tx.selectFrom('outgoing_mail').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).not.toContain('email-changed');
    expect(await (await put(here, {})).json()).toMatchObject({ firstName: 'Ann', email: ann.email });
  });
});

describe('another person’s fields', () => {
  test('an admin can change the name, but neither address nor phone, and nothing of a closed account', async ({
    office: { call, put, tx, id, clock },
  }) => {
    const admin = await signIn(call, ben);
    expect((await put(admin, { firstName: 'Eve' })).status).toBe(404);
    await tx
      .insertInto('person_role')
      .values({ person_id: admin.id, role: 'admin', granted_at: clock.now() })
      .execute();
    const named = await put(admin, { firstName: 'Anna', email: ann.email });
    expect(await named.json()).toMatchObject({ firstName: 'Anna', phone: null });
    for (const body of [{ email: 'x@home.example' }, { phone: '8015550188' }]) {
      const refused = await put(admin, body);
      expect([refused.status, (await problemOf(refused)).code]).toEqual([403, 'names-only']);
    }
    await tx.updateTable('person').set({ closed_at: clock.now() }).where('id', '=', id).execute();
    const closed = await put(admin, { firstName: 'Eve' });
    expect([closed.status, (await problemOf(closed)).code]).toEqual([409, 'account-closed']);
  });
});
