import { ownerOf } from '#features/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { QuestionState } from '../domain/question.ts';
import { hasAccess, peopleAt } from './access-sql.ts';
import type { QuestionRow } from './question-store.ts';

type Room = { id: string; listing_id: string };

const about = ({ id, listing_id }: Room, words: string, line: string): Notice => ({
  kind: 'question-moved',
  words,
  lines: [line],
  path: `/deal-rooms/${id}/questions`,
  listingId: listing_id,
});

/** A buyer asked: the seller and whoever acts for them learn that somebody did. */
export async function tellSideOfQuestion(work: Work, room: Room): Promise<void> {
  const words = 'A question was asked in your deal room';
  const line = 'A buyer asks about a document. Sign in to read it, and to say who works out the answer.';
  await work.notify(await sideOf(work, room), about(room, words, line));
}

/** A question moved: whoever has to act or to know is told; the mover and the other buyers are not. */
export async function tellOfMove(work: Work, room: Room, row: QuestionRow, to: QuestionState): Promise<void> {
  if (to === 'routed') return tellRouted(work, room, row);
  if (to === 'drafted') {
    const line = 'Sign in to read it, to change it, or to approve it.';
    const owner = await ownerOf(work.db, room.listing_id);
    const others = owner === null || isPerson(work.actor, owner) ? [] : [owner];
    return work.notify(others, about(room, 'An answer waits for your approval', line));
  }
  const first = row.answered_at === null;
  if ((to === 'answered' || to === 'published') && first)
    return tellAsker(work, room, row, 'Your question was answered', 'Sign in to read the answer.');
  if (to === 'declined')
    await tellAsker(work, room, row, 'Your question will not be answered', 'Sign in to read why.');
}

/** Whose access has ended is told nothing more. */
async function tellAsker(work: Work, room: Room, row: QuestionRow, words: string, line: string) {
  const asker = { listingId: room.listing_id, personId: row.asker_id, now: work.now };
  if (await hasAccess(work.db, asker)) await work.notify([row.asker_id], about(room, words, line));
}

async function tellRouted(work: Work, room: Room, row: QuestionRow): Promise<void> {
  const words = 'A question was put to you to answer';
  const line =
    'Sign in to read it and to draft the answer. It is approved by the seller before anybody reads it.';
  if (row.expert_email !== null) {
    const { listingId: _unknown, ...notice } = about(room, words, line);
    return work.notify(await peopleAt(work.db, row.expert_email), {
      ...notice,
      path: '/deal-rooms/questions',
    });
  }
  const owner = await ownerOf(work.db, room.listing_id);
  const [person] = [row.broker_id ?? owner].filter((one) => one !== null);
  if (person && !isPerson(work.actor, person)) await work.notify([person], about(room, words, line));
}

async function sideOf(work: Work, { listing_id }: Room): Promise<string[]> {
  const owner = await ownerOf(work.db, listing_id);
  const brokers = await mandatesInForce(work.db, [listing_id], work.now);
  return [...(owner === null ? [] : [owner]), ...brokers.map(({ brokerId }) => brokerId)];
}
