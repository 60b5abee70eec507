import yazl from 'yazl';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { keptWorld } from '#test/support/kept-world.ts';
import { join, type Someone } from '#test/support/people.ts';
import { type TestProduct, type TestProductOptions, testProduct } from '#test/support/product.ts';
import { openRoom, type TestRoom } from '#test/support/rooms.ts';

export type RoomWorld = {
  product: TestProduct;
  seller: Someone;
  buyer: Someone;
  other: Someone;
  admin: Someone;
  listingId: string;
  requests: { buyer: string; other: string };
  room: TestRoom;
  folder(number: string): string;
};

const keptRoom = keptWorld('a room', buildRoom);

export async function aRoom(database: CopiedDatabase, options?: TestProductOptions): Promise<RoomWorld> {
  return withFolders(await (options ? buildRoom(database, options) : keptRoom(database)));
}

export function withFolders<W extends Pick<RoomWorld, 'room'>>(world: W): W & Pick<RoomWorld, 'folder'> {
  return { ...world, folder: (number) => world.room.folders.get(number) ?? '' };
}

async function buildRoom(
  database: CopiedDatabase,
  options: TestProductOptions = {},
): Promise<Omit<RoomWorld, 'folder'>> {
  const product = await testProduct(database, options);
  const seller = await join(product, 'Zebulon Quist');
  const buyer = await join(product, 'Ada Lovelace');
  const other = await join(product, 'Bela Kun');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const listingId = await publishListing(seller);
  const approve = async (who: Someone) => {
    const id = await requestAccess(who, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await signNda(who, id, `${who.firstName} ${who.lastName}`);
    await moveRequest(seller, id, 'approved');
    return id;
  };
  const requests = { buyer: await approve(buyer), other: await approve(other) };
  const room = await openRoom(seller, listingId);
  return { product, seller, buyer, other, admin, listingId, requests, room };
}

export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return bytesOf(zip.outputStream);
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('names of one length');
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}
