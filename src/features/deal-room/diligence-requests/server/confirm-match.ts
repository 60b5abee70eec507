import { dayOf } from '#kernel/days.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { RequestView } from '../diligence-shapes.ts';
import { readRequest } from '../domain/matching/match-request.ts';
import { isWaiting } from '../domain/request.ts';
import { holdRequest } from './hold-request.ts';
import { keepSaid } from './match-store.ts';
import { documentsInRoom } from './request-store.ts';
import { stateOf, viewOfOne } from './request-views.ts';
import { wordsKey } from './room-matches.ts';

/**
 * The seller's side says whether documents answer a request; it holds for all requests of the room in these words.
 * Throws Refused('invalid-transition') for documents that end before the period that is asked for.
 */
export async function confirmMatch(
  work: Work,
  id: string,
  { documentIds, holds }: { documentIds: readonly string[]; holds: boolean },
): Promise<RequestView> {
  const { row, standing } = await holdRequest(work, id);
  if (standing.party === 'asker' || standing.party === 'expert') throw new Refused('not-your-move');
  if (!standing.decides) throw new Refused('seller-decides');
  if (!isWaiting(stateOf(row))) throw new Refused('invalid-transition');
  const wanted = [...new Set(documentIds)];
  const there = await documentsInRoom(work.db, { roomId: row.room_id, ids: wanted });
  if (there.size < wanted.length) throw new Refused('no-such-target');
  const words = wordsKey(readRequest(row, dayOf(work.now)).key);
  const by = signedIn(work.actor).personId;
  await keepSaid(work.db, { roomId: row.room_id, words, holds, by, at: work.now }, wanted);
  const subject = { type: 'diligence-request', id };
  await work.audit({ action: 'diligence-matched', subject, detail: { documents: wanted.length, holds } });
  const view = await viewOfOne(work, row, standing);
  if (holds && view.match?.state === 'expired') throw new Refused('invalid-transition');
  return view;
}
