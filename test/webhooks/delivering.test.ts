import { describe, expect } from 'vitest';
import { days, hours, minutes } from '#kernel/instant.ts';
import { publishListing, requestAccess, requestOf } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { verified, webhookReceiver } from '#test/support/webhook-receiver.ts';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
import { deliveriesOf, later, test, webhooksOf } from './world.ts';

const send = (product: TestProduct) => product.runJob('send-webhooks');

describe('a webhook', () => {
  test('gets what its owner is told: a type and identifiers, which they read back with their own rights', async ({
    product,
    owner,
    receiver,
  }) => {
    const { id, secret } = await addWebhook(owner, receiver.url, ['access-requested']);
    const listing = await publishListing(owner);
    const buyer = await join(product, 'Ada Lovelace');
    const request = await requestAccess(buyer, listing, 'I have a secret plan.');
    await product.runJobs();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    if (!received) return;
    const message = verified(received, secret);
    expect(message).toMatchObject({
      type: 'access-requested',
      data: { listingId: listing, path: `/access-request/${request}` },
    });
    expect(Object.keys(message.data).toSorted()).toEqual(['listingId', 'notificationId', 'path']);
    expect(received.body).not.toMatch(/Ada|Lovelace|Olive|secret plan|Established|Quartzite/);
    expect((await requestOf(owner, request)).id).toBe(request);
    expect((await (await join(product, 'Eve Reader')).get(`/api/access-requests/${request}`)).status).toBe(
      404,
    );
    expect(() =>
      verified({ ...received, body: received.body.replace('access', 'excess') }, secret),
    ).toThrow();
    const [delivery] = await deliveriesOf(owner, id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, statusCode: 204, trouble: null });
    expect(received.headers['webhook-id']).toBe(delivery?.id);
  });

  test('gets nothing of other kinds, of other people, or of work that is rolled back', async ({
    product,
    owner,
    receiver,
  }) => {
    await addWebhook(owner, receiver.url, ['offer-moved']);
    const buyer = await join(product, 'Ada Lovelace');
    await addWebhook(buyer, receiver.url, ['access-requested']);
    const listing = await publishListing(owner);
    await requestAccess(buyer, listing);
    expect((await buyer.post(`/api/listing/${listing}/deal-room/request`, { message: 'Again' })).status).toBe(
      409,
    );
    await product.runJobs();
    expect(receiver.received).toEqual([]);
  });

  test('is tried again with the same ID and body, and what is delivered is not sent twice', async ({
    product,
    owner,
    receiver,
  }) => {
    receiver.answers = (_, earlier) => (earlier < 2 ? 500 : 200);
    const { id } = await addWebhook(owner, receiver.url);
    const test = await sendTest(owner, id);
    await send(product);
    await send(product);
    expect(await deliveriesOf(owner, id)).toMatchObject([
      { id: test, state: 'waiting', attempts: 1, statusCode: 500, trouble: 'status' },
    ]);
    product.clock.advance(1 * minutes);
    await send(product);
    product.clock.advance(5 * minutes);
    await send(product);
    const back = await later(product, owner, 12 * hours);
    await send(product);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([test, test, test]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await deliveriesOf(back, id)).toMatchObject([{ state: 'delivered', attempts: 3, trouble: null }]);
    expect(await webhooksOf(back)).toMatchObject([{ waiting: 0, parked: 0, failingSince: null, off: null }]);
  });

  test('that gives no answer or redirects has failed, and the redirect is not followed', async ({
    product,
    owner,
    receiver,
  }) => {
    receiver.answers = (_, earlier) => (earlier === 0 ? null : 302);
    const { id } = await addWebhook(owner, receiver.url);
    await sendTest(owner, id);
    await send(product);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ trouble: 'timeout', statusCode: null }]);
    product.clock.advance(1 * minutes);
    await send(product);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ trouble: 'status', statusCode: 302 }]);
    expect(receiver.received).toHaveLength(2);
  });

  test('with a replaced secret signs with both for a day', async ({ product, owner, receiver }) => {
    const { id, secret: earlier } = await addWebhook(owner, receiver.url);
    const replaced = await expectOk(owner.post(`/api/webhooks/${id}/secret`, {}));
    const { secret } = replaced as { secret: string };
    expect(secret).not.toBe(earlier);
    await sendTest(owner, id);
    await send(product);
    const [both] = receiver.received;
    if (!both) throw new Error('nothing was sent');
    expect(verified(both, earlier).type).toBe('webhook-test');
    expect(verified(both, secret).type).toBe('webhook-test');
    await sendTest(await later(product, owner, 1 * days), id);
    await send(product);
    expect(receiver.received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
  });
});

