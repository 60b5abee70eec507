import { expect } from 'vitest';
import { longest } from '#features/deal-room/room-questions/contract.ts';
import { giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { moveQuestion, questionOf, questionsIn } from '#test/support/questions.ts';
import { askedRoom } from './asked-room.ts';

const ask = (who: Someone, roomId: string, question: string) =>
  who.post(`/api/deal-rooms/${roomId}/questions`, { question });

test('a question about the business in general has the same steps, emails and permissions', async ({
  fresh,
}) => {
  const world = await askedRoom(fresh);
  await using _ended = world.product;
  const { product, seller, buyer, other, room, listingId } = world;
  const broker = await join(product, 'Wanda Mandate', ['broker']);
  await giveMandate(product, { seller, broker, listingId });
  const { id } = (await expectOk(ask(buyer, room.id, 'Why do you sell now?'))) as { id: string };
  expect(await questionOf(buyer, id)).toMatchObject({
    general: true,
    document: null,
    page: null,
    question: 'Why do you sell now?',
    mine: true,
  });
  expect(await questionsIn(other, room.id)).toEqual([]);
  expect((await other.get(`/api/room-questions/${id}`)).status).toBe(404);
  const [told] = await seller.mails('question-moved');
  expect(told?.body).toContain('It is about the business in general.');
  expect((await questionOf(seller, id)).manage?.asker.id).toBe(buyer.id);

  await moveQuestion(seller, id, 'routed', { route: { kind: 'broker', id: broker.id } });
  const toBroker = (await broker.mails('question-moved')).map(({ body }) => body).join('\n');
  expect(toBroker).toContain('A buyer asked it about the business in general.');
  await moveQuestion(broker, id, 'drafted', { answer: 'I retire.' });
  await moveQuestion(seller, id, 'approved');
  await moveQuestion(seller, id, 'published', { publicQuestion: 'Why the sale?' });
  expect(await questionOf(buyer, id)).toMatchObject({ answer: 'I retire.' });
  expect(await buyer.mails('question-moved')).toHaveLength(1);
  // Once published it is for everyone with access to the room, whatever documents they may read.
  expect(await questionsIn(other, room.id)).toMatchObject([
    { id, general: true, document: null, question: 'Why the sale?', answer: 'I retire.', manage: null },
  ]);
  await moveRequest(seller, world.requests.other, 'denied');
  expect((await other.get(`/api/room-questions/${id}`)).status).toBe(404);
});

test('only a buyer with access to the room can ask about the business, with text and up to a limit', async ({
  fresh,
}) => {
  const world = await askedRoom(fresh);
  await using _ended = world.product;
  const { product, seller, buyer, room } = world;
  const stranger = await join(product, 'Sten Stranger');
  expect((await ask(stranger, room.id, 'Which business is it?')).status).toBe(404);
  expect((await problemOf(await ask(seller, room.id, 'Why?'))).code).toBe('question-own-room');
  for (const question of ['', '   ', 'x'.repeat(longest.question + 1)])
    expect((await ask(buyer, room.id, question)).status).toBe(400);
  await moveRequest(seller, world.requests.buyer, 'denied');
  expect((await ask(buyer, room.id, 'Why now?')).status).toBe(404);
});
