import { describe, expect } from 'vitest';
import { publicationEffect } from '#features/deal-room/deal-rooms/publication-shapes.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import {
  addGroup,
  addText,
  documentsIn,
  giveRight,
  publish,
  roomOf,
  type TestRoom,
} from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const person = ({ id }: Someone) => ({ kind: 'person', id }) as const;
const accounts = { name: 'Accounts.txt', text: 'Sales rose.' };

async function told(seller: Someone, room: TestRoom, query: Record<string, string> = {}) {
  const path = `/api/deal-rooms/${room.id}/publication?${new URLSearchParams(query)}`;
  return publicationEffect.parse(await expectOk(seller.get(path)));
}

function publishTo(seller: Someone, room: TestRoom, body: Record<string, unknown>) {
  return seller.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null, ...body });
}

const sees = async (who: Someone, document: string) =>
  (await who.get(`/api/room-documents/${document}`)).status === 200;

describe('publishing', () => {
  test('says who would see the documents, opens them to that buyer only, and leaves the rest of the room unchanged', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, folder } = world;
    const { document } = await addText(seller, room, '02.01', accounts);
    expect(await told(seller, room)).toMatchObject({
      ready: 1,
      held: 0,
      buyers: 0,
      buyersLater: 0,
      people: [],
    });
    const toBuyer = { to: 'person', who: buyer.id };
    const effect = await told(seller, room, toBuyer);
    expect(effect).toMatchObject({
      buyers: 1,
      people: [{ id: buyer.id, name: 'Ada Lovelace', now: 1, later: 0 }],
      folders: [{ number: '02.01', opensAt: 'S3', documents: 1 }],
    });
    const audience = { subject: person(buyer), level: 'watermarked' };
    const answer = await publishTo(seller, room, { audience, told: { ready: 1, unreadable: 0, buyers: 1 } });
    expect(await expectOk(Promise.resolve(answer))).toEqual({ published: 1, held: 0, buyers: 1 });
    expect([await sees(buyer, document), await sees(other, document)]).toEqual([true, false]);
    expect((await documentsIn(buyer, folder('02.01')))[0]?.level).toBe('watermarked');
    // A permission on the room opens later documents, but not those published to one buyer.
    await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
    const next = await addText(seller, room, '02.01', { name: 'Next.txt', text: 'More.' });
    expect(await told(seller, room)).toMatchObject({ ready: 1, buyers: 2 });
    await publish(seller, room.id);
    expect([await sees(other, next.document), await sees(other, document)]).toEqual([true, false]);
  });

  test('for a stage opens the folders of the documents, says what else that opens, and never the seller’s folders', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder } = world;
    await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
    const old = await addText(seller, room, '06.01', { name: 'Return 2022.txt', text: 'Old.' });
    await publish(seller, room.id);
    expect((await roomOf(seller, room.id)).manage?.shutOut).toBe(2);
    const fresher = await addText(seller, room, '06.01', { name: 'Return 2023.txt', text: 'New.' });
    const offer = await addText(seller, room, '15.01', { name: 'Offer.txt', text: 'Secret.' });
    expect(await told(seller, room)).toMatchObject({ buyers: 0, buyersLater: 2, foldersChanged: 0 });
    const early = await told(seller, room, { opensAt: 'S3' });
    expect(early).toMatchObject({ ready: 2, buyers: 2, foldersChanged: 1, opened: 1, hidden: 0 });
    await expectOk(publishTo(seller, room, { opensAt: 'S3' }));
    expect([
      await sees(buyer, old.document),
      await sees(buyer, fresher.document),
      await sees(buyer, offer.document),
    ]).toEqual([true, true, false]);
    const { folders, manage } = await roomOf(seller, room.id);
    expect(manage?.shutOut).toBe(0);
    const stageOf = (number: string) => folders.find(({ id }) => id === folder(number))?.manage?.opensAt;
    expect([stageOf('06.01'), stageOf('15.01'), stageOf('06.03')]).toEqual(['S3', 'seller', 'S4']);
  });

  test('is refused if more buyers would see the documents than the seller was told', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room } = world;
    const { document } = await addText(seller, room, '02.01', accounts);
    const group = await addGroup(seller, room.id, 'Lenders');
    const members = (ids: string[], version: number) =>
      expectOk(seller.put(`/api/room-groups/${group}`, { name: 'Lenders', members: ids, version }));
    await members([buyer.id], 1);
    expect(await told(seller, room, { to: 'group', who: group })).toMatchObject({ buyers: 1 });
    await members([buyer.id, other.id], 2);
    const audience = { subject: { kind: 'group', id: group }, level: 'view' };
    const body = { audience, told: { ready: 1, unreadable: 0, buyers: 1 } };
    const changed = await publishTo(seller, room, body);
    expect([changed.status, (await problemOf(changed)).code]).toEqual([409, 'publication-changed']);
    expect(await sees(buyer, document)).toBe(false);
    await expectOk(publishTo(seller, room, { ...body, told: { ...body.told, buyers: 2 } }));
    expect([await sees(buyer, document), await sees(other, document)]).toEqual([true, true]);
  });

  test('opens nothing to people without access, and is reported only to the seller’s side', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, admin, room } = world;
    const { document } = await addText(seller, room, '02.01', accounts);
    const stranger = await publishTo(seller, room, {
      audience: { subject: person(admin), level: 'view' },
    });
    expect((await problemOf(stranger)).code).toBe('no-such-subject');
    expect((await roomOf(seller, room.id)).publishedAt).toBeNull();
    const nobody = await seller.get(`/api/deal-rooms/${room.id}/publication?to=person`);
    expect((await problemOf(nobody)).code).toBe('no-such-subject');
    await expectOk(
      publishTo(seller, room, { documentIds: [document], audience: { subject: everyone, level: 'view' } }),
    );
    expect((await buyer.get(`/api/deal-rooms/${room.id}/publication`)).status).toBe(404);
  });
});
