import { isOnSellerSide } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { isInScope } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { KeptEvidence } from '../domain/evidence.ts';
import { roomsOfReview } from './evidence-store.ts';
import { opensNames } from './evidence-view.ts';
import { evidenceBasis, namesHiddenFromBuyers, referencesOf, roomOfNames } from './references-of.ts';

/**
 * Whether a person of a review may read what a databook or report with names calls its documents, since it is made for
 * buyers: who is invited to the books may not open them all, nor may a program without the scope of their area, or a session
 * that lacks what their room asks for. `made`: the evidence that it was made from.
 */
export async function mayReadNames(
  reading: Reading,
  review: OpenReview,
  made: KeptEvidence,
): Promise<boolean> {
  if (made.evidence === '') return true;
  const { db } = reading;
  const { evidence } = await evidenceBasis(db, review.id);
  if (made.evidence !== evidence) return review.side !== 'helper' && opensAll(reading, review, made);
  const hidden = await namesHiddenFromBuyers(db, review.id);
  const named = [...(await referencesOf(db, review.id)).values()]
    .flat()
    .flatMap((one) => (one.kind === 'bank' || one.standing !== 'stands' || hidden.has(one.id) ? [] : [one]));
  return named.every(await opensNames(reading, review, named));
}

/** What it named cannot be told any more, only where. Nothing asks for a second factor in place of a room that is gone. */
async function opensAll(reading: Reading, { id }: OpenReview, { room }: KeptEvidence): Promise<boolean> {
  const areas = ['health-checks:read', 'deal-rooms:read'] as const;
  if (!areas.every((area) => isInScope(reading.actor, area))) return false;
  const rooms = await roomsOfReview(reading.db, id);
  for (const one of rooms)
    if ((room === undefined || room === one.id) && !(await isOnSellerSide(reading, one.id))) return false;
  return true;
}

/**
 * Names of documents are chosen for the buyers of one room. Throws Refused('names-of-another-room') where what was made is to
 * go into another. `made`: the evidence that it was made from.
 */
export async function refuseOtherRoom(
  db: Reader,
  { reviewId, roomId }: { reviewId: string; roomId: string },
  made: KeptEvidence,
): Promise<void> {
  if (made.evidence === '') return;
  const room = made.room === undefined ? await roomOfNames(db, reviewId) : made.room;
  if (room !== null && room !== roomId) throw new Refused('names-of-another-room');
}
