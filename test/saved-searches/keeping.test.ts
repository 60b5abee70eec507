import { describe, expect } from 'vitest';
import { mostSaved } from '#features/marketplace/saved-searches/domain/saved-search.ts';
import { test } from '#test/support/database.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { save, saved, savedSearch } from './shapes.ts';

const code = async (answer: Promise<Response>) => {
  const response = await answer;
  const body: unknown = await response.json();
  return [response.status, typeof body === 'object' && body !== null && 'code' in body ? body.code : null];
};

describe('a saved search', () => {
  test('is stored as entered, newest first, and paged', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const search = { q: 'machine shop', industry: 'manufacturing', priceMin: '1m-2.5m', sort: 'price-low' };
    await save(buyer, search, 'daily', 'Shops');
    product.clock.advance(1_000);
    await save(buyer, {}, 'off', 'Everything');
    expect((await saved(buyer)).items).toMatchObject([
      { name: 'Everything', search: {}, frequency: 'off', version: 1, lastFoundAt: null },
      { name: 'Shops', search, frequency: 'daily' },
    ]);
    const { next } = await saved(buyer, '?size=1');
    expect(await saved(buyer, `?size=1&after=${next}`)).toMatchObject({
      items: [{ name: 'Shops' }],
      next: null,
    });
  });

  test('needs a unique name, and a criterion that a listing could match', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const post = (name: string, search: Record<string, string>) =>
      code(buyer.post('/api/saved-searches', { name, search, frequency: 'daily' }));
    await save(buyer, {}, 'daily', 'Shops');
    expect(await post('shops', {})).toEqual([409, 'saved-search-name-taken']);
    const hopeless = [
      { industry: 'nothing' },
      { location: 'atlantis' },
      { q: '!!!' },
      { priceMin: '5m-10m', priceMax: '0-100k' },
    ];
    for (const search of hopeless) expect(await post('Other', search)).toEqual([422, 'matches-nothing']);
    expect(await post(' ', {})).toEqual([400, 'invalid-fields']);
    expect(await post('Other', { revenue: '12345' })).toEqual([400, 'invalid-fields']);
    const other = await join(product, 'Oona Tamar');
    await save(other, {}, 'daily', 'Shops');
    expect((await saved(buyer)).items).toHaveLength(1);
  });

  test('is limited to fifty, and two clicks save one', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const body = { name: 'Shops', search: {}, frequency: 'daily' };
    const twice = await Promise.all(
      Array.from({ length: 4 }, () => buyer.post('/api/saved-searches', body).then(({ status }) => status)),
    );
    expect(twice.sort()).toEqual([201, 409, 409, 409]);
    await product.database.db
      .insertInto('saved_search')
      .values(
        Array.from({ length: mostSaved - 2 }, (_, n) => ({
          id: product.clock.newId(),
          person_id: buyer.id,
          name: `Search ${n}`,
          search: '{}',
          frequency: 'off',
          since: product.clock.now(),
          created_at: product.clock.now(),
        })),
      )
      .execute();
    const last = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => buyer.post('/api/saved-searches', { ...body, name })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('can be renamed and get another frequency, from the current version', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const { id } = await save(buyer, {}, 'daily', 'Shops');
    await save(buyer, {}, 'daily', 'Bakeries');
    const change = (body: object) => buyer.put(`/api/saved-searches/${id}`, body);
    expect(await code(change({ name: 'bakeries', frequency: 'off', version: 1 }))).toEqual([
      409,
      'saved-search-name-taken',
    ]);
    const changed = await expectOk(change({ name: 'SHOPS', frequency: 'weekly', version: 1 }));
    expect(savedSearch.parse(changed)).toMatchObject({ name: 'SHOPS', frequency: 'weekly', version: 2 });
    expect(await code(change({ name: 'Late', frequency: 'off', version: 1 }))).toEqual([409, 'stale']);
  });

  test('is only visible to its owner', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const other = await join(product, 'Oona Tamar');
    const { id } = await save(buyer, {});
    expect((await saved(other)).items).toEqual([]);
    const body = { name: 'Mine', frequency: 'off', version: 1 };
    expect((await other.put(`/api/saved-searches/${id}`, body)).status).toBe(404);
    expect((await other.delete(`/api/saved-searches/${id}`)).status).toBe(404);
    await expectOk(buyer.delete(`/api/saved-searches/${id}`));
    expect((await buyer.delete(`/api/saved-searches/${id}`)).status).toBe(404);
    expect((await saved(buyer)).items).toEqual([]);
  });
});
