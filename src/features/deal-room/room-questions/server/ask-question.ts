import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import {
  documentSightOf,
  type RoomSight,
  roomSightOf,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { mostOpen, type QuestionView } from '../contract.ts';
import { lockAccess } from './access-sql.ts';
import { getQuestion } from './list-questions.ts';
import { tellSideOfQuestion } from './notices.ts';
import { countOpen, insertQuestion } from './question-store.ts';

export async function askQuestion(
  work: Work,
  documentId: string,
  { page, question }: { page: number | null; question: string },
): Promise<QuestionView> {
  const { sight, document } = await documentSightOf(work, documentId);
  return ask(work, sight, { documentId: document.id, page, question });
}

export async function askGeneralQuestion(
  work: Work,
  roomId: string,
  { question }: { question: string },
): Promise<QuestionView> {
  return ask(work, await roomSightOf(work, roomId), { documentId: null, page: null, question });
}

type Asked = { documentId: string | null; page: number | null; question: string };

async function ask(work: Work, { room, buyer }: RoomSight, { documentId, page, question }: Asked) {
  if (buyer === null) throw new Refused('question-own-room');
  await holdOpenRoom(work, room.id);
  const { personId } = buyer;
  if (!(await lockAccess(work.db, { listingId: room.listing_id, personId, now: work.now })))
    throw new Refused('not-found');
  if ((await countOpen(work.db, { roomId: room.id, askerId: personId })) >= mostOpen)
    throw new Refused('questions-full');
  const id = work.newId();
  await insertQuestion(work.db, {
    id,
    room_id: room.id,
    document_id: documentId,
    page,
    asker_id: personId,
    question,
    state: 'asked',
    asked_at: work.now,
  });
  const subject = { type: 'room-question', id };
  work.record({
    act: 'question-asked',
    listingId: room.listing_id,
    buyerId: personId,
    subject,
    detail: { documentId, page },
  });
  await work.audit({ action: 'question-asked', subject, detail: { roomId: room.id } });
  await tellSideOfQuestion(work, room, { id, askerId: personId, general: documentId === null });
  return getQuestion(work, id);
}
