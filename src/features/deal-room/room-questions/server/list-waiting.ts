import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { UnreadAnswer, WaitingQuestions } from '../waiting-shapes.ts';
import { unreadAnswersOf, waitingFor } from './waiting-store.ts';

export async function waitingQuestions(
  { db, actor, now }: Reading,
  limit: number,
): Promise<WaitingQuestions[]> {
  const { personId } = signedIn(actor);
  const rows = await waitingFor(db, { personId, now, limit });
  const listingIds = [...new Set(rows.flatMap(({ listing_id }) => listing_id ?? []))];
  const titles = await listingTitlesFor(db, { personId, admin: false }, listingIds);
  return rows.map((row) => ({
    roomId: row.room_id,
    title: titles.get(row.listing_id ?? '') ?? '',
    as: row.part,
    questions: Number(row.many),
    since: row.since.toISOString(),
  }));
}

export async function unreadAnswers({ db, actor, now }: Reading, limit: number): Promise<UnreadAnswer[]> {
  const { personId } = signedIn(actor);
  const rows = await unreadAnswersOf(db, { personId, now, limit });
  const listingIds = [...new Set(rows.map(({ listing_id }) => listing_id))];
  const titles = await listingTitlesFor(db, { personId, admin: false }, listingIds);
  return rows.map((row) => ({
    notificationId: row.id,
    roomId: row.room_id,
    questionId: row.question_id,
    title: titles.get(row.listing_id) ?? '',
    since: row.since.toISOString(),
  }));
}
