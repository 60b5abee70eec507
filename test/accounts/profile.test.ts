import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { testApp } from '../http/test-app.ts';
import { test } from '../support/database.ts';
import { ann, ben, signIn, signUp } from './people.ts';

describe('a profile', () => {
  test('is complete for its owner', async ({ tx, begin, workerDatabase }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    await signUp(call, ann);
    const { id, key } = await signIn(call, ann);
    expect(await (await call('GET', `/api/users/${id}/profile`, { key })).json()).toEqual({
      id,
      firstName: 'Ann',
      lastName: 'Lee',
      username: 'ann_shop.example',
      email: 'ann@shop.example',
      emailVerified: false,
      phone: '+18015550123',
      roles: [],
      purpose: null,
      twoFactorDue: false,
    });
  });

  test('of a stranger looks absent', async ({ tx, begin, workerDatabase }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    const [annId] = [await signUp(call, ann), await signUp(call, ben)];
    const { key } = await signIn(call, ben);
    const answers = [];
    for (const id of [annId, randomUUID(), 'no-id', '%00', "1' or '1'='1"]) {
      const response = await call('GET', `/api/users/${encodeURIComponent(id)}/profile`, { key });
      expect(response.status).toBe(404);
      answers.push({ ...(await problemOf(response)), requestId: '' });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const body = { firstName: 'Eve', lastName: 'Eve' };
    expect((await call('PUT', `/api/users/${annId}/`, { key, body })).status).toBe(404);
    expect(await tx.selectFrom('person').where('id', '=', annId).select('first_name').execute()).toEqual([
      { first_name: 'Ann' },
    ]);
  });

  test('shows an acquaintance the name but no address', async ({ tx, begin, workerDatabase }) => {
    const app = testApp({
      db: tx,
      begin,
      pool: workerDatabase.pool,
      known: async (_of, ids) => new Set(ids),
    }).app;
    const call = callerOf(app);
    const [annId] = [await signUp(call, ann), await signUp(call, ben)];
    const { key } = await signIn(call, ben);
    const profile = await (await call('GET', `/api/users/${annId}/profile`, { key })).json();
    expect(profile).toMatchObject({ firstName: 'Ann', lastName: 'Lee', email: null });
    expect(JSON.stringify(profile)).not.toContain('shop.example');
  });

  test('shows a changed name', async ({ tx, begin, workerDatabase }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    await signUp(call, ann);
    const { id, key } = await signIn(call, ann);
    const changed = await call('PUT', `/api/users/${id}/`, {
      key,
      body: { firstName: 'Anna', lastName: "O'Neil" },
    });
    expect(await changed.json()).toMatchObject({ firstName: 'Anna', lastName: "O'Neil", email: ann.email });
  });
});
