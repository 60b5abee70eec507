import { expect } from 'vitest';
import { getNeeds } from '#site/dashboard/contract.ts';
import { askedRoom } from '../rooms/asked-room.ts';
import { test } from '../support/database.ts';
import { expectOk, type Someone } from '../support/people.ts';
import { askAbout, moveQuestion } from '../support/questions.ts';

const answersFor = async (who: Someone) =>
  getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs'))).answers;

test('an answer is on the dashboard of the buyer who asked until they open it, and of no one else', async ({
  fresh,
}) => {
  const { product, seller, buyer, other, listingId, open, room } = await askedRoom(fresh);
  await using _ended = product;
  const question = await askAbout(buyer, open, 'Why did sales rise?');
  await moveQuestion(seller, question, 'drafted', { answer: 'A price rise.' });
  expect(await answersFor(buyer)).toEqual([]);
  await moveQuestion(seller, question, 'approved');
  await moveQuestion(seller, question, 'answered');
  const [answer, ...rest] = await answersFor(buyer);
  expect(answer).toMatchObject({ roomId: room.id, questionId: question, title: expect.stringMatching(/./) });
  expect(rest).toEqual([]);
  for (const who of [seller, other]) expect(await answersFor(who)).toEqual([]);

  const access = fresh.db.updateTable('access_grant').where('listing_id', '=', listingId);
  await access.set({ ended_at: product.clock.now() }).execute();
  expect(await answersFor(buyer)).toEqual([]);
  await access.set({ ended_at: null }).execute();
  expect(await answersFor(buyer)).toHaveLength(1);

  await expectOk(buyer.post(`/api/notifications/${answer?.notificationId}/reading`, {}));
  expect(await answersFor(buyer)).toEqual([]);
});
