import { describe, expect } from 'vitest';
import { z } from 'zod';
import { squeezed, textOf } from '../ndas/pdf-text.ts';
import { giveMandate } from '../support/broker.ts';
import { charged } from '../support/charging-brand.ts';
import { addBusiness, publishListing } from '../support/deal.ts';
import { startCheck } from '../support/health-checks.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { problemOf, test } from './scene.ts';

const due = charged * 100;
const orders = z.object({ items: z.array(z.looseObject({ id: z.string() })), total: z.number() });
const ordersOf = async (who: Someone, scope = 'mine') =>
  orders.parse(await expectOk(who.get(`/api/orders?scope=${scope}`))).items;

describe('a health check that the operator charges for', () => {
  test('is one order with the amount due and its invoice, in the tables of the owner and the admin', async ({
    scene: { product, owner, check },
  }) => {
    const [order, ...others] = await ordersOf(owner);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      service: 'health-check',
      amount: due,
      received: 0,
      status: 'ordered',
      badge: 'Unpaid',
    });
    expect(await expectOk(owner.get(`/api/health-checks/${check}`))).toMatchObject({
      ordered: true,
      orderId: order?.id,
    });
    const admin = await join(product, 'Ada Admin', ['admin']);
    expect(await ordersOf(admin, 'all')).toMatchObject([{ id: order?.id, amount: due }]);
    expect(await expectOk(admin.get('/api/revenue?months=1'))).toMatchObject({
      months: [{ orders: 1, ordered: due, received: 0 }],
      outstanding: due,
    });
    const pdf = await owner.get(`/api/orders/${order?.id}/invoice`);
    const text = squeezed(textOf(new Uint8Array(await pdf.arrayBuffer())).join(''));
    for (const words of ['Invoice INV-00001', 'Business Health Check', '$1,500', 'How to pay'])
      expect(text).toContain(squeezed(words));
  });

  test('can be used before it is paid, and is ordered once however often it is started', async ({
    scene: { owner },
  }) => {
    const business = await addBusiness(owner);
    const ids = await Promise.all([1, 2, 3].map(() => startCheck(owner, business)));
    expect(new Set(ids).size).toBe(1);
    expect(await ordersOf(owner)).toHaveLength(2);
    expect((await owner.get(`/api/health-checks/${ids[0]}/answers`)).status).toBe(200);
  });

  test('that a broker starts is ordered by the owner when they open it', async ({
    scene: { product, owner },
  }) => {
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(owner);
    await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
    const start = (who: Someone) => expectOk(who.post(`/api/listing/${listingId}/health-check`, undefined));
    await start(broker);
    expect(await ordersOf(broker)).toEqual([]);
    expect(await ordersOf(owner)).toHaveLength(1);
    await start(owner);
    expect(await ordersOf(owner)).toMatchObject([{ amount: due }, { amount: due }]);
  });

  test('cannot be started with too many unpaid orders, and the attempt leaves nothing', async ({
    scene: { owner },
  }) => {
    for (let more = 0; more < 4; more += 1) await startCheck(owner, await addBusiness(owner));
    const businessId = await addBusiness(owner);
    const sixth = () => owner.post('/api/health-checks', { businessId });
    expect(await problemOf(sixth())).toMatchObject({ code: 'too-many-unpaid' });
    const seen = z.object({ items: z.array(z.unknown()) });
    expect(seen.parse(await expectOk(owner.get('/api/health-checks?size=50'))).items).toHaveLength(5);
    const [newest] = await ordersOf(owner);
    await expectOk(owner.post(`/api/orders/${newest?.id}/moves`, { to: 'cancelled', version: 1 }));
    expect((await sixth()).status).toBe(201);
  });
});
