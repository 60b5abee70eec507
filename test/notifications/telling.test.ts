import { expect } from 'vitest';
import { z } from 'zod';
import { moveRequest, requestAccess } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { test, tryMove, untilSigned } from '../product/a-deal.ts';

const line = z.object({
  id: z.string(),
  kind: z.string(),
  words: z.string(),
  listingTitle: z.string().nullable(),
  path: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
const list = z.object({ items: z.array(line), next: z.string().nullable() });

const bell = async (who: Someone, query = '') =>
  list.parse(await expectOk(who.get(`/api/notifications${query}`)));
const wordsOf = async (who: Someone) => (await bell(who)).items.map(({ words }) => words);
const countsOf = (who: Someone) => expectOk(who.get('/api/counts'));
const choose = (who: Someone, kind: string, mail: string) =>
  expectOk(who.put('/api/notification-preferences', { kind, mail }));

async function mailsTo({ database: { db } }: TestProduct, { email }: Someone, kind: string) {
  return db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
}

test('each step of a request notifies those who have to act or to know, with a link to its page', async ({
  deal,
}) => {
  const { seller, buyer } = deal;
  const id = await untilSigned(deal);
  // The clock does not move, so these notices have no order.
  expect((await wordsOf(seller)).toSorted()).toEqual([
    'A buyer requested access to your listing',
    'A buyer signed the NDA and is waiting for your decision',
  ]);
  await moveRequest(seller, id, 'approved');
  await moveRequest(seller, id, 'denied');
  expect((await wordsOf(buyer)).toSorted()).toEqual([
    'An NDA is ready for you to sign',
    'You have access',
    'Your access has ended',
  ]);
  const { items } = await bell(buyer);
  expect(new Set(items.map(({ path }) => path))).toEqual(new Set([`/access-request/${id}`]));
  expect(items.every(({ readAt }) => readAt === null)).toBe(true);
});

test('a refused move notifies no one', async ({ deal }) => {
  const id = await requestAccess(deal.buyer, deal.listingId);
  const before = await deal.product.database.db.selectFrom('notification').selectAll().execute();
  expect((await tryMove(deal.seller, id, 'approved')).status).toBe(409);
  expect(await deal.product.database.db.selectFrom('notification').selectAll().execute()).toEqual(before);
});

test('reading, unreading and reading all only affect one’s own notices, and can be repeated', async ({
  deal,
}) => {
  const { product, seller, buyer, listingId } = deal;
  await requestAccess(buyer, listingId);
  product.clock.advance(1_000);
  const other = await join(product, 'Second Buyer');
  await requestAccess(other, listingId);
  expect(await countsOf(seller)).toEqual({ notifications: 2 });
  const [newest, oldest] = (await bell(seller)).items;
  const reading = `/api/notifications/${newest?.id}/reading`;
  expect((await buyer.post(reading, {})).status).toBe(404);
  expect((await buyer.delete(reading)).status).toBe(404);
  await expectOk(seller.post(reading, {}));
  const readAt = (await bell(seller)).items[0]?.readAt;
  product.clock.advance(1_000);
  await expectOk(seller.post(reading, {}));
  expect((await bell(seller)).items[0]?.readAt).toBe(readAt);
  expect((await bell(seller, '?unread=true')).items.map(({ id }) => id)).toEqual([oldest?.id]);
  await expectOk(seller.delete(reading));
  expect(await countsOf(seller)).toMatchObject({ notifications: 2 });
  await expectOk(seller.post('/api/notification-readings', { until: oldest?.createdAt }));
  expect((await bell(seller, '?unread=true')).items.map(({ id }) => id)).toEqual([newest?.id]);
  await expectOk(seller.post('/api/notification-readings', { until: newest?.createdAt }));
  expect(await countsOf(seller)).toEqual({});
  expect(await countsOf(buyer)).toEqual({});
});

test('the list pages by cursor, each line once', async ({ deal }) => {
  const { product, seller } = deal;
  await product.product.asSystem(async (work) => {
    for (let n = 0; n < 25; n += 1)
      await work.notify([seller.id], { kind: 'order-moved', words: `Number ${n}`, path: '/user/dashboard' });
  });
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: z.infer<typeof list> = await bell(seller, `?size=10${after ? `&after=${after}` : ''}`);
    seen.push(...page.items.map(({ words }) => words));
    after = page.next;
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `Number ${n}`).toSorted());
  expect((await seller.get('/api/notifications?size=101')).status).toBe(400);
});

