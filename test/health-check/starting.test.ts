import { describe, expect } from 'vitest';
import { z } from 'zod';
import { giveMandate } from '../support/broker.ts';
import { addBusiness, publishListing } from '../support/deal.ts';
import { addPaper, give, inviteHelper, startCheck } from '../support/health-checks.ts';
import { orderService } from '../support/orders.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';
import { addHelper, test } from './scene.ts';

const started = z.object({ id: z.uuid() });
const lines = z.object({
  items: z.array(
    z.looseObject({
      id: z.string(),
      side: z.string(),
      ordered: z.boolean(),
      answered: z.number(),
      applicable: z.number(),
      score: z.object({ claimed: z.number().nullable(), evidenced: z.number().nullable() }).nullable(),
    }),
  ),
});
const checksOf = async (who: Someone) =>
  lines.parse(await expectOk(who.get('/api/health-checks?size=50'))).items;
const orders = z.object({ items: z.array(z.looseObject({ amount: z.number() })), total: z.number() });
const ordersOf = async (who: Someone) => orders.parse(await expectOk(who.get('/api/orders')));

describe('a check started by its owner', () => {
  test('is created once, with one free order and no invoice', async ({ scene }) => {
    const { product, owner } = scene;
    const business = await addBusiness(owner);
    const ids = await Promise.all([1, 2, 3].map(() => startCheck(owner, business)));
    expect(new Set(ids).size).toBe(1);
    const { items, total } = await ordersOf(owner);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      amount: 0,
      badge: 'Free',
      status: 'delivered',
      service: 'health-check',
    });
    const order = `/api/orders/${String(items[0]?.id)}`;
    expect(await expectOk(owner.get(order))).toMatchObject({ invoice: null });
    expect((await owner.get(`${order}/invoice`)).status).toBe(404);
    const { last } = await product.database.db
      .selectFrom('invoice_counter')
      .select('last')
      .executeTakeFirstOrThrow();
    expect(last).toBe(0);
    const admin = await join(product, 'Ada Admin', ['admin']);
    const payment = {
      kind: 'payment',
      status: 'success',
      amount: 1,
      method: 'check',
      reference: '',
      paidOn: '2025-01-05',
      key: business,
      version: 1,
    };
    expect((await admin.post(`${order}/payments`, payment)).status).toBe(409);
  });

  test('is listed with its progress and score', async ({ scene }) => {
    const { owner, check } = scene;
    await give(owner, check, 'A1', 12);
    const { helper } = await addHelper(scene, 'Beth Bookkeeper', { sections: ['risk'] });
    await give(helper, check, 'D2', 'none');
    expect(await checksOf(owner)).toMatchObject([
      { id: check, side: 'owner', answered: 2, applicable: 35, score: { claimed: null, evidenced: null } },
    ]);
    expect(await checksOf(helper)).toMatchObject([
      { id: check, side: 'helper', answered: 1, applicable: 10, score: null },
    ]);
  });
});

describe('a check started by a broker', () => {
  test('belongs to the owner, who is notified and orders it by opening it', async ({ scene }) => {
    const { product, owner } = scene;
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(owner);
    const start = (who: Someone) => who.post(`/api/listing/${listingId}/health-check`, undefined);
    expect((await start(broker)).status).toBe(404);
    const mandate = await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
    const { id } = started.parse(await expectOk(start(broker)));
    const mine = (await checksOf(broker)).find((one) => one.id === id);
    expect(mine).toMatchObject({ side: 'broker', ordered: false, orderId: null });
    expect((await ordersOf(broker)).total).toBe(0);
    const told = await product.database.db
      .selectFrom('notification')
      .select('path')
      .where('person_id', '=', owner.id)
      .where('kind', '=', 'check-moved')
      .execute();
    expect(told).toEqual([{ path: `/analysis/health-check/${id}` }]);
    const before = (await ordersOf(owner)).total;
    expect(started.parse(await expectOk(start(owner))).id).toBe(id);
    expect((await ordersOf(owner)).total).toBe(before + 1);
    expect(await expectOk(owner.get(`/api/health-checks/${id}`))).toMatchObject({ ordered: true });
    await expectOk(owner.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    expect(await checksOf(broker)).toEqual([]);
    expect((await start(broker)).status).toBe(404);
  });
});

describe('closing an account', () => {
  const countOf = async (
    { database: { db } }: TestProduct,
    table: 'check_paper' | 'check_helper' | 'health_check',
  ) => (await db.selectFrom(table).select('id').execute()).length;

  test('erases the owner with the check, its documents, its collaborators and the free order', async ({
    scene,
  }) => {
    const { product, owner, check } = scene;
    await give(owner, check, 'B1', 40);
    await addPaper(owner, check, 'Contracts.pdf', 'B1');
    await inviteHelper(owner, check, 'books@people.example', { books: true });
    const { file_key } = await product.database.db
      .selectFrom('check_paper')
      .select('file_key')
      .executeTakeFirstOrThrow();
    expect(await expectOk(owner.delete(`/api/users/${owner.id}/`))).toMatchObject({ outcome: 'erased' });
    for (const table of ['check_paper', 'check_helper', 'health_check'] as const)
      expect(await countOf(product, table), table).toBe(0);
    await product.runJob('remove-orphaned-files');
    expect(await product.files.get(file_key)).toBeNull();
  });

  test('also deletes the check if the account itself has to stay', async ({ scene }) => {
    const { product, owner, check } = scene;
    await give(owner, check, 'B1', 40);
    await orderService(owner);
    expect(await expectOk(owner.delete(`/api/users/${owner.id}/`))).toMatchObject({
      outcome: 'closed',
    });
    expect(await countOf(product, 'health_check')).toBe(0);
  });

  test('of a collaborator removes the access, and the answers stay with the owner', async ({ scene }) => {
    const { product, owner, check } = scene;
    const { helper } = await addHelper(scene, 'Beth Bookkeeper', { sections: ['risk'] });
    await give(helper, check, 'D2', 'none');
    await expectOk(helper.delete(`/api/users/${helper.id}/`));
    expect(await countOf(product, 'check_helper')).toBe(0);
    expect(await checksOf(owner)).toMatchObject([{ answered: 1 }]);
  });
});
