import { ownerOf } from '#features/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/listings/server/mandates.ts';
import { hasAccess, peopleAt } from '#features/room-questions/server/access-sql.ts';
import { isPerson } from '#kernel/actor.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { RequestState } from '../domain/request.ts';
import type { RequestRow } from './request-store.ts';

type Room = { id: string; listing_id: string };

const about = ({ id, listing_id }: Room, words: string, line: string): Notice => ({
  kind: 'diligence-moved',
  words,
  lines: [line],
  path: `/deal-rooms/${id}/requests`,
  listingId: listing_id,
});
const roomOf = ({ room_id, listing_id }: RequestRow): Room => ({ id: room_id, listing_id });

/** A buyer asked, for one thing or many: the seller and whoever acts for them learn it in one notice. */
export async function tellSideOfRequests(work: Work, room: Room, many: number): Promise<void> {
  const words =
    many === 1 ? 'A request came into your deal room' : `${many} requests came into your deal room`;
  const line = 'A buyer asks for documents or facts. Sign in to read it, and to say who works on it.';
  await work.notify(await sideOf(work, room), about(room, words, line));
}

/** Somebody is to work on a request now. */
export async function tellHandler(work: Work, row: RequestRow): Promise<void> {
  const words = 'A diligence request was put to you';
  const line = 'Sign in to read it. What you write is for the seller’s side alone.';
  if (row.expert_email !== null) {
    const { listingId: _unknown, ...notice } = about(roomOf(row), words, line);
    return work.notify(await peopleAt(work.db, row.expert_email), {
      ...notice,
      path: '/deal-rooms/questions',
    });
  }
  const person = await handlerOf(work, row);
  if (row.owner !== null && person !== null && !isPerson(work.actor, person))
    await work.notify([person], about(roomOf(row), words, line));
}

/** A request moved: whoever has to act or to know is told, the mover is not. */
export async function tellOfStep(
  work: Work,
  row: RequestRow,
  { from, to }: { from: RequestState; to: RequestState },
): Promise<void> {
  if (to === 'answered') {
    const words =
      from === 'answered'
        ? 'The answer to your diligence request changed'
        : 'Your diligence request was answered';
    return tellAsker(work, row, words, 'Sign in to read the answer.');
  }
  if (to === 'declined')
    return tellAsker(work, row, 'Your diligence request was declined', 'Sign in to read why.');
  if (to === 'in-progress' && row.note !== null) return tellOfNote(work, row);
  if (to === 'reopened') {
    const words = 'A diligence request was opened again';
    const person = await handlerOf(work, row);
    await work.notify(
      person === null ? [] : [person],
      about(roomOf(row), words, 'Sign in to read what is missing in the answer.'),
    );
  }
}

/** Somebody other than the owner wrote what they found. */
async function tellOfNote(work: Work, row: RequestRow): Promise<void> {
  const owner = await ownerOf(work.db, row.listing_id);
  if (owner === null || isPerson(work.actor, owner)) return;
  const words = 'A diligence request waits for your answer';
  const line = 'Somebody who works on it left a note. Sign in to read it, and to answer.';
  await work.notify([owner], about(roomOf(row), words, line));
}

/** Whose access has ended is told nothing more. */
async function tellAsker(work: Work, row: RequestRow, words: string, line: string): Promise<void> {
  const asker = { listingId: row.listing_id, personId: row.asker_id, now: work.now };
  if (await hasAccess(work.db, asker)) await work.notify([row.asker_id], about(roomOf(row), words, line));
}

/** The broker who works on it, as long as they act for the listing; else the owner. */
async function handlerOf(work: Work, row: RequestRow): Promise<string | null> {
  if (row.broker_id !== null) {
    const mandates = await mandatesInForce(work.db, [row.listing_id], work.now);
    if (mandates.some(({ brokerId }) => brokerId === row.broker_id)) return row.broker_id;
  }
  return ownerOf(work.db, row.listing_id);
}

async function sideOf(work: Work, { listing_id }: Room): Promise<string[]> {
  const owner = await ownerOf(work.db, listing_id);
  const brokers = await mandatesInForce(work.db, [listing_id], work.now);
  return [...(owner === null ? [] : [owner]), ...brokers.map(({ brokerId }) => brokerId)];
}