describe('a receiver that fails', () => {
  test('is given up after the eighth attempt, kept, and can be sent again', async ({
    product,
    owner,
    receiver,
  }) => {
    receiver.answers = () => 503;
    const { id } = await addWebhook(owner, receiver.url);
    await sendTest(owner, id);
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await send(product);
      product.clock.advance(10 * hours);
    }
    expect(receiver.received).toHaveLength(8);
    const back = await later(product, owner, 1);
    const [parked] = await deliveriesOf(back, id);
    expect(parked).toMatchObject({ state: 'parked', attempts: 8 });
    receiver.answers = () => 200;
    await sendTest(back, id);
    expect(await expectOk(back.post(`/api/webhooks/${id}/replay`, {}))).toEqual({ replayed: 1 });
    await send(product);
    const states = (await deliveriesOf(back, id)).map(({ state }) => state);
    expect(states).toEqual(['delivered', 'delivered']);
    await expectOk(back.post(`/api/webhook-deliveries/${parked?.id}/replay`, {}));
    await send(product);
    expect(receiver.received.filter(({ headers }) => headers['webhook-id'] === parked?.id)).toHaveLength(10);
  });

  test('is turned off after three days, and its owner is told once', async ({ product, owner, receiver }) => {
    receiver.answers = () => 500;
    const { id } = await addWebhook(owner, receiver.url);
    let back = owner;
    for (let hour = 0; hour <= 72; hour += 6) {
      await sendTest(back, id);
      await send(product);
      back = await later(product, back, 6 * hours);
    }
    expect(await webhooksOf(back)).toMatchObject([{ off: { cause: 'failing' }, waiting: 0 }]);
    const before = receiver.received.length;
    await send(product);
    expect(receiver.received).toHaveLength(before);
    expect(await owner.mails('webhook-turned-off')).toHaveLength(1);
    expect((await back.post(`/api/webhooks/${id}/test`, {})).status).toBe(409);
    receiver.answers = () => 200;
    await expectOk(back.post(`/api/webhooks/${id}/switch`, { on: true }));
    await expectOk(back.post(`/api/webhooks/${id}/replay`, {}));
    await send(product);
    expect(await webhooksOf(back)).toMatchObject([{ off: null, parked: 0, waiting: 0 }]);
  });

  test('is turned off at once when its address is gone', async ({ product, owner, receiver }) => {
    receiver.answers = () => 410;
    const { id } = await addWebhook(owner, receiver.url);
    await sendTest(owner, id);
    await send(product);
    expect(await webhooksOf(owner)).toMatchObject([{ off: { cause: 'gone' }, parked: 1, waiting: 0 }]);
  });

  test('does not hold up the others, and a slow one gets its messages while they get theirs', async ({
    product,
    owner,
    receiver,
  }) => {
    await using slow = await webhookReceiver(() => null);
    const hanging = await addWebhook(owner, slow.url);
    const { id } = await addWebhook(owner, receiver.url);
    for (let at = 0; at < 12; at += 1) await sendTest(owner, hanging.id);
    for (let at = 0; at < 20; at += 1) await sendTest(owner, id);
    const sending = send(product);
    await expect.poll(() => receiver.received.length, { timeout: 9_000 }).toBe(20);
    expect(slow.received.length).toBeLessThanOrEqual(4);
    await sending;
    // It is left alone after three failures, so that the other eight messages don't cost ten seconds each.
    expect(slow.received).toHaveLength(4);
    expect((await deliveriesOf(owner, id)).every(({ state }) => state === 'delivered')).toBe(true);
    const waiting = (await webhooksOf(owner)).map((webhook) => [webhook.id, webhook.waiting] as const);
    expect(new Map(waiting)).toEqual(
      new Map([
        [id, 0],
        [hanging.id, 12],
      ]),
    );
  });
});

test('two nodes at once send each message once', async ({ product, owner, receiver }) => {
  const { id } = await addWebhook(owner, receiver.url);
  const sent = new Set<string>();
  for (let at = 0; at < 30; at += 1) sent.add(await sendTest(owner, id));
  await Promise.all([send(product), send(product), send(product)]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(30);
  expect(new Set(ids)).toEqual(sent);
});

test('deliveries are forgotten after thirty days', async ({ product, owner, receiver }) => {
  const { id } = await addWebhook(owner, receiver.url);
  await sendTest(owner, id);
  await send(product);
  product.clock.advance(31 * days);
  await product.runJob('forget-webhook-deliveries');
  expect(await product.database.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([]);
});
