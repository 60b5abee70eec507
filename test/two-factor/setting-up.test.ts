import { describe, expect } from 'vitest';
import { getTwoFactor } from '#features/people/two-factor/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '../product/a-deal.ts';
import { addPasskey } from '../support/passkeys.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { appFor, firstStep, setUpApp } from '../support/two-factor.ts';

const stateOf = async (who: Pick<Someone, 'get'>) =>
  getTwoFactor.reply.parse(await expectOk(who.get('/api/two-factor')));
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('an authenticator app', () => {
  test('counts only after its code was entered', async ({ deal: { buyer, product } }) => {
    const begun = await expectOk(buyer.post('/api/two-factor/authenticator-key', {}));
    const app = appFor(product, JSON.parse(JSON.stringify(begun)).address);
    expect(await stateOf(buyer)).toMatchObject({ on: false, app: false, recoveryCodesLeft: 0 });
    await signIn(product, buyer);
    const add = (code: string, who: Pick<Someone, 'post'> = buyer) =>
      who.post('/api/two-factor/authenticator', { code });
    expect(await codeOf(add('000000'))).toBe('code-wrong');
    expect(await codeOf(add(await app.code(), { ...buyer, ...(await signIn(product, buyer)) }))).toBe(
      'enrolment-over',
    );
    await expectOk(add(await app.code()));
    expect(await stateOf(buyer)).toMatchObject({ on: true, app: true, recoveryCodesLeft: 10 });
    expect(await codeOf(add(await app.code()))).toBe('enrolment-over');
    expect(await buyer.mails('two-factor-on')).toHaveLength(1);
    expect((await firstStep(product, buyer)).code).toBe('second-factor-needed');
  });

  test('can be replaced, which is mailed, and the recovery codes stay', async ({
    deal: { buyer, product },
  }) => {
    await setUpApp(product, buyer);
    const { recoveryCodes } = await setUpApp(product, buyer);
    expect(recoveryCodes).toEqual([]);
    expect(await stateOf(buyer)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect(await buyer.mails('two-factor-app-changed')).toHaveLength(1);
  });

  test('must be set up within 15 minutes', async ({ deal: { buyer, product } }) => {
    const begun = await expectOk(buyer.post('/api/two-factor/authenticator-key', {}));
    const app = appFor(product, JSON.parse(JSON.stringify(begun)).address);
    product.clock.advance(15 * minutes);
    const late = buyer.post('/api/two-factor/authenticator', { code: await app.code() });
    expect(await codeOf(late)).toBe('enrolment-over');
  });
});

describe('turning two-factor sign-in off', () => {
  test('removes everything, and is mailed', async ({ deal: { buyer, product } }) => {
    await setUpApp(product, buyer);
    await expectOk(buyer.delete('/api/two-factor'));
    expect(await stateOf(buyer)).toEqual({
      on: false,
      app: false,
      passkeys: 0,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect(await buyer.mails('two-factor-off')).toHaveLength(1);
    await signIn(product, buyer);
    expect(await codeOf(buyer.delete('/api/two-factor'))).toBe('two-factor-off');
  });

  test('in part leaves at least one factor', async ({ deal: { buyer, product } }) => {
    await setUpApp(product, buyer);
    expect(await codeOf(buyer.delete('/api/two-factor/authenticator'))).toBe('last-factor');
    const { id } = await addPasskey(buyer);
    await expectOk(buyer.delete('/api/two-factor/authenticator'));
    expect(await buyer.mails('two-factor-app-removed')).toHaveLength(1);
    expect(await codeOf(buyer.post(`/api/passkeys/${id}/removal`, {}))).toBe('last-factor');
    expect(await stateOf(buyer)).toMatchObject({ on: true, app: false, passkeys: 1 });
  });
});

describe('a person who lost every factor', () => {
  test('is let in by an admin who verified them: mailed, audited, signed out', async ({
    deal: { buyer, seller, admin, product },
  }) => {
    await setUpApp(product, buyer);
    const path = `/api/users/${buyer.id}/two-factor-reset`;
    expect((await seller.post(path, { checked: 'video-call' })).status).toBe(403);
    expect((await admin.post(path, { checked: 'a feeling' })).status).toBe(400);
    await expectOk(admin.post(path, { checked: 'video-call' }));
    expect((await buyer.get('/api/two-factor')).status).toBe(401);
    expect(await buyer.mails('two-factor-reset')).toHaveLength(1);
    expect(await stateOf(await signIn(product, buyer))).toMatchObject({ on: false });
    const trail = await product.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'two-factor-reset')
      .execute();
    expect(trail).toEqual([{ detail: { checked: 'video-call' } }]);
    expect(await codeOf(admin.post(path, { checked: 'video-call' }))).toBe('two-factor-off');
    const own = `/api/users/${admin.id}/two-factor-reset`;
    expect(await codeOf(admin.post(own, { checked: 'video-call' }))).toBe('not-yourself');
  });
});

describe('if the operator requires two-factor sign-in of admins', () => {
  test('an admin without it can only turn it on', async ({ deal }) => {
    await using product = await testProduct(deal.product.database, { adminTwoFactor: true });
    const admin = await join(product, 'Ada Strict', ['admin']);
    expect(await codeOf(admin.get('/api/users/'))).toBe('two-factor-due');
    expect(await codeOf(admin.get('/api/business/'))).toBe('two-factor-due');
    expect(await codeOf(admin.post('/api/admin-views', { personId: deal.buyer.id }))).toBe('two-factor-due');
    expect((await admin.get(`/api/users/${deal.buyer.id}/profile`)).status).toBe(404);
    const profile = await expectOk(admin.get(`/api/users/${admin.id}/profile`));
    expect(profile).toMatchObject({ roles: ['admin'], twoFactorDue: true });
    expect(await stateOf(admin)).toMatchObject({ required: true });
    await setUpApp(product, admin);
    expect((await admin.get('/api/users/')).status).toBe(200);
    expect(await codeOf(admin.delete('/api/two-factor'))).toBe('two-factor-required');
    const seller = await join(product, 'Sal Seller');
    expect((await seller.get('/api/business/')).status).toBe(200);
  });

  test('other endpoints refuse them, and exactly these do not', async ({ deal }) => {
    await using product = await testProduct(deal.product.database, { adminTwoFactor: true });
    const open = product.product.features
      .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
      .filter(({ who, beforeTwoFactor }) => who !== 'anyone' && beforeTwoFactor);
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /api/sessions",
        "DELETE /api/sessions/:id",
        "GET /api/passkeys",
        "GET /api/session-confirmation",
        "GET /api/sessions",
        "GET /api/two-factor",
        "GET /api/users/:id/profile",
        "POST /api/passkeys",
        "POST /api/passkeys/challenge",
        "POST /api/passkeys/confirmation",
        "POST /api/passkeys/confirmation-challenge",
        "POST /api/session-confirmation",
        "POST /api/session-confirmation/single-sign-on",
        "POST /api/two-factor/authenticator",
        "POST /api/two-factor/authenticator-key",
        "POST /api/two-factor/passkeys",
      ]
    `);
  });

  test('an admin view ends with the admin’s missing second factor', async ({ deal }) => {
    const { admin, buyer } = deal;
    const begun = await expectOk(admin.post('/api/admin-views', { personId: buyer.id, reason: 'Asked for' }));
    const { jwt } = JSON.parse(JSON.stringify(begun));
    expect((await deal.product.call('GET', '/api/business/', { key: jwt })).status).toBe(200);
    await using strict = await testProduct(deal.product.database, {
      adminTwoFactor: true,
      secrets: deal.product.secrets,
    });
    expect((await strict.call('GET', '/api/business/', { key: jwt })).status).toBe(401);
    expect(await codeOf(strict.call('GET', '/api/users/', { key: admin.key }))).toBe('two-factor-due');
  });
});
