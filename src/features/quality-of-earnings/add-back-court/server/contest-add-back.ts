import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { contestAddBack as contract } from '../contract.ts';
import { claimedOf } from '../domain/three-sums.ts';
import { tellSideOfContest } from './court-notices.ts';
import { courtSightOf } from './court-sight.ts';
import { findContest, insertContest } from './court-store.ts';

export async function contestAddBack(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await courtSightOf(work, params.id);
  await holdOpenRoom(work, params.id);
  const { docket, sight } = await courtSightOf(work, params.id);
  if (sight.buyer === null) throw new Refused('court-own-room');
  const item = docket?.items.find(({ id }) => id === body.adjustmentId);
  if (!docket || !item) throw new Refused('not-found');
  const claimed = claimedOf(item, docket.standings);
  if (claimed <= 0) throw new Refused('court-not-raising');
  const id = work.newId();
  const { personId } = sight.buyer;
  const added = await insertContest(work.db, {
    ...{ id, room_id: params.id, review_id: docket.reviewId, adjustment_id: item.id, buyer_id: personId },
    ...{ code: item.code, contested: claimed, reason: body.reason, words: body.words },
    ...{ state: 'contested', contested_at: work.now },
  });
  if (!added) throw new Refused('court-contested');
  const subject = { type: 'add-back-contest', id };
  const detail = { adjustmentId: item.id, reason: body.reason };
  const act = 'add-back-contested';
  work.record({ act, listingId: sight.room.listing_id, buyerId: personId, party: 'buyer', subject, detail });
  await work.audit({ action: act, subject, detail });
  const row = await findContest(work.db, id);
  if (!row) throw new Error('the contest was added and is gone');
  await tellSideOfContest(work, row, 'contested');
  return { id };
}
