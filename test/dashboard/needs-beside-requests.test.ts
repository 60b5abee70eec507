import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { getOrder } from '#features/offers/orders/contract.ts';
import { days } from '#kernel/instant.ts';
import { getNeeds } from '#site/dashboard/contract.ts';
import { aRoom } from '../rooms/a-room.ts';
import { test } from '../support/database.ts';
import { orderService } from '../support/orders.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { handInProof } from '../support/proofs.ts';
import { addText, giveRight, publish } from '../support/rooms.ts';

const needsOf = async (who: Pick<Someone, 'get'>) =>
  getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs')));

describe('a proof', () => {
  test('waits for admins from its upload until a decision, but never for its own person', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const other = await join(product, 'Oda Castell', ['admin']);
    const since = product.clock.now().toISOString();
    const id = await handInProof(buyer, 'identity');
    product.clock.advance(60_000);
    await handInProof(admin, 'funds');
    expect((await needsOf(admin)).proofs).toEqual({ count: 1, since });
    expect((await needsOf(other)).proofs).toEqual({ count: 2, since });
    expect((await needsOf(buyer)).proofs).toBeNull();
    await expectOk(admin.post(`/api/proofs/${id}/moves`, { to: 'verified', version: 1 }));
    expect((await needsOf(admin)).proofs).toBeNull();
  });

  test('is announced to every admin except its own person, under the bell and by email as each chose', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const other = await join(product, 'Oda Castell', ['admin']);
    const member = await join(product, 'Ada Lovelace');
    await expectOk(other.put('/api/notification-preferences', { kind: 'proof-handed-in', mail: 'off' }));
    await handInProof(admin, 'funds');
    await handInProof(member, 'identity');
    const told = async (who: Someone) =>
      (
        await product.database.db
          .selectFrom('notification')
          .select(['words', 'path'])
          .where('person_id', '=', who.id)
          .where('kind', '=', 'proof-handed-in')
          .orderBy('words')
          .execute()
      ).map(({ words, path }) => [words, path]);
    const path = '/admin?tab=proofs';
    const identity = ['A proof of identity is waiting for review', path];
    expect(await told(admin)).toEqual([identity]);
    expect(await told(other)).toEqual([['A proof of funds is waiting for review', path], identity]);
    expect(await told(member)).toEqual([]);
    expect(await admin.mails('proof-handed-in')).toHaveLength(1);
    expect(await other.mails('proof-handed-in')).toEqual([]);
  });
});

async function pay(admin: Someone, orderId: string, status: 'success' | 'processing'): Promise<string> {
  const order = getOrder.reply.parse(await expectOk(admin.get(`/api/orders/${orderId}`)));
  const { amount, version } = order;
  const body = { kind: 'payment', amount, method: 'check', reference: 'Wire 1', paidOn: '2025-01-05' };
  const answer = admin.post(`/api/orders/${orderId}/payments`, {
    ...body,
    key: randomUUID(),
    version,
    status,
  });
  return getOrder.reply.parse(await expectOk(answer)).payments.at(-1)?.id ?? '';
}

test('an order waits for its customer until it is paid, then for admins until it is delivered', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const customer = await join(product, 'Ada Lovelace');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const steps = async (who: Someone) => (await needsOf(who)).orders.map(({ id, step }) => [id, step]);
  const first = await orderService(customer);
  product.clock.advance(60_000);
  const second = await orderService(customer);
  const cancelled = await orderService(customer);
  await expectOk(customer.post(`/api/orders/${cancelled}/moves`, { to: 'cancelled', version: 1 }));
  expect(await steps(customer)).toEqual([
    [first, 'pay'],
    [second, 'pay'],
  ]);
  expect(await steps(admin)).toEqual([]);
  await pay(admin, first, 'processing');
  expect(await steps(customer)).toEqual([[second, 'pay']]);
  expect(await steps(admin)).toEqual([]);
  await pay(admin, second, 'success');
  expect(await steps(customer)).toEqual([]);
  expect(await steps(admin)).toEqual([[second, 'deliver']]);
  await expectOk(admin.post(`/api/orders/${second}/moves`, { to: 'delivered', version: 2 }));
  expect(await steps(admin)).toEqual([]);
});

describe('news in a room', () => {
  const toldAfter = async (product: TestProduct) => {
    product.clock.advance(300_000);
    await product.runJob('tell-room-news');
  };

  test('waits for a buyer until the next visit, but for no one without access', async ({ fresh }) => {
    const { product, seller, buyer, other, room, listingId } = await aRoom(fresh);
    await using _ended = product;
    const everything = { subject: { kind: 'everyone' }, target: { kind: 'room' }, level: 'view' } as const;
    await giveRight(seller, room.id, everything);
    const rooms = async (who: Someone) => (await needsOf(who)).news.map(({ roomId }) => roomId);
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    expect(await rooms(buyer)).toEqual([]);
    await publish(seller, room.id);
    await toldAfter(product);
    expect(await rooms(buyer)).toEqual([room.id]);
    expect(await rooms(seller)).toEqual([]);
    await expectOk(buyer.post(`/api/deal-rooms/${room.id}/visit`, {}));
    expect(await rooms(buyer)).toEqual([]);
    expect(await rooms(other)).toEqual([room.id]);
    await addText(seller, room, '02.01', { name: 'Payroll.txt', text: 'Pay.' });
    await publish(seller, room.id);
    await toldAfter(product);
    expect((await needsOf(buyer)).news).toEqual([
      { roomId: room.id, title: expect.stringMatching(/./), since: expect.any(String) },
    ]);
    await fresh.db
      .updateTable('access_grant')
      .set({ ended_at: product.clock.now() })
      .where('person_id', '=', buyer.id)
      .where('listing_id', '=', listingId)
      .execute();
    expect(await rooms(buyer)).toEqual([]);
    product.clock.advance(days);
    expect((await needsOf(await signIn(product, other))).news).toHaveLength(1);
  });
});
