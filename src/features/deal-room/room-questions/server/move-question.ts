import type { z } from 'zod';
import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { moveQuestion as contract, QuestionView } from '../contract.ts';
import {
  bringsAnswer,
  isAnswered,
  isPublic,
  type QuestionParty,
  type QuestionState,
  questionRefusal,
} from '../domain/question.ts';
import { hasAccess } from './access-sql.ts';
import { tellOfMove } from './notices.ts';
import { type Standing, standingOf, storedState, viewOfQuestion } from './question-sight.ts';
import { findQuestion, lockQuestion, type QuestionRow, writeQuestion } from './question-store.ts';

type Asked = z.output<(typeof contract)['body']>;
type Routing = NonNullable<Asked['route']>;
const takenWith = [
  ['route', 'routed'],
  ['publicQuestion', 'published'],
  ['reason', 'declined'],
] as const;
type Room = { id: string; listing_id: string };

export async function moveQuestion(work: Work, id: string, asked: Asked): Promise<QuestionView> {
  const seen = await findQuestion(work.db, id);
  if (!seen) throw new Refused('not-found');
  await standingOf(work, seen);
  await holdOpenRoom(work, seen.room_id);
  const row = await lockQuestion(work.db, id);
  if (!row) throw new Refused('not-found');
  const standing = await standingOf(work, row);
  const party = moverOf(standing);
  const from = storedState(row.state);
  if (asked.version !== row.version) throw new Refused('stale');
  const { route, answer = null, publicQuestion = null, reason = null } = asked;
  const said = { route: route?.kind ?? null, answer, publicQuestion, reason, decides: standing.decides };
  const refusal = questionRefusal(from, asked.to, party, said);
  if (refusal) throw new Refused(refusal, { from, to: asked.to });
  refuseStray(from, asked);
  const room = { id: row.room_id, listing_id: row.listing_id };
  const routed = asked.to === 'routed' && asked.route ? await checkedRoute(work, room, asked.route) : {};
  if (!(await writeQuestion(work.db, row, { ...changesOf(row, asked, work.now), ...routed })))
    throw new Refused('stale');
  await record(work, room, row, { from, to: asked.to, party });
  const after = await findQuestion(work.db, id);
  if (!after) throw new Error('the question is locked and gone');
  await tellOfMove(work, room, { ...after, answered_at: row.answered_at }, asked.to);
  return viewOfQuestion(work, after, standing);
}

/** Rejects fields that this move would not store. Throws Refused('invalid-fields'). */
function refuseStray(from: QuestionState, asked: Asked): void {
  const stray: string[] = takenWith.flatMap(([field, step]) =>
    step !== asked.to && asked[field] !== undefined ? [field] : [],
  );
  if (asked.answer !== undefined && !bringsAnswer(from, asked.to)) stray.push('answer');
  const fields = Object.fromEntries(stray.map((field) => [field, ['Does not go with this step.']]));
  if (stray.length > 0) throw new Refused('invalid-fields', { fields });
}

function moverOf({ party }: Standing): QuestionParty {
  if (party === 'reader') throw new Refused('not-your-move');
  return party;
}

function changesOf(row: QuestionRow, { to, answer, publicQuestion, reason }: Asked, now: Date) {
  return {
    state: to,
    answered_at: isAnswered(to) ? (row.answered_at ?? now) : row.answered_at,
    published_at: isPublic(to) ? now : null,
    ...(bringsAnswer(storedState(row.state), to) ? { answer: answer ?? null } : {}),
    ...(to === 'published' ? { public_question: publicQuestion ?? null } : {}),
    ...(to === 'declined' ? { reason: reason ?? null } : {}),
  };
}

/** An expert must not be a buyer, who would read a competitor's question. */
async function checkedRoute(work: Work, { listing_id }: Room, route: Routing) {
  const columns = { route: route.kind, broker_id: null, expert_email: null };
  if (route.kind === 'broker') {
    const mandates = await mandatesInForce(work.db, [listing_id], work.now);
    if (!mandates.some(({ brokerId }) => brokerId === route.id)) throw new Refused('no-such-broker');
    return { ...columns, broker_id: route.id };
  }
  if (route.kind === 'seller') return columns;
  if (await hasAccess(work.db, { listingId: listing_id, address: route.email, now: work.now }))
    throw new Refused('expert-is-buyer');
  return { ...columns, expert_email: route.email };
}

async function record(
  work: Work,
  room: Room,
  row: QuestionRow,
  step: { from: QuestionState; to: QuestionState; party: QuestionParty },
): Promise<void> {
  const subject = { type: 'room-question', id: row.id };
  const detail = { documentId: row.document_id, from: step.from, to: step.to };
  // The ledger of a buyer must not reveal that there is an expert, who acts for the seller's side.
  const party = step.party === 'asker' ? 'buyer' : step.party === 'broker' ? 'broker' : 'seller';
  const act = 'question-moved';
  work.record({ act, listingId: room.listing_id, buyerId: row.asker_id, party, subject, detail });
  await work.audit({ action: act, subject, detail });
}
