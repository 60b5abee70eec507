import { expect } from 'vitest';
import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { requestColumns } from '#features/agreements/access-requests/domain/request-list.ts';
import { listReviews } from '#features/marketplace/listings/contract.ts';
import { giveMandate } from '#test/support/broker.ts';
import { test as plain } from '#test/support/database.ts';
import {
  aDraft,
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  writeListing,
} from '#test/support/deal.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';

const test = plain.extend(
  'office',
  keptFixture('a list of requests', async (database) => {
    const product = await testProduct(database);
    const admin = await join(product, 'Ada Office', ['admin']);
    const seller = await join(product, 'Sel Quartz');
    const broker = await join(product, 'Mara Beryl', ['broker']);
    const titled = (title: string) => ({ ...aDraft(), teaser: { ...aDraft().teaser, title } });
    const cafe = await publishListing(seller, {}, titled('Coffee roaster with loyal customers'));
    const shop = await publishListing(seller, {}, titled('Bicycle repair with a full calendar'));
    await giveMandate(product, { seller, broker, listingId: cafe });
    const ask = async (name: string, listing: string) => {
      product.clock.advance(60_000);
      const buyer = await join(product, name);
      return { buyer, id: await requestAccess(buyer, listing) };
    };
    const zoe = await ask('Zoe Amber', cafe);
    const bea = await ask('Bea Opal', shop);
    const kim = await ask('Kim Jade', cafe);
    await moveRequest(admin, bea.id, 'awaiting_signature');
    await moveRequest(admin, kim.id, 'denied', { reason: 'A reason' });
    return { product, admin, seller, zoe, bea, kim };
  }),
);

const page = async (caller: Someone, query: string) =>
  listRequests.reply.parse(await expectOk(caller.get(`/api/access-requests?${query}`)));
const firstNames = (items: { buyer: { name: string } }[]) =>
  items.map(({ buyer }) => buyer.name.split(' ')[0]);

test('the admin’s table can be sorted by each column and pages without gaps', async ({ office }) => {
  const right: Record<(typeof requestColumns)[number], string[]> = {
    created: ['Zoe', 'Bea', 'Kim'],
    user: ['Bea', 'Kim', 'Zoe'],
    email: ['Bea', 'Kim', 'Zoe'],
    broker: ['Bea', 'Kim|Zoe', 'Kim|Zoe'],
    business: ['Bea', 'Kim|Zoe', 'Kim|Zoe'],
    status: ['Bea', 'Kim', 'Zoe'],
  };
  for (const sort of requestColumns)
    for (const order of ['asc', 'desc'] as const) {
      const seen: (string | undefined)[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const answer = await page(
          office.admin,
          `scope=all&sort=${sort}&order=${order}&size=1${after ? `&after=${encodeURIComponent(after)}` : ''}`,
        );
        expect(answer.total).toBe(3);
        seen.push(...firstNames(answer.items));
        after = answer.next;
      }
      const names = order === 'asc' ? right[sort] : right[sort].toReversed();
      expect(seen.toSorted(), sort).toEqual(['Bea', 'Kim', 'Zoe']);
      for (const [at, name] of names.entries())
        expect(name.split('|'), `${sort} ${order}`).toContain(seen[at]);
    }
});

test('the search box finds parts of an email address, and the status filters', async ({
  office: { admin },
}) => {
  expect(firstNames((await page(admin, 'scope=all&filter=OPAL')).items)).toEqual(['Bea']);
  expect((await page(admin, 'scope=all&filter=%25')).total).toBe(0);
  const denied = await page(admin, 'scope=all&status=denied&filter=people.example');
  expect([denied.total, firstNames(denied.items)]).toEqual([1, ['Kim']]);
});

test('sorting reveals nothing that a caller is not shown', async ({ office: { zoe, seller } }) => {
  for (const sort of ['business', 'broker', 'email'])
    expect((await zoe.buyer.get(`/api/access-requests?scope=sent&sort=${sort}`)).status).toBe(400);
  expect((await page(zoe.buyer, 'scope=sent&sort=status')).total).toBe(1);
  expect((await page(seller, 'scope=received&sort=business')).total).toBe(3);
});

test('a review shows the findings of the check with reasons, and earlier messages', async ({ office }) => {
  const { admin, seller } = office;
  const given = { businessName: 'Marmalade Mountain Bakery LLC' };
  const named = { ...aDraft(), teaser: { ...aDraft().teaser, title: 'The Marmalade Mountain bakery' } };
  const { id, version } = await writeListing(seller, await addBusiness(seller, given), named);
  const move = (caller: Someone, to: string, at: number, reason: string) =>
    expectOk(caller.post(`/api/listing/${id}/moves`, { to, version: at, reason }));
  const moved = z.object({ version: z.number() });
  const first = moved.parse(await move(seller, 'in_review', version, 'Please look'));
  const back = moved.parse(await move(admin, 'draft', first.version, 'The name stands in the title'));
  await move(seller, 'in_review', back.version, 'It is a common name');
  const { items } = listReviews.reply.parse(await expectOk(admin.get('/api/listing-reviews')));
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ note: 'It is a common name', preview: { title: named.teaser.title } });
  const [leak] = items[0]?.leaks ?? [];
  expect(leak).toMatchObject({ field: 'title', severity: 'block' });
  expect(leak?.words).toContain('Marmalade Mountain');
  expect(leak?.why).not.toBe('');
  expect(items[0]?.history.map(({ to, by, reason }) => [to, by, reason])).toEqual([
    ['in_review', 'owner', 'Please look'],
    ['draft', 'admin', 'The name stands in the title'],
    ['in_review', 'owner', 'It is a common name'],
  ]);
});
