import { expect } from 'vitest';
import { z } from 'zod';
import { hours } from '#kernel/instant.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const page = z.object({
  items: z.array(z.looseObject({ id: z.string(), listingId: z.string(), signer: z.string() })),
  next: z.string().nullable(),
  total: z.number(),
});
const read = async (who: Pick<Someone, 'get'>, query: string) =>
  page.parse(await expectOk(who.get(`/api/ndas?${query}`)));

test('each side sees only its own signed agreements, with their expiration dates', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const [seller, other] = [await join(product, 'Sel Ler'), await join(product, 'Other Seller')];
  const [ada, bob] = [await join(product, 'Ada Buyer'), await join(product, 'Bob Buyer')];
  const broker = await join(product, 'Bro Ker', ['broker']);
  const admin = await join(product, 'Ad Min', ['admin']);
  const listings = [
    await publishListing(seller),
    await publishListing(seller, { ein: '12-9876543' }),
  ] as const;
  const foreign = await publishListing(other, { ein: '98-7654321' });
  const sign = async (buyer: Someone, owner: Someone, listingId: string, name: string) => {
    const request = await requestAccess(buyer, listingId);
    await moveRequest(owner, request, 'awaiting_signature');
    product.clock.advance(hours / 100);
    return signNda(buyer, request, name);
  };
  const first = await sign(ada, seller, listings[0], 'Ada Buyer');
  const second = await sign(ada, seller, listings[1], 'Ada Buyer');
  const third = await sign(bob, seller, listings[0], 'Bob Buyer');
  const elsewhere = await sign(bob, other, foreign, 'Bob Buyer');
  const waiting = await requestAccess(ada, foreign);
  await moveRequest(other, waiting, 'awaiting_signature');
  await giveMandate(product, { seller, broker, listingId: listings[0], mayApprove: false });

  const ids = async (who: Pick<Someone, 'get'>, query: string) =>
    (await read(who, query)).items.map(({ id }) => id);
  expect(await ids(ada, 'scope=signed')).toEqual([second, first]);
  expect(await ids(seller, 'scope=received')).toEqual([third, second, first]);
  expect(await ids(seller, `scope=received&listingId=${listings[0]}`)).toEqual([third, first]);
  expect(await ids(seller, `scope=received&listingId=${foreign}`)).toEqual([]);
  expect(await ids(seller, 'scope=received&filter=bob.')).toEqual([third]);
  expect(await ids(seller, 'scope=received&sort=ends&order=asc')).toEqual([first, second, third]);
  expect(await ids(broker, 'scope=received')).toEqual([third, first]);
  expect(await ids(seller, 'scope=signed')).toEqual([]);
  expect(await ids(ada, 'scope=received')).toEqual([]);
  expect(await ids(admin, 'scope=all')).toEqual([elsewhere, third, second, first]);
  expect((await seller.get('/api/ndas?scope=all')).status).toBe(403);
  expect((await seller.get('/api/ndas')).status).toBe(400);

  const begin = await read(seller, 'scope=received&size=2');
  expect([begin.items.length, begin.total]).toEqual([2, 3]);
  expect(await ids(seller, `scope=received&size=2&after=${begin.next}`)).toEqual([first]);
  expect(begin.items[0]).toMatchObject({
    signer: 'Bob Buyer',
    buyerEmail: 'bob.buyer@people.example',
    binding: 'binding',
    sealLevel: null,
  });
  await product.runJobs();
  expect((await read(seller, 'scope=received&size=1')).items[0]).toMatchObject({ sealLevel: 'B-B' });
});

test('an agreement has ended when its term is over', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const [seller, buyer] = [await join(product, 'Sel Ler'), await join(product, 'Ada Buyer')];
  const request = await requestAccess(buyer, await publishListing(seller));
  await moveRequest(seller, request, 'awaiting_signature');
  const id = await signNda(buyer, request, 'Ada Buyer');
  const endsAt = (at: Date) =>
    fresh.db.updateTable('nda').set({ term_ends_at: at }).where('id', '=', id).execute();
  const bound = async (binding: string, who: Pick<Someone, 'get'>) =>
    (await read(who, `scope=signed&binding=${binding}`)).total;
  expect([await bound('binding', buyer), await bound('ended', buyer)]).toEqual([1, 0]);
  await endsAt(new Date(product.clock.now().getTime() + 1));
  expect([await bound('binding', buyer), await bound('ended', buyer)]).toEqual([1, 0]);
  await endsAt(product.clock.now());
  expect([await bound('binding', buyer), await bound('ended', buyer)]).toEqual([0, 1]);
});
