import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test } from '../support/database.ts';
import { addBusiness } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const page = z.object({ items: z.array(z.object({ id: z.string() })), next: z.string().nullable() });
const record = {
  ein: '12-3456789',
  businessName: 'Quartzite Hollow Plumbing LLC',
  businessAddress: '9 Juniper Lane',
  industry: 'Retail',
};

describe('a business', () => {
  test('is shown only to its owner, with a masked EIN', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const other = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const id = await addBusiness(seller, { ...record, dba: '' });
    expect(await expectOk(seller.get(`/api/business/${id}/`))).toEqual({
      id,
      businessName: record.businessName,
      businessAddress: record.businessAddress,
      dba: null,
      industry: 'Retail',
      trade: null,
      einMasked: '••-•••6789',
      einPrefixUnknown: false,
      createdAt: product.clock.now().toISOString(),
      version: 1,
    });
    for (const stranger of [other, admin])
      expect((await stranger.get(`/api/business/${id}/`)).status).toBe(404);
    expect(page.parse(await expectOk(other.get('/api/business/'))).items).toEqual([]);
  });

  test('makes the person who adds it a seller', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const profile = () => expectOk(seller.get(`/api/users/${seller.id}/profile`));
    expect(await profile()).toMatchObject({ roles: [] });
    await addBusiness(seller);
    expect(await profile()).toMatchObject({ roles: ['seller'] });
  });

  test('with an EIN that its owner already added is refused at the field; another owner may add it', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const other = await join(product, 'Ada Lovelace');
    await addBusiness(seller, record);
    const again = await seller.post('/api/business/', { ...record, businessName: 'Another name' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'ein-taken', fields: { ein: [expect.any(String)] } });
    await addBusiness(other, record);
  });

  test('with an unassigned EIN prefix is accepted with a warning', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const id = await addBusiness(seller, { ...record, ein: '07-3456789' });
    expect(await expectOk(seller.get(`/api/business/${id}/`))).toMatchObject({ einPrefixUnknown: true });
  });

  test('is refused with the wizard’s message at each field', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const refused = await seller.post('/api/business/', {
      ein: '123456789',
      businessName: ' ',
      businessAddress: '',
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: {
        ein: ["Must contain 10 characters including '-'"],
        businessName: ['Must contain at least 1 character(s)'],
        businessAddress: ['Must contain at least 1 character(s)'],
        industry: ['Required'],
      },
    });
  });

  test('is in a list that pages by cursor, newest first, each once', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const added: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      product.clock.advance(number === 3 ? 0 : 1_000);
      added.unshift(await addBusiness(seller, { ein: `12-345678${number}` }));
    }
    const seen: string[] = [];
    let after = '';
    do {
      const query = `size=2${after && `&after=${after}`}`;
      const { items, next } = page.parse(await expectOk(seller.get(`/api/business/?${query}`)));
      seen.push(...items.map(({ id }) => id));
      after = next ?? '';
    } while (after);
    expect(seen.toSorted()).toEqual(added.toSorted());
    expect(seen[0]).toBe(added[0]);
    expect(seen.at(-1)).toBe(added.at(-1));
  });

  test('adds a line to the audit log that only contains IDs', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const id = await addBusiness(seller, record);
    const { db } = product.database;
    const row = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'business-added')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ actor_id: seller.id, subject_type: 'business', subject_id: id, detail: {} });
  });
});
