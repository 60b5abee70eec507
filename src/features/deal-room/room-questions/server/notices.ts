import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import { easternDay } from '#kernel/eastern-time.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { QuestionState } from '../domain/question.ts';
import { hasAccess, peopleAt } from './access-sql.ts';
import type { QuestionRow } from './question-store.ts';

type Room = { id: string; listing_id: string };
type About = { room: Room; questionId: string };
type Words = { words: string; lines: readonly string[] };

const about = ({ room, questionId }: About, { words, lines }: Words): Notice => ({
  kind: 'question-moved',
  words,
  lines,
  path: `/deal-rooms/${room.id}/questions?question=${questionId}`,
  listingId: room.listing_id,
});
/** Only for the seller's side, which may know who asks. */
const aboutBuyer = (which: About, buyerId: string, said: Words): Notice => ({
  ...about(which, said),
  who: { part: 'Buyer', personId: buyerId },
});

const aboutWhat = (general: boolean) => (general ? 'about the business in general' : 'about a document');

export async function tellSideOfQuestion(
  work: Work,
  room: Room,
  { id, askerId, general }: { id: string; askerId: string; general: boolean },
): Promise<void> {
  const said = {
    words: 'A buyer asked a question in your deal room',
    lines: [
      `It is ${aboutWhat(general)}. Read it, then draft the answer, or assign it to a broker or an expert.`,
    ],
  };
  await work.notify(await sideOf(work, room), aboutBuyer({ room, questionId: id }, askerId, said));
}

export async function tellOfMove(work: Work, room: Room, row: QuestionRow, to: QuestionState): Promise<void> {
  if (to === 'routed') return tellRouted(work, room, row);
  if (to === 'drafted') return tellOfDraft(work, room, row);
  const which = `It is the question that you asked on ${easternDay(row.asked_at)}.`;
  if ((to === 'answered' || to === 'published') && row.answered_at === null)
    return tellAsker(work, room, row, {
      words: 'Your question was answered',
      lines: [which, 'The seller’s side approved the answer. You can read it in the deal room now.'],
    });
  if (to === 'declined')
    await tellAsker(work, room, row, {
      words: 'Your question will not be answered',
      lines: [which, 'The seller’s side declined it. The reason is on the page.'],
    });
}

async function tellOfDraft(work: Work, room: Room, row: QuestionRow): Promise<void> {
  const owner = await ownerOf(work.db, room.listing_id);
  if (owner === null || isPerson(work.actor, owner)) return;
  const by = row.expert_email === null ? 'Your broker' : 'The expert whom you asked';
  const said = {
    words: 'An answer is waiting for your approval',
    lines: [
      `${by} drafted an answer to a buyer’s question. Read it, change it if you like, then approve it.`,
    ],
  };
  await work.notify([owner], aboutBuyer({ room, questionId: row.id }, row.asker_id, said));
}

/** Skipped if the buyer's access has ended. */
async function tellAsker(work: Work, room: Room, row: QuestionRow, said: Words) {
  const asker = { listingId: room.listing_id, personId: row.asker_id, now: work.now };
  if (await hasAccess(work.db, asker))
    await work.notify([row.asker_id], about({ room, questionId: row.id }, said));
}

async function tellRouted(work: Work, room: Room, row: QuestionRow): Promise<void> {
  const words = 'A question was assigned to you';
  const what = aboutWhat(row.document_id === null);
  const next = 'Read it and draft the answer. The seller approves it before any buyer reads it.';
  if (row.expert_email !== null) {
    const lines = [`A seller asks for your help with a question that a buyer has ${what}.`, next];
    const { listingId: _unknown, ...notice } = about({ room, questionId: row.id }, { words, lines });
    return work.notify(await peopleAt(work.db, row.expert_email), {
      ...notice,
      path: `/deal-rooms/questions?question=${row.id}`,
    });
  }
  const owner = await ownerOf(work.db, room.listing_id);
  const [person] = [row.broker_id ?? owner].filter((one) => one !== null);
  const lines = [`A buyer asked it ${what}.`, next];
  if (person && !isPerson(work.actor, person))
    await work.notify([person], aboutBuyer({ room, questionId: row.id }, row.asker_id, { words, lines }));
}

async function sideOf(work: Work, { listing_id }: Room): Promise<string[]> {
  const owner = await ownerOf(work.db, listing_id);
  const brokers = await mandatesInForce(work.db, [listing_id], work.now);
  return [...(owner === null ? [] : [owner]), ...brokers.map(({ brokerId }) => brokerId)];
}
