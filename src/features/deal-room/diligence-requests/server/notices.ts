import { hasAccess, peopleAt } from '#features/deal-room/room-questions/server/access-sql.ts';
import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import { longDay } from '#kernel/days.ts';
import { easternDay } from '#kernel/eastern-time.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { RequestState } from '../domain/request.ts';
import type { RequestRow } from './request-store.ts';

type Room = { id: string; listing_id: string; requestId?: string };
type Words = { words: string; lines: readonly string[] };

const about = ({ id, listing_id, requestId }: Room, { words, lines }: Words): Notice => ({
  kind: 'diligence-moved',
  words,
  lines,
  path: `/deal-rooms/${id}/requests${requestId ? `?request=${requestId}` : ''}`,
  listingId: listing_id,
});
/** Only for the seller's side, which may know who asks. */
const aboutBuyer = (room: Room, buyerId: string, said: Words): Notice => ({
  ...about(room, said),
  who: { part: 'Buyer', personId: buyerId },
});
const roomOf = ({ id, room_id, listing_id }: RequestRow): Room => ({
  id: room_id,
  listing_id,
  requestId: id,
});

export async function tellSideOfRequests(
  work: Work,
  room: Room,
  { buyerId, many }: { buyerId: string; many: number },
): Promise<void> {
  const said = {
    words:
      many === 1
        ? 'A buyer sent a diligence request in your deal room'
        : `A buyer sent ${many} diligence requests in your deal room`,
    lines: [
      many === 1
        ? 'Read what the buyer asks for. Then answer it, or assign it to a broker or an expert.'
        : 'Read what the buyer asks for. Then answer the requests, or assign them to a broker or an expert.',
    ],
  };
  await work.notify(await sideOf(work, room), aboutBuyer(room, buyerId, said));
}

export async function tellHandler(work: Work, row: RequestRow): Promise<void> {
  const words = 'A diligence request was assigned to you';
  const due = row.due_day === null ? [] : [`The buyer needs it by ${longDay(row.due_day)}.`];
  const privately = 'What you write is read by the seller’s side alone.';
  if (row.expert_email !== null) {
    const lines = ['A seller asks for your help with a question that a buyer has.', ...due, privately];
    const { listingId: _unknown, ...notice } = about(roomOf(row), { words, lines });
    return work.notify(await peopleAt(work.db, row.expert_email), {
      ...notice,
      path: `/deal-rooms/questions?request=${row.id}`,
    });
  }
  const person = await handlerOf(work, row);
  const lines = [`It is the buyer’s request no. ${row.number}.`, ...due, privately];
  if (row.owner !== null && person !== null && !isPerson(work.actor, person))
    await work.notify([person], aboutBuyer(roomOf(row), row.asker_id, { words, lines }));
}

export async function tellOfStep(
  work: Work,
  row: RequestRow,
  { from, to }: { from: RequestState; to: RequestState },
): Promise<void> {
  const which = `It is your request no. ${row.number}, sent on ${easternDay(row.asked_at)}.`;
  if (to === 'answered') {
    const again = from === 'answered';
    const words = again
      ? 'The answer to your diligence request changed'
      : 'Your diligence request was answered';
    return tellAsker(work, row, {
      words,
      lines: [which, 'Read the answer, then accept it or say what is missing.'],
    });
  }
  if (to === 'declined')
    return tellAsker(work, row, {
      words: 'Your diligence request was declined',
      lines: [which, 'The seller’s side will not answer it. The reason is on the page.'],
    });
  if (to === 'in_progress' && row.note !== null) return tellOfNote(work, row);
  if (to === 'reopened') {
    const person = await handlerOf(work, row);
    const said = {
      words: 'A diligence request was opened again',
      lines: [
        `The buyer was not satisfied with the answer to request no. ${row.number}, and says what is missing.`,
      ],
    };
    await work.notify(person === null ? [] : [person], aboutBuyer(roomOf(row), row.asker_id, said));
  }
}

/** One notice for each buyer. */
export async function tellOfAnswers(work: Work, rows: readonly RequestRow[]): Promise<void> {
  for (const own of Map.groupBy(rows, ({ asker_id }) => asker_id).values()) {
    const [first] = own;
    if (!first) continue;
    const many = own.length;
    const words =
      many === 1 ? 'Your diligence request was answered' : `${many} of your diligence requests were answered`;
    const lines = ['Open the documents, then accept each answer or say what is missing.'];
    const asker = { listingId: first.listing_id, personId: first.asker_id, now: work.now };
    const room = many === 1 ? roomOf(first) : { id: first.room_id, listing_id: first.listing_id };
    if (await hasAccess(work.db, asker)) await work.notify([first.asker_id], about(room, { words, lines }));
  }
}

/** Skipped if the owner wrote the note. */
async function tellOfNote(work: Work, row: RequestRow): Promise<void> {
  const owner = await ownerOf(work.db, row.listing_id);
  if (owner === null || isPerson(work.actor, owner)) return;
  const by = row.expert_email === null ? 'Your broker' : 'The expert whom you asked';
  const said = {
    words: 'A diligence request is waiting for your answer',
    lines: [`${by} left a note on request no. ${row.number}. Read it, then answer the buyer.`],
  };
  await work.notify([owner], aboutBuyer(roomOf(row), row.asker_id, said));
}

/** Skipped if the buyer's access has ended. */
async function tellAsker(work: Work, row: RequestRow, said: Words): Promise<void> {
  const asker = { listingId: row.listing_id, personId: row.asker_id, now: work.now };
  if (await hasAccess(work.db, asker)) await work.notify([row.asker_id], about(roomOf(row), said));
}

/** The assigned broker while the engagement lasts; otherwise the listing's owner. */
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
