import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { informationOf, squeezed, textOf } from '../ndas/pdf-text.ts';
import { expectOk } from '../support/people.ts';
import { codeOf, invoiceNumbers, place, test } from './shop.ts';

describe('invoices', () => {
  test('are numbered without gaps, even with concurrent orders and rollbacks', async ({ shop }) => {
    await Promise.all([place(shop.customer), place(shop.other), place(shop.customer), place(shop.admin)]);
    await codeOf(shop.other.post('/api/orders', { service: 'health-check', key: randomUUID() }));
    await place(shop.other);
    expect(await invoiceNumbers(shop.product)).toEqual([1, 2, 3, 4, 5]);
  });

  test('cannot be changed or deleted once issued', async ({ shop }) => {
    await place(shop.customer);
    const { db } = shop.product.database;
    await expect(db.updateTable('invoice').set({ number: 7 }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(/append-only/);
  });

  test('are the same PDF each time, with number, parties, amount and how to pay, and no name in the title', async ({
    shop,
  }) => {
    const id = await place(shop.customer);
    const get = async () => {
      const response = await shop.customer.get(`/api/orders/${id}/invoice`);
      expect(response.headers.get('content-type')).toContain('application/pdf');
      expect(response.headers.get('content-disposition')).toContain('INV-00001.pdf');
      return new Uint8Array(await response.arrayBuffer());
    };
    const pdf = await get();
    const text = squeezed(textOf(pdf).join(''));
    for (const words of ['Invoice INV-00001', 'Ada Lovelace', shop.customer.email, '$1,500', 'How to pay'])
      expect(text).toContain(squeezed(words));
    expect(informationOf(pdf)).not.toContain('Lovelace');
    await expectOk(
      shop.customer.put(`/api/users/${shop.customer.id}/`, { firstName: 'Augusta', lastName: 'King' }),
    );
    expect(await get()).toEqual(pdf);
  });
});
