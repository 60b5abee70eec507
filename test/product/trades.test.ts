import { describe, expect } from 'vitest';
import { z } from 'zod';
import { business } from '#features/marketplace/businesses/contract.ts';
import { browseListings, getListing } from '#features/marketplace/listings/contract.ts';
import { answerExample, tradeRowId, valueSeen } from '../support/check-value.ts';
import { test } from '../support/database.ts';
import {
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { startCheck } from '../support/health-checks.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const seen = async (owner: Someone, id: string) =>
  business.parse(await expectOk(owner.get(`/api/business/${id}/`)));
const say = async (owner: Someone, id: string, trade: string, version?: number) =>
  owner.put(`/api/business/${id}/trade`, { trade, version: version ?? (await seen(owner, id)).version });
const found = async (who: Someone, query: string) =>
  browseListings.reply.parse(await expectOk(who.get(`/api/listing/${query}`))).items;
const listingSeen = async (who: Someone, id: string) =>
  getListing.reply.parse(await expectOk(who.get(`/api/listing/${id}`)));

describe('the trade of a business', () => {
  test('can be set when it is added or later, only by its owner', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const other = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const id = await addBusiness(owner);
    expect((await seen(owner, id)).trade).toBeNull();
    expect((await seen(owner, await addBusiness(owner, { trade: 'hvac' }))).trade).toBe('hvac');
    expect(business.parse(await expectOk(say(owner, id, 'plumbing'))).trade).toBe('plumbing');
    for (const stranger of [other, admin])
      expect((await stranger.put(`/api/business/${id}/trade`, { trade: 'hvac', version: 2 })).status).toBe(
        404,
      );
    const late = await say(owner, id, 'hvac', 1);
    expect([late.status, z.looseObject({ code: z.string() }).parse(await late.json()).code]).toEqual([
      409,
      'stale',
    ]);
    for (const trade of ['piracy', '', null])
      expect((await owner.put(`/api/business/${id}/trade`, { trade, version: 2 })).status).toBe(400);
    expect((await seen(owner, id)).trade).toBe('plumbing');
  });

  test('is only shown as its group on the card, and in full in the private profile', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listing = await publishListing(owner, { trade: 'car-wash' });
    const replies = [
      await (await buyer.get('/api/listing/')).text(),
      await (await buyer.get(`/api/listing/${listing}`)).text(),
      await (await product.call('GET', `/api/listing/${listing}`)).text(),
      await (await product.call('GET', `/businesses-for-sale/${listing}`)).text(),
      await (await product.call('GET', '/businesses-for-sale')).text(),
    ];
    for (const reply of replies) expect(reply).not.toMatch(/car[- ]?wash/i);
    expect((await listingSeen(buyer, listing)).teaser.trade).toBe('auto-service');
    expect((await listingSeen(owner, listing)).profile?.trade).toBe('car-wash');
    const request = await requestAccess(buyer, listing);
    await moveRequest(owner, request, 'awaiting_signature');
    await signNda(buyer, request, 'Ada Lovelace');
    expect((await listingSeen(buyer, listing)).profile).toBeNull();
    await moveRequest(owner, request, 'approved');
    expect((await listingSeen(buyer, listing)).profile?.trade).toBe('car-wash');
  });

  test('filters the marketplace only by its group', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const hvac = await publishListing(owner, { trade: 'hvac', industry: 'ConsumerProducts' });
    const restaurant = await publishListing(owner, { trade: 'restaurant', industry: 'TravelHospitality' });
    const unsaid = await publishListing(owner);
    const ids = async (query: string) => (await found(buyer, query)).map(({ id }) => id);
    expect(await ids('?trade=building-services')).toEqual([hvac]);
    expect(await ids('?trade=restaurants&industry=travelhospitality')).toEqual([restaurant]);
    expect(await ids('?trade=building-services&q=contractor&sort=best')).toEqual([hvac]);
    expect(await ids('?trade=building-services&sort=price-low')).toEqual([hvac]);
    expect((await ids('?trade=all')).toSorted()).toEqual([unsaid, restaurant, hvac].toSorted());
    for (const finer of ['hvac', 'restaurant', 'none-of-these'])
      expect(await ids(`?trade=${finer}`)).toEqual([]);
  });

  test('set later changes the cards that are not closed', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const id = await addBusiness(owner);
    const { id: listing, version } = await writeListing(owner, id);
    await expectOk(owner.post(`/api/listing/${listing}/moves`, { to: 'live', version }));
    expect((await listingSeen(buyer, listing)).teaser.trade).toBeNull();
    await expectOk(say(owner, id, 'hvac'));
    expect((await listingSeen(buyer, listing)).teaser.trade).toBe('building-services');
    expect((await found(buyer, '?trade=building-services')).map((one) => one.id)).toEqual([listing]);
    await expectOk(say(owner, id, 'none-of-these'));
    expect((await listingSeen(buyer, listing)).teaser.trade).toBeNull();
  });
});

describe('the value of a health check', () => {
  test('is missing until the trade is set, and depends on the trade, not on the industry', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const id = await addBusiness(owner, { industry: 'ConsumerProducts' });
    const check = await startCheck(owner, id);
    await answerExample(owner, check);
    const before = await valueSeen(owner, check);
    expect([before.given.trade, before.given.tradeRowId]).toEqual([null, null]);
    expect([before.found.row, before.found.value.claimed]).toEqual([null, null]);
    expect(before.found.warnings.map(({ code }) => code)).toContain('trade-unknown');
    await expectOk(say(owner, id, 'hvac'));
    const after = await valueSeen(owner, check);
    expect(after.found.row).toMatchObject({ subsector: 'HVAC, plumbing, electrical', low: 2.5, high: 5 });
    expect(after.found.value.claimed?.mid).toBe(1_555_854_84);
    await expectOk(say(owner, id, 'none-of-these'));
    expect((await valueSeen(owner, check)).found.value.claimed).toBeNull();
  });

  test('follows a trade that was set after a row was chosen', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const id = await addBusiness(owner, { industry: 'ConsumerProducts', trade: 'ecommerce' });
    const check = await startCheck(owner, id);
    const { given, version } = await valueSeen(owner, check);
    await expectOk(owner.put(`/api/health-checks/${check}/trade`, { rowId: given.tradeRowId, version }));
    await expectOk(say(owner, id, 'restaurant'));
    const after = await valueSeen(owner, check);
    expect([after.given.trade, after.version]).toEqual(['restaurant', version + 2]);
    expect(after.given.tradeRowId).not.toBe(given.tradeRowId);
  });

  test('keeps a row that was chosen by hand until another trade is set, and names it', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const owner = await join(product, 'Zebulon Quist');
    const id = await addBusiness(owner, { trade: 'hvac' });
    const check = await startCheck(owner, id);
    await answerExample(owner, check);
    const { version, given } = await valueSeen(owner, check);
    const rowId = await tradeRowId(owner, 'Independent auto repair');
    expect(rowId).not.toBe(given.tradeRowId);
    await expectOk(owner.put(`/api/health-checks/${check}/trade`, { rowId, version }));
    await expectOk(say(owner, id, 'hvac'));
    const kept = await valueSeen(owner, check);
    expect([kept.given.tradeRowId, kept.given.trade]).toEqual([rowId, 'hvac']);
    expect(kept.found.row).toMatchObject({ subsector: 'Independent auto repair', low: 2, high: 3.5 });
    await expectOk(say(owner, id, 'plumbing'));
    expect((await valueSeen(owner, check)).given.tradeRowId).not.toBe(rowId);
  });
});
