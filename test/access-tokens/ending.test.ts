import { describe, expect } from 'vitest';
import { listServiceTokens, listTokens } from '#features/people/access-tokens/contract.ts';
import { days, minutes, seconds } from '#kernel/instant.ts';
import { byToken, makeToken, type TestToken } from '#test/support/access-tokens.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { setUpApp } from '#test/support/two-factor.ts';
import { test } from '../product/a-deal.ts';

const listed = async (who: Pick<Someone, 'get'>) =>
  listTokens.reply.parse(await expectOk(who.get('/api/access-tokens'))).items;
const works = async (token: TestToken) => (await token.get('/api/access-token')).status === 200;

async function resetByMail(product: TestProduct, { email, mails }: Someone): Promise<void> {
  await expectOk(product.call('POST', '/api/password-reset', { body: { email } }));
  await product.runJobs();
  const [mail] = await mails('password-reset');
  const token = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  const body = { token, password: 'a new password of mine' };
  await expectOk(product.call('PUT', '/api/password-reset', { body }));
}

describe('a token ends', () => {
  test('when its owner revokes it, from the next call on; no one else can', async ({
    deal: { buyer, seller, admin, product },
  }) => {
    const token = await makeToken(product, buyer, { scopes: ['offers:read'] });
    expect(await works(token)).toBe(true);
    for (const other of [seller, admin])
      expect((await other.delete(`/api/access-tokens/${token.id}`)).status).toBe(404);
    expect(await works(token)).toBe(true);
    await expectOk(buyer.delete(`/api/access-tokens/${token.id}`));
    expect(await works(token)).toBe(false);
    await expectOk(buyer.delete(`/api/access-tokens/${token.id}`));
    expect(await listed(buyer)).toMatchObject([{ state: 'revoked', revoked: { why: 'owner' } }]);
    expect(await buyer.mails('access-token-revoked')).toHaveLength(0);
  });

  test('on every node at once, also on one that has just let it in', async ({ deal: { buyer, product } }) => {
    const { secrets, clock, database } = product;
    await using other = await testProduct(database, { secrets, clock });
    const token = await makeToken(product, buyer, { scopes: ['offers:read'] });
    const there = byToken(other, token.secret);
    expect((await there.get('/api/access-token')).status).toBe(200);
    await expectOk(buyer.delete(`/api/access-tokens/${token.id}`));
    expect((await there.get('/api/access-token')).status).toBe(401);
    expect(await works(token)).toBe(false);
  });

  test('at its end, to the instant', async ({ deal: { buyer, product } }) => {
    const token = await makeToken(product, buyer, { scopes: ['offers:read'], life: 1 * days });
    product.clock.advance(1 * days - 1 * seconds);
    expect(await works(token)).toBe(true);
    product.clock.advance(1 * seconds);
    expect(await works(token)).toBe(false);
    expect(await listed(await signIn(product, buyer))).toMatchObject([{ state: 'expired', revoked: null }]);
  });

  test('with the password that is reset by email, but not with one that is changed', async ({
    deal: { buyer, product },
  }) => {
    const token = await makeToken(product, buyer, { name: 'My sheet', scopes: ['offers:read'] });
    const password = 'another password of mine';
    await expectOk(buyer.put('/api/password', { currentPassword: buyer.password, password }));
    expect(await works(token)).toBe(true);
    await resetByMail(product, buyer);
    expect(await works(token)).toBe(false);
    const [mail] = await buyer.mails('access-token-revoked');
    expect(mail?.body).toContain('“My sheet” was revoked when the password was reset.');
  });

  test('when its owner is locked out, and stays ended when they are let in again', async ({
    deal: { buyer, admin, product },
  }) => {
    const token = await makeToken(product, buyer, { scopes: ['offers:read'] });
    await expectOk(admin.put(`/api/users/${buyer.id}/ban`, { reason: 'Fraud' }));
    expect(await works(token)).toBe(false);
    await expectOk(admin.delete(`/api/users/${buyer.id}/ban`));
    expect(await works(token)).toBe(false);
    expect(await listed(await signIn(product, buyer))).toMatchObject([{ revoked: { why: 'ban' } }]);
  });

  test('when an admin resets two-factor sign-in', async ({ deal: { buyer, admin, product } }) => {
    const token = await makeToken(product, buyer, { scopes: ['offers:read'] });
    await setUpApp(product, buyer);
    expect(await works(token)).toBe(true);
    const checked = { checked: 'video-call' };
    await expectOk(admin.post(`/api/users/${buyer.id}/two-factor-reset`, checked));
    expect(await works(token)).toBe(false);
  });

  test('when an admin revokes all tokens of a person, who is told', async ({
    deal: { buyer, admin, product },
  }) => {
    const both = [
      await makeToken(product, buyer, { name: 'One', scopes: ['offers:read'] }),
      await makeToken(product, buyer, { name: 'Two', scopes: ['offers:read'] }),
    ];
    expect((await buyer.delete(`/api/users/${buyer.id}/access-tokens`)).status).toBe(403);
    expect(await expectOk(admin.delete(`/api/users/${buyer.id}/access-tokens`))).toEqual({ revoked: 2 });
    for (const token of both) expect(await works(token)).toBe(false);
    const [mail] = await buyer.mails('access-token-revoked');
    expect(mail?.body).toMatch(/“(One|Two)”, “(One|Two)” were revoked by an administrator\./);
  });

  test('with the account, whose rows go with it', async ({ deal: { buyer, seller, product } }) => {
    const tokens = [
      await makeToken(product, buyer, { scopes: ['offers:read'] }),
      await makeToken(product, seller, { scopes: ['offers:read'] }),
    ];
    for (const who of [buyer, seller]) await expectOk(who.delete(`/api/users/${who.id}/`));
    for (const token of tokens) expect(await works(token)).toBe(false);
    expect(await product.database.db.selectFrom('access_token').select('id').execute()).toEqual([]);
  });
});

