import { describe, expect } from 'vitest';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { giveMandate, inviteBroker } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { openRoom, roomOf } from '#test/support/rooms.ts';
import { moveListing } from '../product/listing.ts';

const openableOf = async (who: Someone) =>
  listRooms.reply.parse(await expectOk(who.get('/api/deal-rooms'))).openable;
const open = (who: Someone, listingId: string) => who.post(`/api/listing/${listingId}/deal-room`, {});

describe('a deal room', () => {
  test('can be created for each listing without one, by its owner and the broker who acts for them', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const stranger = await join(product, 'Sten Stranger');
    const first = await publishListing(seller);
    product.clock.advance(60_000);
    const second = await publishListing(seller);
    expect((await openableOf(seller)).map(({ listingId }) => listingId)).toEqual([second, first]);
    expect((await openableOf(seller))[0]?.title).not.toBe('');
    await inviteBroker(product, { seller, broker, listingId: second });
    expect(await openableOf(broker)).toEqual([]);
    expect((await open(broker, second)).status).toBe(404);
    await giveMandate(product, { seller, broker, listingId: first });
    expect((await openableOf(broker)).map(({ listingId }) => listingId)).toEqual([first]);
    expect((await open(stranger, first)).status).toBe(404);
    const room = await openRoom(broker, first);
    expect(await openableOf(broker)).toEqual([]);
    expect((await openableOf(seller)).map(({ listingId }) => listingId)).toEqual([second]);
    expect((await roomOf(seller, room.id)).side).toBe('seller');
    expect((await problemOf(await open(seller, first))).code).toBe('room-exists');
    await expectOk(moveListing(seller, seller, second, 'withdrawn'));
    expect(await openableOf(seller)).toEqual([]);
    expect((await problemOf(await open(seller, second))).code).toBe('room-for-closed-listing');
  });

  test('opens annual and summary financials after the NDA, monthly figures, tax and bank documents after the LOI', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const { id } = await openRoom(seller, await publishListing(seller));
    const { folders } = await roomOf(seller, id);
    const stageOf = (number: string) => folders.find((one) => one.number === number)?.manage?.stage;
    for (const number of ['02', '02.01', '03.01', '14'])
      expect([number, stageOf(number)]).toEqual([number, 'S3']);
    for (const number of ['02.02', '02.03', '02.04', '02.05', '02.06', '04.01', '05.01', '06', '06.01'])
      expect([number, stageOf(number)]).toEqual([number, 'S4']);
  });
});
