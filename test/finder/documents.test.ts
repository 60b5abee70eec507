import { expect } from 'vitest';
import { find } from '#site/finder/contract.ts';
import { aRoom } from '../rooms/a-room.ts';
import { test } from '../support/database.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { addText, giveRight, publish } from '../support/rooms.ts';

const documentsOf = async (who: Someone, q: string) =>
  find.reply.parse(await expectOk(who.get(`/api/find?${new URLSearchParams({ q })}`))).documents;

test('documents of deal rooms are found by those who may open them, and by no one else', async ({
  fresh,
}) => {
  const { product, seller, buyer, room } = await aRoom(fresh);
  await using _ended = product;
  const everyone = { kind: 'everyone' } as const;
  await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
  const lease = await addText(seller, room, '02.01', { name: 'Shop lease.txt', text: 'Five years.' });
  const lawsuit = await addText(seller, room, '06.01', {
    name: 'Lawsuit.txt',
    text: 'The lease was breached.',
  });
  await publish(seller, room.id);
  await product.runJobs();
  expect((await documentsOf(seller, 'lease')).map(({ id }) => id)).toEqual([
    lease.document,
    lawsuit.document,
  ]);
  expect(await documentsOf(buyer, 'lease')).toMatchObject([
    { id: lease.document, page: 1, name: 'Shop lease.txt' },
  ]);
  expect(await documentsOf(await join(product, 'Otto Other'), 'lease')).toEqual([]);
});
