import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { expectOk, join } from '../support/people.ts';
import { codeOf, look, order, pay, place, test } from './shop.ts';

describe('payments', () => {
  test('in parts make an order pending, and paid with the last cent', async ({ shop }) => {
    const id = await place(shop.customer);
    const record = async (body: unknown) =>
      order.parse(await expectOk(shop.admin.post(`/api/orders/${id}/payments`, body)));
    expect(await record(pay({ amount: 50_000 }))).toMatchObject({ badge: 'Pending', received: 50_000 });
    const under = await record(pay({ amount: 100_000, status: 'processing', version: 2, reference: 'T-1' }));
    expect(under).toMatchObject({ badge: 'Pending', received: 50_000, processing: 100_000 });
    const id2 = under.payments.find(({ status }) => status === 'processing')?.id;
    const move = (body: unknown) => shop.admin.post(`/api/payments/${id2}/moves`, body);
    const done = order.parse(await expectOk(move({ to: 'success', version: 3 })));
    expect(done).toMatchObject({ badge: 'Paid', received: 150_000, processing: 0 });
    expect(await codeOf(move({ to: 'failed', version: 4 }))).toBe('reason-missing');
    const bounced = order.parse(await expectOk(move({ to: 'failed', version: 4, reason: 'Not covered' })));
    expect(bounced).toMatchObject({ badge: 'Pending', received: 50_000 });
    // The same reference can be used again, because the first payment failed.
    expect(await record(pay({ amount: 100_000, version: 5, reference: 'T-1' }))).toMatchObject({
      badge: 'Paid',
    });
  });

  test('with the same key are one payment, and with the same reference are refused', async ({ shop }) => {
    const id = await place(shop.customer);
    const record = (body: unknown) => shop.admin.post(`/api/orders/${id}/payments`, body);
    const body = pay({ amount: 100, reference: 'CHK 7' });
    await Promise.all([1, 2, 3].map(() => expectOk(record(body))));
    expect(await look(shop.admin, id)).toMatchObject({ received: 100, version: 2 });
    expect(await codeOf(record(pay({ amount: 100, reference: 'chk 7', version: 2 })))).toBe('reference-used');
  });

  test('by two admins at once: the second learns that things have changed', async ({ shop }) => {
    const second = await join(shop.product, 'Second Admin', ['admin']);
    const id = await place(shop.customer);
    const outcomes = await Promise.all(
      [shop.admin, second].map((admin) =>
        codeOf(admin.post(`/api/orders/${id}/payments`, pay({ amount: 100 }))),
      ),
    );
    expect(outcomes.sort()).toEqual(['ok', 'stale']);
    expect(await look(shop.admin, id)).toMatchObject({ received: 100 });
  });

  test('that were returned make the order refunded', async ({ shop }) => {
    const id = await place(shop.customer);
    const record = async (more: Record<string, unknown>) =>
      order.parse(await expectOk(shop.admin.post(`/api/orders/${id}/payments`, pay(more))));
    expect(await record({ amount: 60_000 })).toMatchObject({ badge: 'Pending' });
    const back = { kind: 'refund', amount: 60_000, reference: 'BACK-1', version: 2 };
    expect(await record(back)).toMatchObject({ badge: 'Refunded', received: 0 });
  });

  test('are refused if they are invalid', async ({ shop }) => {
    const id = await place(shop.customer);
    const record = (more: Record<string, unknown>) =>
      codeOf(shop.admin.post(`/api/orders/${id}/payments`, pay(more)));
    const day = new Date(shop.product.clock.now().getTime() + 3 * days).toISOString().slice(0, 10);
    expect(await record({ amount: 0 })).toBe('invalid-fields');
    expect(await record({ amount: 1.5 })).toBe('invalid-fields');
    expect(await record({ paidOn: '2026-02-30' })).toBe('invalid-fields');
    expect(await record({ paidOn: day })).toBe('not-yet');
    expect(await record({ amount: 150_001 })).toBe('more-than-owed');
    expect(await record({ kind: 'refund', amount: 1 })).toBe('more-than-received');
    expect(await record({ status: 'failed' })).toBe('reason-missing');
    expect(await look(shop.admin, id)).toMatchObject({ version: 1, payments: [] });
  });

  test('are also limited by the database: an order cannot be out of bounds', async ({ shop }) => {
    const id = await place(shop.customer);
    const { db } = shop.product.database;
    const broken = db.updateTable('service_order').set({ received_cents: 150_001 }).where('id', '=', id);
    await expect(broken.execute()).rejects.toThrow(/check constraint/);
  });
});

describe('revenue', () => {
  test('counts orders by month of order, money by month of payment, without canceled orders', async ({
    shop,
  }) => {
    const { now } = shop.product.clock;
    const month = now().toISOString().slice(0, 7);
    const before = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - 1, 15)).toISOString();
    const [first, second] = [await place(shop.customer), await place(shop.customer)];
    await expectOk(shop.customer.post(`/api/orders/${second}/moves`, { to: 'cancelled', version: 1 }));
    const record = (body: unknown) => expectOk(shop.admin.post(`/api/orders/${first}/payments`, body));
    await record(pay({ amount: 100_000, paidOn: before.slice(0, 10) }));
    await record(pay({ amount: 40_000, paidOn: `${month}-01`, version: 2 }));
    await record(pay({ amount: 9_000, kind: 'refund', paidOn: `${month}-01`, version: 3 }));
    await record(pay({ amount: 1_000, status: 'processing', paidOn: `${month}-01`, version: 4 }));
    const revenue = z
      .object({ months: z.array(z.looseObject({ month: z.string() })), outstanding: z.number() })
      .parse(await expectOk(shop.admin.get('/api/revenue?months=3')));
    expect(revenue.months).toHaveLength(3);
    expect(revenue.months[0]).toMatchObject({ orders: 0, ordered: 0, received: 0 });
    expect(revenue.months[1]).toMatchObject({ month: before.slice(0, 7), orders: 0, received: 100_000 });
    expect(revenue.months[2]).toMatchObject({
      month,
      orders: 1,
      ordered: 150_000,
      payments: 1,
      received: 40_000,
      refunded: 9_000,
    });
    expect(revenue.outstanding).toBe(150_000 - 131_000);
  });
});
