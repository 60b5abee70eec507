import { describe, expect } from 'vitest';
import { listTokens } from '#features/people/access-tokens/contract.ts';
import { days, minutes } from '#kernel/instant.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { expectOk, type Someone, signIn } from '#test/support/people.ts';
import { test } from '../product/a-deal.ts';

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const listed = async (who: Pick<Someone, 'get'>) =>
  listTokens.reply.parse(await expectOk(who.get('/api/access-tokens'))).items;
const inDays = (now: Date, n: number) => new Date(now.getTime() + n * days).toISOString();

describe('making an access token', () => {
  test('shows the secret once, stores only a hash of it, tells the owner and records it', async ({
    deal: { buyer, product },
  }) => {
    const { id, secret } = await makeToken(product, buyer, { name: 'My sheet', scopes: ['offers:read'] });
    expect(secret).toMatch(/^cairn_pat_[0-9A-Za-z]{49}$/);
    const answer = await buyer.get('/api/access-tokens');
    expect(await answer.clone().text()).not.toContain(secret);
    expect(await listed(buyer)).toMatchObject([
      { id, name: 'My sheet', scopes: ['offers:read'], objects: [], state: 'active', lastUse: null },
    ]);
    const { db } = product.database;
    const [row] = await db.selectFrom('access_token').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row?.hash).toHaveLength(32);
    const [mail] = await buyer.mails('access-token-created');
    expect(mail?.body).toContain('“My sheet” was created for your account');
    expect(mail?.body).toContain('It was given Offers (read).');
    expect(mail?.body).not.toContain(secret);
    const trail = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'access-token-created')
      .execute();
    expect(trail).toMatchObject([{ actor_id: buyer.id, subject_id: buyer.id, detail: { tokenId: id } }]);
    expect(product.log.lines.join()).not.toContain(secret);
  });

  test('needs a confirmed session', async ({ deal: { buyer, product } }) => {
    const body = { name: 'X', scopes: ['offers:read'], expiresAt: inDays(product.clock.now(), 30) };
    const bare = () => product.call('POST', '/api/access-tokens', { key: buyer.key, body });
    expect(await codeOf(bare())).toBe('confirm-it-is-you');
    expect((await buyer.post('/api/access-tokens', body)).status).toBe(201);
    expect((await bare()).status).toBe(201);
    product.clock.advance(10 * minutes);
    expect(await codeOf(bare())).toBe('confirm-it-is-you');
  });

  test('takes an end within a year, at least one scope, and no scope of administrators', async ({
    deal: { buyer, product },
  }) => {
    const now = product.clock.now();
    const good = { name: 'X', scopes: ['offers:read'], expiresAt: inDays(now, 365) };
    const refused = async (more: object) =>
      (await problemOf(await buyer.post('/api/access-tokens', { ...good, ...more }))).fields;
    expect(await refused({ expiresAt: inDays(now, 367) })).toHaveProperty('expiresAt');
    expect(await refused({ expiresAt: now.toISOString() })).toHaveProperty('expiresAt');
    expect(await refused({ expiresAt: undefined })).toHaveProperty('expiresAt');
    expect(await refused({ scopes: [] })).toEqual({ scopes: ['Choose at least one.'] });
    expect(await refused({ scopes: ['outbox:read', 'valuation:write'] })).toEqual({
      scopes: ['Not for this kind of token: outbox:read, valuation:write.'],
    });
    expect(await refused({ scopes: ['everything'] })).toHaveProperty(['scopes.0']);
    expect(await refused({ name: ' ' })).toHaveProperty('name');
    const objects = [{ kind: 'listing', id: buyer.id }];
    expect(await refused({ scopes: ['offers:read', 'orders:read'], objects })).toEqual({
      scopes: ['Belongs to no listing or deal room, so leave it out: orders:read.'],
    });
    expect((await buyer.post('/api/access-tokens', good)).status).toBe(201);
  });

  test('keeps each scope and object once, and reading goes without saying where changing is given', async ({
    deal: { seller, product, listingId },
  }) => {
    const twice = { kind: 'listing', id: listingId } as const;
    await makeToken(product, seller, {
      scopes: ['offers:write', 'offers:read', 'offers:read', 'ndas:read'],
      objects: [twice, { ...twice, id: listingId.toUpperCase() }],
    });
    expect(await listed(seller)).toMatchObject([
      {
        scopes: ['ndas:read', 'offers:write'],
        objects: [{ ...twice, title: 'Established service contractor' }],
      },
    ]);
  });

  test('stops at fifty active ones', async ({ deal: { buyer, product } }) => {
    const now = product.clock.now();
    await product.database.db
      .insertInto('access_token')
      .values(
        Array.from({ length: 50 }, (_, n) => ({
          id: crypto.randomUUID(),
          person_id: buyer.id,
          kind: 'personal',
          name: `Number ${n}`,
          hash: Buffer.from(`hash ${n}`),
          scopes: ['offers:read'],
          created_at: now,
          expires_at: new Date(now.getTime() + 1 * days),
        })),
      )
      .execute();
    const body = { name: 'X', scopes: ['offers:read'], expiresAt: inDays(now, 30) };
    expect(await codeOf(buyer.post('/api/access-tokens', body))).toBe('tokens-full');
    const [first] = await listed(buyer);
    await expectOk(buyer.delete(`/api/access-tokens/${first?.id}`));
    expect((await buyer.post('/api/access-tokens', body)).status).toBe(201);
    expect(await codeOf(buyer.post('/api/access-tokens', body))).toBe('tokens-full');
    product.clock.advance(1 * days);
    const again = { ...body, expiresAt: inDays(product.clock.now(), 30) };
    const later = await signIn(product, buyer);
    expect((await later.post('/api/access-tokens', again)).status).toBe(201);
  });

  test('shows the title of an object only as its owner may see it now', async ({
    deal: { buyer, product },
  }) => {
    const unknown = '7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11';
    await makeToken(product, buyer, {
      scopes: ['deal-rooms:read'],
      objects: [
        { kind: 'listing', id: unknown },
        { kind: 'deal-room', id: unknown },
      ],
    });
    expect((await listed(buyer))[0]?.objects).toEqual([
      { kind: 'listing', id: unknown, title: null },
      { kind: 'deal-room', id: unknown, title: null },
    ]);
  });
});
