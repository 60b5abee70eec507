import type { Level } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { keptWorld } from '#test/support/kept-world.ts';
import { join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { documentsIn, giveRight, openRoom, publish, type TestRoom, uploadFile } from '#test/support/rooms.ts';

export type ViewingRoom = {
  owner: Someone;
  buyer: Someone;
  listing: string;
  request: string;
  room: TestRoom;
};

export async function viewingRoom(product: TestProduct): Promise<ViewingRoom> {
  const owner = await join(product, 'Olive Owner');
  const listing = await publishListing(owner);
  const { buyer, request } = await approvedBuyer(product, owner, listing, 'Bob Buyer');
  return { owner, buyer, listing, request, room: await openRoom(owner, listing) };
}

/** The same with its product, made once in a run and copied. The caller ends the product. */
export const keptViewingRoom = keptWorld('a room to view', async (database) => {
  const product = await testProduct(database);
  return { ...(await viewingRoom(product)), product };
});

export async function approvedBuyer(product: TestProduct, owner: Someone, listing: string, name: string) {
  const buyer = await join(product, name);
  const request = await requestAccess(buyer, listing);
  await moveRequest(owner, request, 'awaiting_signature');
  await signNda(buyer, request, name);
  await moveRequest(owner, request, 'approved');
  return { buyer, request };
}

export async function addFile(
  { owner, room }: Pick<ViewingRoom, 'owner' | 'room'>,
  name: string,
  bytes: Uint8Array,
): Promise<{ document: string; version: string }> {
  const folderId = room.folders.get('02.01') ?? '';
  await uploadFile(owner, room, folderId, { name, bytes });
  const there = (await documentsIn(owner, folderId)).find((document) => document.name === name);
  if (!there) throw new Error(`${name} is not in the room`);
  return { document: there.id, version: (there.staged ?? there.current).id };
}

export async function show({ owner, room }: Pick<ViewingRoom, 'owner' | 'room'>, level: Level) {
  await giveRight(owner, room.id, { subject: { kind: 'everyone' }, target: { kind: 'room' }, level });
  await publish(owner, room.id);
}
