import { describe, expect } from 'vitest';
import { days } from '#kernel/instant.ts';
import { addBlock } from '#test/support/blocks.ts';
import { giveMandate } from '#test/support/broker.ts';
import { test } from '#test/support/database.ts';
import { expectOk, join, signIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { ownListing } from '../product/listing.ts';
import { mailsTo, publish, save, saved } from './shapes.ts';

describe('a saved search leaves out', () => {
  test('the person’s own listings, and businesses that they are blocked from', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const blocked = await join(product, 'Ada Lovelace');
    const other = await join(product, 'Bela Kunstler');
    for (const who of [seller, blocked, other]) await save(who, {}, 'instant', 'Anything');
    await addBlock(seller, 'person', blocked.email);
    await publish(seller, { title: 'Wholesale bakery' });
    await product.runJobs();
    expect(await mailsTo(product, other)).toHaveLength(1);
    expect(await mailsTo(product, seller)).toEqual([]);
    expect(await mailsTo(product, blocked)).toEqual([]);
  });

  test('a listing whose broker the person became after it was found and before the email', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const buyer = await join(product, 'Ada Lovelace');
    for (const who of [broker, buyer]) await save(who, {}, 'daily', 'Anything');
    const listingId = await publish(seller, { title: 'Wholesale bakery' });
    await product.runJobs();
    await giveMandate(product, { seller, broker, listingId });
    product.clock.advance(2 * days);
    await product.runJob('mail-saved-searches');
    expect(await mailsTo(product, buyer)).toHaveLength(1);
    expect(await mailsTo(product, broker)).toEqual([]);
  });

  test('a listing that the person acts for when it is searched, which is not even found', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const buyer = await join(product, 'Ada Lovelace');
    for (const who of [broker, buyer]) await save(who, {}, 'instant', 'Anything');
    const listingId = await publish(seller, { title: 'Wholesale bakery' });
    await giveMandate(product, { seller, broker, listingId });
    await product.runJobs();
    expect(await mailsTo(product, broker)).toEqual([]);
    expect((await saved(broker)).items[0]?.lastFoundAt).toBeNull();
    expect((await saved(buyer)).items[0]?.lastFoundAt).not.toBeNull();
  });

  test('people who were blocked, and listings that left the market, between search and email', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const [blocked, other] = [await join(product, 'Ada Lovelace'), await join(product, 'Bela Kunstler')];
    for (const who of [blocked, other]) await save(who, {}, 'daily', 'Anything');
    const gone = await publish(seller, { title: 'Corner laundry' });
    await publish(seller, { title: 'Wholesale bakery' });
    await product.runJobs();
    await addBlock(seller, 'person', blocked.email);
    const { version } = await ownListing(seller, gone);
    await expectOk(seller.post(`/api/listing/${gone}/moves`, { to: 'withdrawn', version }));
    product.clock.advance(2 * days);
    await product.runJob('mail-saved-searches');
    expect(await mailsTo(product, blocked)).toEqual([]);
    const mails = await mailsTo(product, other);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('Wholesale bakery');
    expect(mails[0]?.body).not.toContain('Corner laundry');
    const later = { ...blocked, ...(await signIn(product, blocked)) };
    expect((await saved(later)).items[0]?.lastFoundAt).toBeNull();
  });

  test('everything while emails of the search are off', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    await save(buyer, {}, 'off', 'Anything');
    await publish(seller, { title: 'Wholesale bakery' });
    await product.runJobs();
    product.clock.advance(8 * days);
    await product.runJob('mail-saved-searches');
    expect(await mailsTo(product, buyer)).toEqual([]);
  });
});
