import { describe, expect } from 'vitest';
import { describeToken } from '#features/people/access-tokens/contract.ts';
import { newTokenSecret } from '#platform/token-secret.ts';
import { bearing, byToken, makeToken, plantToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { offerTerms } from '#test/support/offer-terms.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { setUpApp } from '#test/support/two-factor.ts';
import { test } from '../product/a-deal.ts';

const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  const { status, code, scope } = await problemOf(response);
  return { status, code, ...(scope ? { scope } : {}), challenge: response.headers.get('www-authenticate') };
};
const notValid = { status: 401, code: 'access-token-not-valid', challenge: 'Bearer error="invalid_token"' };
const missingId = '00000000-0000-4000-8000-000000000000';

describe('a call with an access token', () => {
  test('is its owner’s, as far as the scopes go; a refusal names the missing one', async ({
    deal: { seller, product, listingId },
  }) => {
    const token = await makeToken(product, seller, { scopes: ['listings:read'] });
    expect(await expectOk(token.get('/api/own-listings'))).toEqual(
      await expectOk(seller.get('/api/own-listings')),
    );
    const draft = await token.get(`/api/listing/${listingId}/draft`);
    expect(draft.status).toBe(200);
    const write = token.put(`/api/listing/${listingId}/draft`, {});
    expect(await refusalOf(write)).toEqual({
      status: 403,
      code: 'scope-missing',
      scope: 'listings:write',
      challenge: 'Bearer error="insufficient_scope", scope="listings:write"',
    });
    const writer = await makeToken(product, seller, { scopes: ['listings:write'] });
    expect((await writer.get('/api/own-listings')).status).toBe(200);
    expect((await writer.get('/api/listing/')).status).toBe(403);
  });

  test('is refused before anything is looked up: alike for what exists and what does not', async ({
    deal: { seller, buyer, product, listingId },
  }) => {
    const token = await makeToken(product, buyer, { scopes: ['profile:read'] });
    for (const id of [listingId, missingId, 'x', seller.id])
      for (const path of [`/api/listing/${id}/draft`, `/api/users/${id}/thread`, `/api/offers/${id}`]) {
        const { code } = await refusalOf(token.get(path));
        expect(code, path).toBe('scope-missing');
      }
  });

  test('is refused where only a person may act, whatever its scopes', async ({
    deal: { buyer, product },
  }) => {
    const token = await makeToken(product, buyer, {
      scopes: ['profile:write', 'offers:write', 'ndas:write'],
    });
    const calls = [
      token.get('/api/sessions'),
      token.get('/api/access-tokens'),
      token.post('/api/access-tokens', {}),
      token.get('/api/passkeys'),
      token.put('/api/password', {}),
      token.post(`/api/ndas/${missingId}/signature`, {}),
      token.post(`/api/offers/${missingId}/rounds`, { version: 1, terms: offerTerms() }),
      token.delete(`/api/users/${buyer.id}/`),
      token.get('/token/'),
      token.delete('/token/'),
      token.post(`/api/offers/${missingId}/moves`, { to: 'accepted', version: 1 }),
      token.put(`/api/users/${buyer.id}/`, { email: 'new@people.example' }),
    ];
    for (const call of calls) expect((await refusalOf(call)).code).toBe('not-with-token');
    expect((await token.put(`/api/users/${buyer.id}/`, { firstName: 'Adah' })).status).toBe(200);
    expect((await token.post(`/api/offers/${missingId}/moves`, { to: 'withdrawn', version: 1 })).status).toBe(
      404,
    );
  });

  test('describes itself', async ({ deal: { buyer, product } }) => {
    const { id, get } = await makeToken(product, buyer, { name: 'My sheet', scopes: ['offers:read'] });
    const told = describeToken.reply.parse(await expectOk(get('/api/access-token')));
    expect(told).toMatchObject({
      personId: buyer.id,
      token: { id, name: 'My sheet', scopes: ['offers:read'] },
    });
    expect(await expectOk(buyer.get('/api/access-token'))).toEqual({ personId: buyer.id, token: null });
    expect((await product.call('GET', '/api/access-token')).status).toBe(401);
  });

  test('with an unknown, mistyped, shortened or foreign secret is refused, also where visitors are not', async ({
    deal: { buyer, product, listingId },
  }) => {
    const { secret } = await makeToken(product, buyer, { scopes: ['listings:read'] });
    const wrong = [
      newTokenSecret('personal'),
      secret.slice(0, -1),
      secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      secret.replace('_pat_', '_svc_'),
      `${secret}x`,
      'cairn_pat_',
      `cairn_${'x'.repeat(5_000)}`,
    ];
    for (const one of wrong)
      for (const path of ['/api/own-listings', `/api/listing/${listingId}`, '/api/listing/'])
        expect(await refusalOf(byToken(product, one).get(path)), `${one} ${path}`).toEqual(notValid);
    expect(
      (await product.call('GET', '/api/own-listings', { headers: { authorization: secret } })).status,
    ).toBe(401);
    expect((await product.call('GET', '/api/own-listings', { key: secret })).status).toBe(401);
  });

  test('together with an application key is refused; a cookie beside it counts for nothing', async ({
    deal: { seller, buyer, product },
  }) => {
    const { secret } = await makeToken(product, buyer, { scopes: ['listings:read'] });
    const { headers } = bearing(secret);
    const both = product.call('GET', '/api/own-listings', { headers, key: buyer.key });
    expect((await refusalOf(both)).code).toBe('two-credentials');
    const withCookie = { headers: { ...headers, cookie: seller.cookie } };
    expect(await expectOk(product.call('GET', '/api/own-listings', withCookie))).toMatchObject({ items: [] });
    const orders = product.call('GET', '/api/orders', withCookie);
    expect((await refusalOf(orders)).code).toBe('scope-missing');
    for (const method of ['GET', 'DELETE']) {
      const signIn = product.call(method, '/token/', withCookie);
      expect((await refusalOf(signIn)).code).toBe('not-with-token');
    }
    expect((await seller.get('/api/own-listings')).status).toBe(200);
  });

  test('leaves the bearer of a proxy alone, which may come with everything', async ({
    deal: { buyer, product, listingId },
  }) => {
    const headers = { authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x' };
    expect((await product.call('GET', '/api/business/', { key: buyer.key, headers })).status).toBe(200);
    expect((await product.call('GET', `/api/listing/${listingId}`, { headers })).status).toBe(200);
    // A program that sends a secret without its beginning learns that it is not valid.
    expect(await refusalOf(product.call('GET', '/api/business/', { headers }))).toEqual(notValid);
    const basic = { authorization: 'Basic eDp5' };
    expect((await product.call('GET', '/api/listing/', { headers: basic })).status).toBe(200);
  });

  test('is refused outside the API', async ({ deal: { buyer, product } }) => {
    const { secret } = await makeToken(product, buyer, { scopes: ['listings:read'] });
    for (const path of ['/', '/user/profile', '/sitemap.xml', '/auth/google/start', '/metrics', '/nothing']) {
      const answer = product.call('GET', path, bearing(secret));
      expect((await refusalOf(answer)).code, path).toBe('token-for-api-only');
    }
    expect((await product.call('GET', '/api/docs/openapi.json', bearing(secret))).status).toBe(200);
    expect((await product.call('GET', '/api/nothing', bearing(secret))).status).toBe(404);
  });
});

describe('the admin role', () => {
  test('is never carried by a personal token', async ({ deal: { admin, product } }) => {
    const token = await makeToken(product, admin, { scopes: ['verification:read', 'access-requests:read'] });
    expect((await refusalOf(token.get('/api/proof-reviews'))).code).toBe('not-authorized');
    expect((await token.get('/api/access-requests?scope=all')).status).toBe(403);
    expect((await token.get('/api/access-requests?scope=sent')).status).toBe(200);
  });

  test('is all that a service token carries, and only admins make one', async ({
    deal: { admin, seller, product },
  }) => {
    const token = await makeToken(product, admin, { kind: 'service', scopes: ['verification:read'] });
    expect(token.secret).toMatch(/^cairn_svc_/);
    expect((await token.get('/api/proof-reviews')).status).toBe(200);
    expect((await refusalOf(token.get('/api/outbox'))).code).toBe('scope-missing');
    expect((await refusalOf(token.get(`/api/users/${admin.id}/profile`))).code).toBe('scope-missing');
    const body = { name: 'X', scopes: ['outbox:read'], expiresAt: '2030-01-01T00:00:00Z' };
    expect((await seller.post('/api/service-tokens', body)).status).toBe(403);
    expect((await seller.get('/api/service-tokens')).status).toBe(403);
  });

  test('is worth nothing to a service token once its owner has lost it', async ({
    deal: { admin, product },
  }) => {
    const other = await join(product, 'Odd Castell', ['admin']);
    const token = await makeToken(product, other, { kind: 'service', scopes: ['outbox:read'] });
    const own = await makeToken(product, other, { scopes: ['orders:read'] });
    expect((await token.get('/api/outbox')).status).toBe(200);
    await expectOk(admin.delete(`/api/users/${other.id}/roles?role=admin`));
    expect(await refusalOf(token.get('/api/outbox'))).toEqual(notValid);
    expect((await own.get('/api/orders')).status).toBe(200);
    await expectOk(admin.post(`/api/users/${other.id}/roles`, { role: 'admin' }));
    expect(await refusalOf(token.get('/api/outbox'))).toEqual(notValid);
  });

  test('is worth nothing without the second factor where admins need it, as in a session', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh, { adminTwoFactor: true });
    const admin = await join(product, 'Wren Castell', ['admin']);
    const body = { name: 'X', scopes: ['orders:read'], expiresAt: '2030-01-01T00:00:00Z' };
    expect((await refusalOf(admin.post('/api/service-tokens', body))).code).toBe('two-factor-due');
    for (const kind of ['service', 'personal'] as const) {
      const secret = await plantToken(product, admin.id, { kind, scopes: ['orders:read', 'valuation:read'] });
      const { get } = byToken(product, secret);
      expect((await refusalOf(get('/api/orders'))).code).toBe('two-factor-due');
      expect((await get('/api/valuation/tables')).status).toBe(200);
    }
    await setUpApp(product, admin);
    const secret = await plantToken(product, admin.id, { kind: 'service', scopes: ['orders:read'] });
    expect((await byToken(product, secret).get('/api/revenue')).status).toBe(200);
  });
});