describe('a service token', () => {
  test('is shown to every admin, who are told of it and can revoke it', async ({
    deal: { admin, product },
  }) => {
    const other = await join(product, 'Odd Castell', ['admin']);
    const token = await makeToken(product, admin, {
      name: 'Books',
      kind: 'service',
      scopes: ['orders:read'],
    });
    const shown = listServiceTokens.reply.parse(await expectOk(other.get('/api/service-tokens'))).items;
    expect(shown).toMatchObject([{ name: 'Books', owner: { name: 'Wren Castell', own: false } }]);
    for (const { mails } of [admin, other]) {
      const [mail] = await mails('service-token-created');
      expect(mail?.body).toContain('The service token “Books” was created.');
      expect(mail?.body).toContain('From: Wren Castell');
      expect(mail?.body).toContain('Orders (read)');
    }
    expect(await listed(admin)).toEqual([]);
    expect((await admin.delete(`/api/access-tokens/${token.id}`)).status).toBe(404);
    await expectOk(other.delete(`/api/service-tokens/${token.id}`));
    expect(await works(token)).toBe(false);
    const [mail] = await admin.mails('service-token-revoked');
    expect(mail?.body).toContain('From: Odd Castell');
  });

  test('is not revoked by the address of a personal one', async ({ deal: { admin, buyer, product } }) => {
    const personal = await makeToken(product, buyer, { scopes: ['orders:read'] });
    expect((await admin.delete(`/api/service-tokens/${personal.id}`)).status).toBe(404);
    expect(await works(personal)).toBe(true);
  });
});

