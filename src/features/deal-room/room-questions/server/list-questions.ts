import { roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { QuestionView } from '../contract.ts';
import { confirmedAddress } from './access-sql.ts';
import { standingIn, standingOf, viewOfQuestion } from './question-sight.ts';
import { findQuestion, questionsForBuyer, questionsForExpert, questionsOfRoom } from './question-store.ts';

type Query = { after?: string | undefined; size: number };
type Page = { items: QuestionView[]; next: string | null };

export async function getQuestion(reading: Reading, id: string): Promise<QuestionView> {
  const row = await findQuestion(reading.db, id);
  if (!row) throw new Refused('not-found');
  return viewOfQuestion(reading, row, await standingOf(reading, row));
}

export async function listQuestions(reading: Reading, roomId: string, query: Query): Promise<Page> {
  const sight = await roomSightOf(reading, roomId);
  const standing = await standingIn(reading, sight);
  const page = { cursor: query.after ? decodeCursor(query.after) : null, limit: query.size + 1 };
  if (standing.readable === null) {
    const rows = await questionsOfRoom(reading.db, roomId, page);
    return toPage(
      rows,
      query.size,
      (row) => ({ at: row.asked_at, id: row.id }),
      (row) => viewOfQuestion(reading, row, standing),
    );
  }
  const { personId } = signedIn(reading.actor);
  const rows = await questionsForBuyer(
    reading.db,
    { roomId, personId, readable: [...standing.readable] },
    page,
  );
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.shown_at, id: row.id }),
    (row) => viewOfQuestion(reading, row, standing),
  );
}

export async function listRoutedQuestions(reading: Reading, query: Query): Promise<Page> {
  const address = await confirmedAddress(reading.db, signedIn(reading.actor).personId);
  if (address === null) return { items: [], next: null };
  const page = { cursor: query.after ? decodeCursor(query.after) : null, limit: query.size + 1 };
  const rows = await questionsForExpert(reading.db, address, page);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.asked_at, id: row.id }),
    (row) => viewOfQuestion(reading, row, { party: 'expert', decides: false, readable: null }),
  );
}