test('the title is the one that the reader may see now', async ({ deal }) => {
  const { seller, buyer, listingId } = deal;
  const id = await requestAccess(buyer, listingId);
  await moveRequest(seller, id, 'awaiting_signature');
  const title = (await bell(buyer)).items[0]?.listingTitle;
  expect(title).toBe((await bell(seller)).items[0]?.listingTitle);
  const version = async () =>
    z
      .looseObject({ version: z.number() })
      .parse(await expectOk(seller.get(`/api/listing/${listingId}/draft`))).version;
  for (const to of ['withdrawn', 'draft'])
    await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to, version: await version() }));
  expect((await bell(buyer)).items.map(({ listingTitle }) => listingTitle)).toEqual(
    (await bell(buyer)).items.map(() => 'A listing that is not public now'),
  );
  expect((await bell(seller)).items.map(({ listingTitle }) => listingTitle)).toContain(title);
});

test('the email comes immediately, in a daily summary, or never, as chosen per kind', async ({ deal }) => {
  const { product, seller, buyer, listingId } = deal;
  await choose(seller, 'access-requested', 'digest');
  const first = await requestAccess(buyer, listingId);
  expect(await mailsTo(product, seller, 'access-requested')).toEqual([]);
  expect(await wordsOf(seller)).toEqual(['A buyer requested access to your listing']);
  await product.runJob('send-notification-digests');
  await product.runJob('send-notification-digests');
  const [summary, ...more] = await mailsTo(product, seller, 'notification-digest');
  expect(more).toEqual([]);
  expect(summary?.subject).toBe('Your daily summary: 1 update');
  expect(summary?.body).toContain(`– A buyer requested access to your listing (“`);
  expect(summary?.body).toContain(`/access-request/${first}`);
  expect(summary?.body).not.toContain('Lovelace');

  await choose(buyer, 'request-moved', 'off');
  await moveRequest(seller, first, 'denied');
  expect(await mailsTo(product, buyer, 'request-moved')).toEqual([]);
  expect(await wordsOf(buyer)).toEqual(['Your request has ended']);

  const other = await join(product, 'Second Buyer');
  const second = await requestAccess(other, listingId);
  await moveRequest(seller, second, 'denied');
  const [told] = await mailsTo(product, other, 'request-moved');
  expect(told?.subject).toBe('Your request has ended');
  expect(told?.body).toContain('/user/profile#notifications');
});

test('the summary leaves out what was read or turned off in the meantime', async ({ deal }) => {
  const { product, seller } = deal;
  await choose(seller, 'access-requested', 'digest');
  await choose(seller, 'request-moved', 'digest');
  await untilSigned(deal);
  const asked = (await bell(seller)).items.find(({ kind }) => kind === 'access-requested');
  await expectOk(seller.post(`/api/notifications/${asked?.id}/reading`, {}));
  await choose(seller, 'request-moved', 'off');
  await product.runJob('send-notification-digests');
  expect(await mailsTo(product, seller, 'notification-digest')).toEqual([]);
  await choose(seller, 'request-moved', 'digest');
  await product.runJob('send-notification-digests');
  expect(await mailsTo(product, seller, 'notification-digest')).toEqual([]);
});

test('an agreement is mailed once, whatever the settings', async ({ deal }) => {
  const { product, seller, buyer, listingId } = deal;
  const refused = await seller.put('/api/notification-preferences', { kind: 'nda-issued', mail: 'off' });
  expect(await refused.json()).toMatchObject({ status: 422, code: 'mail-not-chosen' });
  const id = await requestAccess(buyer, listingId);
  await moveRequest(seller, id, 'awaiting_signature');
  expect(await mailsTo(product, buyer, 'nda-issued')).toHaveLength(1);
});

test('a submitted listing is announced to admins and counted for them only', async ({ deal }) => {
  const { seller, admin, listingId } = deal;
  const move = async (to: string) => {
    const draft = await expectOk(seller.get(`/api/listing/${listingId}/draft`));
    const { version } = z.looseObject({ version: z.number() }).parse(draft);
    await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to, version, reason: 'Please look' }));
  };
  for (const to of ['withdrawn', 'draft', 'in_review']) await move(to);
  expect(await wordsOf(admin)).toEqual(['A listing is waiting for its review']);
  expect(await countsOf(admin)).toEqual({ notifications: 1, queues: 1 });
  expect(await countsOf(seller)).toEqual({});
});

test('notifications are deleted after a year', async ({ deal }) => {
  const { product, seller, buyer, listingId } = deal;
  await requestAccess(buyer, listingId);
  product.clock.advance(364 * 86_400_000);
  await product.runJob('forget-old-notifications');
  expect(await product.database.db.selectFrom('notification').select('person_id').execute()).toEqual([
    { person_id: seller.id },
  ]);
  product.clock.advance(2 * 86_400_000);
  await product.runJob('forget-old-notifications');
  expect(await product.database.db.selectFrom('notification').select('id').execute()).toEqual([]);
});