describe('what is kept of a token', () => {
  test('its last use, to the minute, with network and program but not the address', async ({
    deal: { buyer, product },
  }) => {
    const { secret, id } = await makeToken(product, buyer, { scopes: ['offers:read'] });
    const use = (userAgent: string) =>
      product.call('GET', '/api/access-token', {
        headers: { authorization: `Bearer ${secret}`, 'user-agent': userAgent },
      });
    const lastUse = async () => (await listed(buyer)).find((token) => token.id === id)?.lastUse;
    await use('curl/8.5.0');
    const first = product.clock.now().toISOString();
    expect(await lastUse()).toEqual({
      at: first,
      network: 'none (made on this server)',
      program: 'curl 8.5.0',
    });
    product.clock.advance(59 * seconds);
    await use('python-requests/2.32.3');
    expect(await lastUse()).toMatchObject({ at: first, program: 'curl 8.5.0' });
    product.clock.advance(1 * seconds);
    await use('python-requests/2.32.3');
    expect(await lastUse()).toMatchObject({ program: 'python-requests 2.32.3' });
    await use('');
    product.clock.advance(1 * minutes);
    await use('<script>');
    expect(await lastUse()).toMatchObject({ program: 'Another program' });
  });

  test('ended tokens are shown for ninety days, then deleted', async ({ deal: { buyer, product } }) => {
    const { db } = product.database;
    const expired = await makeToken(product, buyer, { scopes: ['offers:read'] });
    const revoked = await makeToken(product, buyer, { scopes: ['offers:read'] });
    await makeToken(product, buyer, { scopes: ['offers:read'] });
    await expectOk(buyer.delete(`/api/access-tokens/${revoked.id}`));
    const ended = async (ago: number) => {
      const at = new Date(product.clock.now().getTime() - ago);
      const long = new Date(at.getTime() - 30 * days);
      const set = { created_at: long, expires_at: at };
      await db.updateTable('access_token').set(set).where('id', '=', expired.id).execute();
      await db.updateTable('access_token').set({ revoked_at: at }).where('id', '=', revoked.id).execute();
    };
    await ended(90 * days - 1 * seconds);
    await product.runJob('forget-ended-tokens');
    expect((await listed(buyer)).map(({ state }) => state).toSorted()).toEqual([
      'active',
      'expired',
      'revoked',
    ]);
    await ended(90 * days + 1 * seconds);
    expect((await listed(buyer)).map(({ state }) => state)).toEqual(['active']);
    await product.runJob('forget-ended-tokens');
    expect(await db.selectFrom('access_token').select('id').execute()).toHaveLength(1);
  });

  test('its owner is told once, a week before it expires', async ({ deal: { buyer, product } }) => {
    await makeToken(product, buyer, { name: 'Short', scopes: ['offers:read'], life: 7 * days });
    await makeToken(product, buyer, { name: 'Long', scopes: ['offers:read'], life: 30 * days });
    const remind = () => product.runJob('remind-of-token-ends');
    await remind();
    expect(await buyer.mails('access-token-expires')).toHaveLength(0);
    product.clock.advance(23 * days);
    await remind();
    await remind();
    const told = await buyer.mails('access-token-expires');
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('“Long” expires on');
  });

  test('the access log and the audit log say which token acted', async ({ deal: { seller, product } }) => {
    const { id, secret, post } = await makeToken(product, seller, { scopes: ['listings:write'] });
    const body = { ein: '12-9999999', businessName: 'A', businessAddress: 'B', dba: 'C', industry: 'Retail' };
    await expectOk(post('/api/business/', body));
    const logged = product.log.lines.map((line) => JSON.parse(line)).filter((line) => line.token === id);
    expect(logged).toMatchObject([{ method: 'POST', route: '/api/business', status: 201 }]);
    const trail = await product.database.db
      .selectFrom('audit_event')
      .select(['actor_id', 'action'])
      .where('token_id', '=', id)
      .execute();
    expect(trail.map(({ actor_id }) => actor_id)).toEqual(trail.map(() => seller.id));
    expect(trail.length).toBeGreaterThan(0);
    expect(product.log.lines.join()).not.toContain(secret);
  });
});
