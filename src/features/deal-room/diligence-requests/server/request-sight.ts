import {
  type Asking,
  type RoomSight,
  roomSightOf,
  unlessHidden,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { requireExpert } from '#features/deal-room/room-questions/server/require-expert.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { RequestParty } from '../domain/request.ts';
import type { RequestRow } from './request-store.ts';

/** `sight`: `null` for an expert, who has no room. */
export type Standing = { party: RequestParty; decides: boolean; sight: RoomSight | null };

/** Throws Refused('not-found') for other buyers, and for the one who asked once their access has ended. */
export async function standingOf(asking: Asking, row: RequestRow): Promise<Standing> {
  const sight = await unlessHidden(roomSightOf(asking, row.room_id));
  if (sight === null) {
    await requireExpert(asking, row.expert_email);
    return { party: 'expert', decides: false, sight: null };
  }
  if (sight.buyer !== null && !isPerson(asking.actor, row.asker_id)) throw new Refused('not-found');
  return standingIn(sight);
}

/** The role for a whole list: a buyer's list holds only their own requests. */
export function standingIn(sight: RoomSight): Standing {
  const { side, decides } = sight;
  return { party: side === 'buyer' ? 'asker' : side, decides, sight };
}
