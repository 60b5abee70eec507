import { describe, expect } from 'vitest';
import { addBlock } from '#test/support/blocks.ts';
import { giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { ownListing } from '../product/listing.ts';

const watch = (who: Someone, id: string) => who.put(`/api/listing/${id}/watch`, {});
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await problemOf(response)).code];
};

async function aMarket(product: TestProduct) {
  const seller = await join(product, 'Zebulon Quist');
  const move = async (id: string, to: string) => {
    const { version } = await ownListing(seller, id);
    await expectOk(seller.post(`/api/listing/${id}/moves`, { to, version }));
  };
  return { seller, buyer: await join(product, 'Ada Lovelace'), listing: await publishListing(seller), move };
}

describe('the watch list', () => {
  test('refuses one’s own listings, those one acts for, those off the market, and those one is blocked from', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing, move } = await aMarket(product);
    const broker = await join(product, 'Bo Broker', ['broker']);
    await giveMandate(product, { seller, broker, listingId: listing });
    expect(await refusalOf(watch(seller, listing))).toEqual([409, 'watching-own-listing']);
    expect(await refusalOf(watch(broker, listing))).toEqual([409, 'watching-own-mandate']);
    await addBlock(seller, 'person', buyer.email);
    expect(await refusalOf(watch(buyer, listing))).toEqual([404, 'not-found']);
    await move(listing, 'withdrawn');
    const other = await join(product, 'Bela Kunstler');
    expect(await refusalOf(watch(other, listing))).toEqual([404, 'not-found']);
  });
});

describe('news of a watched listing', () => {
  test('does not reach people who were blocked or became the seller’s broker since', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing, move } = await aMarket(product);
    const broker = await join(product, 'Bo Broker', ['broker']);
    const blocked = await join(product, 'Bela Kunstler');
    for (const who of [buyer, broker, blocked]) await expectOk(watch(who, listing));
    await giveMandate(product, { seller, broker, listingId: listing });
    await addBlock(seller, 'person', blocked.email);
    await move(listing, 'under_offer');
    await product.runJobs();
    expect(await buyer.mails('watched-listing')).toHaveLength(1);
    for (const who of [broker, blocked]) {
      expect(await who.mails('watched-listing')).toEqual([]);
      const bell = await (await who.get('/api/notifications')).json();
      expect(JSON.stringify(bell)).not.toContain('A listing that you watch');
    }
    const list = await (await blocked.get('/api/watched-listings')).json();
    expect(list.items).toEqual([]);
    expect(await (await blocked.get('/api/watched-listings/ids')).text()).not.toContain(listing);
  });
});
