import { describe, expect } from 'vitest';
import { listTokens } from '#features/people/access-tokens/contract.ts';
import { days, minutes } from '#kernel/instant.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { expectOk } from '#test/support/people.ts';
import { test } from '../product/a-deal.ts';

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('changing an access token', () => {
  test('counts from its next call on; giving it more needs a confirmed session and is told', async ({
    deal: { seller, product, listingId },
  }) => {
    const token = await makeToken(product, seller, { scopes: ['offers:read', 'ndas:read'] });
    product.clock.advance(11 * minutes);
    const change = (body: object) =>
      product.call('PUT', `/api/access-tokens/${token.id}`, { key: seller.key, body });
    const wider = { name: 'Wider', scopes: ['offers:read', 'listings:write'], objects: [], version: 1 };
    expect(await codeOf(change(wider))).toBe('confirm-it-is-you');
    expect((await token.get('/api/own-listings')).status).toBe(403);
    const less = { name: 'Less', scopes: ['offers:read'], objects: [], version: 1 };
    expect(await expectOk(change(less))).toMatchObject({ name: 'Less', version: 2, scopes: ['offers:read'] });
    expect(await codeOf(change(less))).toBe('stale');
    expect((await token.get('/api/ndas?scope=signed')).status).toBe(403);
    expect(await seller.mails('access-token-widened')).toHaveLength(0);
    await expectOk(seller.put(`/api/access-tokens/${token.id}`, { ...wider, version: 2 }));
    expect((await token.get('/api/own-listings')).status).toBe(200);
    expect(await seller.mails('access-token-widened')).toHaveLength(1);
    const limited = { ...wider, objects: [{ kind: 'listing', id: listingId }], version: 3 };
    await expectOk(change(limited));
    expect(await codeOf(token.get('/api/own-listings'))).toBe('beyond-token');
    expect((await token.get(`/api/listing/${listingId}/draft`)).status).toBe(200);
  });

  test('is for its owner, of a personal token, while it is active', async ({
    deal: { seller, buyer, admin, product },
  }) => {
    const body = { name: 'X', scopes: ['offers:read'], version: 1 };
    const { id } = await makeToken(product, seller, { scopes: ['offers:read'], life: 1 * days });
    expect((await buyer.put(`/api/access-tokens/${id}`, body)).status).toBe(404);
    const service = await makeToken(product, admin, { kind: 'service', scopes: ['orders:read'] });
    expect((await admin.put(`/api/access-tokens/${service.id}`, body)).status).toBe(404);
    await expectOk(seller.delete(`/api/access-tokens/${id}`));
    expect(await codeOf(seller.put(`/api/access-tokens/${id}`, body))).toBe('token-ended');
    const { items } = listTokens.reply.parse(await expectOk(seller.get('/api/access-tokens')));
    expect(items).toMatchObject([{ name: 'A program', state: 'revoked' }]);
  });
});
