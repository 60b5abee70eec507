import {
  type Asking,
  type RoomSight,
  roomSightOf,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { RequestParty } from '../domain/request.ts';
import type { RequestRow } from './request-store.ts';

/** `sight`: `null` for an expert, who has no room. */
export type Standing = { party: RequestParty; decides: boolean; sight: RoomSight | null };

/** Throws Refused('not-found') for other buyers, and for the one who asked once their access has ended. */
export async function standingOf(asking: Asking, row: RequestRow): Promise<Standing> {
  const sight = await sightOrNull(asking, row.room_id);
  if (sight === null) return expertStanding(asking, row);
  if (sight.buyer !== null && !isPerson(asking.actor, row.asker_id)) throw new Refused('not-found');
  return standingIn(sight);
}

/** The role for a whole list: a buyer's list holds only their own requests. */
export function standingIn(sight: RoomSight): Standing {
  const { side, decides } = sight;
  return { party: side === 'buyer' ? 'asker' : side, decides, sight };
}

async function expertStanding({ actor, db }: Asking, row: RequestRow): Promise<Standing> {
  const address = row.expert_email && (await confirmedAddress(db, signedIn(actor).personId));
  if (!address || address !== row.expert_email) throw new Refused('not-found');
  return { party: 'expert', decides: false, sight: null };
}

async function sightOrNull(asking: Asking, roomId: string): Promise<RoomSight | null> {
  try {
    return await roomSightOf(asking, roomId);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return null;
    throw error;
  }
}
