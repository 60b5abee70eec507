import { expect } from 'vitest';
import { z } from 'zod';
import { questionStates, routes } from '#features/deal-room/room-questions/domain/question.ts';
import { questionWaitsFor, type WaitingPart } from '#features/deal-room/room-questions/domain/waiting.ts';
import { askedRoom } from '../rooms/asked-room.ts';
import { confirmEmail, giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { askAbout, moveQuestion } from '../support/questions.ts';

const needs = z.object({
  questions: z.array(z.object({ as: z.string(), roomId: z.string().nullable(), questions: z.number() })),
});
const questionsFor = async (who: Someone) =>
  needs.parse(await expectOk(who.get('/api/dashboard/needs'))).questions;

test('buyers’ questions wait for the person who has to act next, as the rule says', async ({ fresh }) => {
  const world = await askedRoom(fresh);
  await using _ended = world.product;
  const { product, seller, buyer, listingId, open, room } = world;
  expect(await questionsFor(seller)).toEqual([]);
  const screening = await join(product, 'Sid Screens', ['broker']);
  const deciding = await join(product, 'Dee Decides', ['broker']);
  const expert = await join(product, 'Cass Pennington');
  await confirmEmail(product, expert);
  await giveMandate(product, { seller, broker: screening, listingId });
  const mandate = await giveMandate(product, { seller, broker: deciding, listingId, mayApprove: true });

  const put = async (route: object | null, to: 'routed' | 'drafted' | 'approved' | 'declined' | null) => {
    const id = await askAbout(buyer, open, 'Why did sales rise?');
    if (route) await moveQuestion(seller, id, 'routed', { route });
    if (to === 'drafted' || to === 'approved')
      await moveQuestion(seller, id, 'drafted', { answer: 'A price rise.' });
    if (to === 'approved') await moveQuestion(seller, id, 'approved');
    if (to === 'declined') await moveQuestion(seller, id, 'declined', { reason: 'Not now' });
  };
  await put(null, null);
  await put(null, 'drafted');
  await put(null, 'approved');
  await put(null, 'declined');
  await put({ kind: 'seller' }, 'routed');
  await put({ kind: 'broker', id: deciding.id }, 'routed');
  await put({ kind: 'expert', email: expert.email }, 'routed');

  const byRule = async (who: Someone, part: WaitingPart, decides: boolean) => {
    const rows = await product.database.db.selectFrom('room_question').selectAll().execute();
    const ended = await product.database.db
      .selectFrom('mandate')
      .select('broker_id')
      .where('ended_at', 'is not', null)
      .execute();
    return rows.filter((row) => {
      const state = questionStates.find((one) => one === row.state);
      if (!state) throw new Error('a state of no kind');
      return questionWaitsFor(part, {
        state,
        route: routes.find((one) => one === row.route) ?? null,
        routedHere: row.broker_id === who.id || row.expert_email === who.email,
        routedBrokerActs: row.broker_id !== null && !ended.some((one) => one.broker_id === row.broker_id),
        decides,
      });
    }).length;
  };
  const agree = async (who: Someone, part: WaitingPart, decides: boolean, many: number) => {
    expect(await byRule(who, part, decides)).toBe(many);
    const roomId = part === 'expert' ? null : room.id;
    expect(await questionsFor(who)).toEqual(many === 0 ? [] : [{ as: part, roomId, questions: many }]);
  };
  await agree(seller, 'seller', true, 4);
  await agree(screening, 'broker', false, 2);
  await agree(deciding, 'broker', true, 4);
  await agree(expert, 'expert', false, 1);
  expect(await questionsFor(buyer)).toEqual([]);
  await expectOk(seller.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
  await agree(seller, 'seller', true, 5);
  expect(await questionsFor(deciding)).toEqual([]);
});
