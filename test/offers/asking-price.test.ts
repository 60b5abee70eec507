import { expect } from 'vitest';
import { z } from 'zod';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { aDraft, moveRequest, publishListing } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { letIn, sent } from './an-offer.ts';

const shape = z.looseObject({ askingPrice: z.number().nullable() });
const askingOf = async (who: Someone, id: string) =>
  shape.parse(await expectOk(who.get(`/api/offers/${id}`))).askingPrice;

test('an offer shows the asking price to its owner, and to its buyer as long as their access is open', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Olive Owner');
  const buyer = await join(product, 'Ada Lovelace');
  const broker = await join(product, 'Bo Broker', ['broker']);
  const listing = await publishListing(seller);
  await giveMandate(product, { seller, broker, listingId: listing, mayApprove: true });
  const request = await letIn(seller, buyer, listing);
  const id = await sent(product, buyer, listing);
  expect(await askingOf(seller, id)).toBe(120_000_000);
  expect(await askingOf(buyer, id)).toBe(120_000_000);
  expect(await askingOf(broker, id)).toBeNull();
  expect(await askingOf(await join(product, 'Ad Min', ['admin']), id)).toBeNull();
  await moveRequest(seller, request, 'denied', { reason: 'Over.' });
  expect(await askingOf(buyer, id)).toBeNull();
});

test('a price that the owner writes for later is not told before it is published', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Olive Owner');
  const buyer = await join(product, 'Ada Lovelace');
  const admin = await join(product, 'Ad Min', ['admin']);
  const draft = aDraft();
  const exact = { ...draft, teaser: { ...draft.teaser, priceDisplay: 'exact' } };
  const listing = await publishListing(seller, {}, exact);
  const request = await letIn(seller, buyer, listing);
  const id = await sent(product, buyer, listing);
  await moveRequest(seller, request, 'denied', { reason: 'Over.' });
  expect(await askingOf(buyer, id)).toBe(120_000_000);
  expect(await askingOf(admin, id)).toBe(120_000_000);
  const version = async () =>
    z.looseObject({ version: z.number() }).parse(await expectOk(seller.get(`/api/listing/${listing}/draft`)))
      .version;
  const move = async (to: string) =>
    expectOk(
      seller.post(`/api/listing/${listing}/moves`, { to, version: await version(), reason: 'A pause.' }),
    );
  await move('withdrawn');
  await move('draft');
  const dearer = { ...exact, profile: { ...exact.profile, askingPrice: 99_000_000 } };
  await expectOk(seller.put(`/api/listing/${listing}/draft`, { ...dearer, version: await version() }));
  expect(await askingOf(seller, id)).toBe(99_000_000);
  expect(await askingOf(buyer, id)).toBeNull();
  expect(await askingOf(admin, id)).toBeNull();
  await move('live');
  expect(await askingOf(buyer, id)).toBe(99_000_000);
});
