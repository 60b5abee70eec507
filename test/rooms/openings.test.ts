import { describe, expect } from 'vitest';
import { getOpenings } from '#features/deal-room/deal-rooms/openings-contract.ts';
import { test } from '#test/support/database.ts';
import { aDraft, addBusiness, requestAccess, writeListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const path = (listingId: string, buyerId: string) =>
  `/api/listing/${listingId}/deal-room/openings?buyerId=${buyerId}`;

describe('what an approval opens in the deal room', () => {
  test('is told to the seller before the buyer is let in, level by level, and to no one else', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, room, listingId } = world;
    const asking = await join(product, 'Tess Third');
    await requestAccess(asking, listingId);
    await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
    await addText(seller, room, '00', { name: 'Process letter.txt', text: 'How it works.' });
    await addText(seller, room, '06.01', { name: 'Return.txt', text: 'Taxes.' });
    await publish(seller, room.id);
    await addText(seller, room, '00', { name: 'Draft.txt', text: 'Not yet.' });
    const told = async (who: Someone) =>
      getOpenings.reply.parse(await expectOk(who.get(path(listingId, asking.id))));
    expect(await told(seller)).toMatchObject({
      room: {
        id: room.id,
        stages: [
          { stage: 'S3', documents: 1, folders: [{ number: '00' }] },
          { stage: 'S4', documents: 2, folders: [{ number: '00' }, { number: '06.01' }] },
          { stage: 'S5', documents: 2 },
        ],
      },
    });
    for (const who of [buyer, asking]) expect((await who.get(path(listingId, asking.id))).status).toBe(404);
    const { id: roomless } = await writeListing(seller, await addBusiness(seller), aDraft());
    const ofRoomless = `/api/listing/${roomless}/deal-room/openings`;
    expect(await expectOk(seller.get(ofRoomless))).toEqual({ room: null });
    expect((await asking.get(ofRoomless)).status).toBe(404);
    expect((await seller.get(path(listingId, roomless))).status).toBe(404);
    const target = { kind: 'room' } as const;
    const subject = { kind: 'person', id: buyer.id } as const;
    await giveRight(seller, room.id, { subject, target, level: 'none' });
    const kept = getOpenings.reply.parse(await expectOk(seller.get(path(listingId, buyer.id))));
    expect(kept.room?.stages[0]).toMatchObject({ documents: 0, folders: [] });
  });
});
