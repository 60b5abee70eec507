import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { keptWorld } from '#test/support/kept-world.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { aRoom, withFolders } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const theRoom = { kind: 'room' } as const;

const keptRoom = keptWorld('a room to ask about', async (database) => {
  const { folder: _, ...world } = await aRoom(database);
  const { seller, room } = world;
  const open = await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
  const later = await addText(seller, room, '06.03', { name: 'Payroll of May.txt', text: 'Pay.' });
  await publish(seller, room.id);
  await giveRight(seller, room.id, { subject: everyone, target: theRoom, level: 'view' });
  return { ...world, open: open.document, later: later.document };
});

export async function askedRoom(database: CopiedDatabase) {
  return withFolders(await keptRoom(database));
}
