import { randomBytes } from 'node:crypto';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { type ClosureView, getClosure } from '#features/deal-room/room-archives/contract.ts';
import { giveMandate } from '#test/support/broker.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import type { TestProductOptions } from '#test/support/product.ts';
import { askAbout, moveQuestion } from '#test/support/questions.ts';
import { addText, announce, giveRight, publish, sendBytes, type TestRoom } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
export const closureOf = async (someone: Someone, room: Pick<TestRoom, 'id'>): Promise<ClosureView> =>
  getClosure.reply.parse(await expectOk(someone.get(`/api/deal-rooms/${room.id}/closure`)));

export async function fullRoom(database: CopiedDatabase, options?: TestProductOptions) {
  const world = await aRoom(database, options);
  const { product, seller, buyer, other, listingId, room, folder } = world;
  const broker = await join(product, 'Wanda Mandate', ['broker']);
  await giveMandate(product, { seller, broker, listingId, mayApprove: true });
  const big = randomBytes(partBytes + 12_345);
  const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: '損益 2024.qbw', bytes: big }]);
  await expectOk(sendBytes(seller, id, 0, big.subarray(0, partBytes)));
  await expectOk(sendBytes(seller, id, partBytes, big.subarray(partBytes)));
  const open = await addText(seller, room, '02.01', { name: 'nul.txt', text: 'Sales rose.' });
  const looked = await addText(seller, room, '02.01', { name: '=cmd|x.txt', text: 'Only to look at.' });
  const late = await addText(seller, room, '06.01', { name: 'Return.txt', text: 'A tax return.' });
  await publish(seller, room.id);
  await addText(seller, room, '02.01', { name: 'nul.txt', text: 'Sales rose twice.' });
  const held = await addText(seller, room, '09.01', { name: 'Payroll.txt', text: 'SSN 219-09-9999' });
  await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'original' });
  const viewOnly = { kind: 'document', id: looked.document } as const;
  await giveRight(seller, room.id, { subject: everyone, target: viewOnly, level: 'view' });
  const mine = await askAbout(buyer, open.document, 'Why did sales rise?');
  await moveQuestion(seller, mine, 'drafted', { answer: 'New trucks.' });
  await moveQuestion(seller, mine, 'approved');
  await moveQuestion(seller, mine, 'answered');
  await askAbout(other, open.document, 'A secret of another buyer?');
  return { ...world, broker, big, documents: { open, looked, late, held } };
}
