import { z } from 'zod';
import { scannedPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { giveRight, openRoom, publish, tryClosing, uploadFile } from '#test/support/rooms.ts';

type Seller = Pick<Someone, 'get' | 'post' | 'put' | 'send'>;

const files = [
  ['01.01', 'Certificate of organization.txt', 'Certificate of organization, State of Utah, 2009.'],
  [
    '02.01',
    '2024 profit and loss.csv',
    'Line,2024\nRevenue,2140000\nCost of goods sold,1190000\nRent,96000\n',
  ],
  [
    '02.01',
    '2023 profit and loss.csv',
    'Line,2023\nRevenue,1980000\nCost of goods sold,1120000\nRent,93000\n',
  ],
  ['04.01', 'Ledger 2024.csv', 'Date,Account,Amount\n2024-01-04,4000,1250.00\n2024-01-05,5000,-310.40\n'],
  ['09.01', 'Chart by role.txt', 'Owner. Two shift leads. Eleven machinists. One buyer. One bookkeeper.'],
] as const;

/** A room in use on the seller's first listing, and a closed one with its archive on the second. */
export async function liveInRooms(
  seller: Seller,
  listings: readonly string[],
): Promise<{ room: string; closedRoom: string }> {
  const [first = '', second = ''] = await owned(seller, listings);
  const room = await filledRoom(seller, first);
  const late = {
    name: 'Monthly figures, June.csv',
    bytes: new TextEncoder().encode('Month,Revenue\n6,181000\n'),
  };
  const scan = { name: 'Lease, signed.pdf', bytes: scannedPdf(1_200) };
  for (const file of [late, scan]) await uploadFile(seller, room, room.folders.get('02.01') ?? null, file);
  const closed = await filledRoom(seller, second);
  await expectOk(tryClosing(seller, closed.id));
  return { room: room.id, closedRoom: closed.id };
}

/** A room with some files on a listing, published, and open to everyone who has access. */
export async function filledRoom(seller: Seller, listingId: string) {
  const room = await openRoom(seller, listingId);
  for (const [folder, name, text] of files)
    await uploadFile(seller, room, room.folders.get(folder) ?? null, {
      name,
      bytes: new TextEncoder().encode(text),
    });
  const subject = { kind: 'everyone' } as const;
  await giveRight(seller, room.id, { subject, target: { kind: 'room' }, level: 'view' });
  await publish(seller, room.id);
  return room;
}

async function owned(seller: Seller, listings: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of listings)
    if ((await seller.get(`/api/listing/${z.uuid().parse(id)}/draft`)).ok) found.push(id);
  return found;
}
