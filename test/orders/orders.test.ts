import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished } from 'vitest';
import { brand } from '#content/brand.ts';
import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { expectOk, type Someone, signIn } from '../support/people.ts';
import { codeOf, invoiceNumbers, look, order, page, pay, place, test } from './shop.ts';

describe('an order', () => {
  test('costs the current price of the service, starts unpaid, and notifies customer and admins', async ({
    shop,
  }) => {
    const id = await place(shop.customer);
    const seen = await look(shop.customer, id);
    expect(seen).toMatchObject({ amount: 150_000, badge: 'Unpaid', status: 'ordered', payments: [] });
    expect(seen.may).toEqual({
      cancel: true,
      deliver: 'not-your-move',
      record: 'not-your-move',
      refund: 'not-your-move',
    });
    const told = await shop.product.database.db
      .selectFrom('notification')
      .select(['person_id', 'words', 'path'])
      .execute();
    expect(told).toContainEqual({
      person_id: shop.customer.id,
      words: 'Your order was placed',
      path: `/orders/${id}`,
    });
    expect(told).toContainEqual({
      person_id: shop.admin.id,
      words: 'A service was ordered',
      path: `/orders/${id}`,
    });
  });

  test('is overdue once its due day is over, in the list, on its page and on the home', async ({ shop }) => {
    const { dueInDays } = brand.payment;
    // A session lasts two weeks.
    brand.payment.dueInDays = 3;
    onTestFinished(() => {
      brand.payment.dueInDays = dueInDays;
    });
    const id = await place(shop.customer);
    await expectOk(shop.admin.post(`/api/orders/${id}/payments`, pay({ amount: 100_000 })));
    expect(await look(shop.customer, id)).toMatchObject({ owed: 50_000, overdueSince: null });
    const due = dayOf(shift(shop.product.clock.now(), brand.payment.dueInDays * days));
    shop.product.clock.advance((brand.payment.dueInDays + 2) * days);
    const customer = { ...shop.customer, ...(await signIn(shop.product, shop.customer)) };
    const overdue = { id, owed: 50_000, overdueSince: due };
    expect(await look(customer, id)).toMatchObject(overdue);
    expect(page.parse(await expectOk(customer.get('/api/orders'))).items).toMatchObject([overdue]);
    expect(await expectOk(customer.get('/api/dashboard/needs'))).toMatchObject({ orders: [overdue] });
  });

  test('sent twice, even concurrently, is one order with one invoice', async ({ shop }) => {
    const key = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => place(shop.customer, key)));
    expect(new Set(ids).size).toBe(1);
    expect(await invoiceNumbers(shop.product)).toEqual([1]);
    // Another person's page may generate the same key.
    expect(await place(shop.other, key)).not.toBe(ids[0]);
  });

  test('of a service that is not offered yet is refused', async ({ shop }) => {
    brand.capabilities.earningsQuality = false;
    onTestFinished(() => {
      brand.capabilities.earningsQuality = true;
    });
    const body = { service: 'earnings-quality', key: randomUUID() };
    expect(await codeOf(shop.customer.post('/api/orders', body))).toBe('service-not-offered');
  });

  test('of a health check is made by starting one, and is refused here with a link to that', async ({
    shop,
  }) => {
    const answer = await shop.customer.post('/api/orders', { service: 'health-check', key: randomUUID() });
    expect(await answer.json()).toMatchObject({
      code: 'ordered-by-starting',
      detail: expect.stringContaining('Health check'),
    });
    expect(page.parse(await expectOk(shop.customer.get('/api/orders'))).total).toBe(0);
  });

  test('is refused while five are unpaid, until one is canceled', async ({ shop }) => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => place(shop.customer)));
    const body = { service: 'earnings-quality', key: randomUUID() };
    expect(await codeOf(shop.customer.post('/api/orders', body))).toBe('too-many-unpaid');
    await expectOk(shop.customer.post(`/api/orders/${ids[0]}/moves`, { to: 'cancelled', version: 1 }));
    expect(await codeOf(shop.customer.post('/api/orders', body))).toBe('ok');
  });

  test('can be canceled by its customer before any payment, and accepts no payment afterwards', async ({
    shop,
  }) => {
    const id = await place(shop.customer);
    const record = (body: unknown) => shop.admin.post(`/api/orders/${id}/payments`, body);
    await expectOk(record(pay({ amount: 100 })));
    const cancel = (version: number) =>
      shop.customer.post(`/api/orders/${id}/moves`, { to: 'cancelled', version });
    expect(await codeOf(cancel(1))).toBe('stale');
    expect(await codeOf(cancel(2))).toBe('holds-money');
    await expectOk(record(pay({ kind: 'refund', amount: 100, version: 2 })));
    expect(order.parse(await expectOk(cancel(3)))).toMatchObject({ status: 'cancelled', badge: 'Refunded' });
    expect(await codeOf(record(pay({ version: 4 })))).toBe('order-cancelled');
    expect(await codeOf(cancel(4))).toBe('INVALID_TRANSITION');
  });

  test('of another person looks absent', async ({ shop }) => {
    const id = await place(shop.customer);
    for (const path of [`/api/orders/${id}`, `/api/orders/${id}/invoice`])
      expect((await shop.other.get(path)).status).toBe(404);
    expect((await shop.other.post(`/api/orders/${id}/moves`, { to: 'cancelled', version: 1 })).status).toBe(
      404,
    );
    expect((await shop.customer.post(`/api/orders/${id}/payments`, pay())).status).toBe(403);
  });
});

describe('lists', () => {
  test('have one’s own orders, or all for an admin, sorted, filtered and paged', async ({ shop }) => {
    const ids = [await place(shop.customer), await place(shop.other), await place(shop.customer)];
    await expectOk(shop.admin.post(`/api/orders/${ids[1]}/payments`, pay()));
    const list = async (who: Someone, query: string) =>
      page.parse(await expectOk(who.get(`/api/orders?${query}`)));
    expect((await list(shop.customer, '')).items.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
    expect((await shop.customer.get('/api/orders?scope=all')).status).toBe(403);
    const paidFirst = await list(shop.admin, 'scope=all&sort=status&order=desc&size=1');
    expect(paidFirst).toMatchObject({ total: 3, items: [{ id: ids[1] }] });
    const rest = await list(shop.admin, `scope=all&sort=status&order=desc&after=${paidFirst.next}`);
    expect(rest.items.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
    expect(rest.next).toBeNull();
    expect((await list(shop.admin, 'scope=all&filter=GRACE')).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list(shop.admin, 'scope=all&filter=%25')).total).toBe(0);
    const payments = page.parse(
      await expectOk(shop.admin.get('/api/payments?scope=all&sort=amount&order=asc')),
    );
    expect(payments).toMatchObject({ total: 1, items: [{ email: shop.other.email, amount: 150_000 }] });
    expect(page.parse(await expectOk(shop.customer.get('/api/payments'))).total).toBe(0);
  });
});
