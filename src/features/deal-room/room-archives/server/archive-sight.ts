import {
  type Asking,
  type RoomSight,
  roomSightOf,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Audience } from '../domain/closing.ts';
import { type ArchiveRow, archiveFor } from './archive-store.ts';

export type ArchiveSight = {
  sight: RoomSight;
  archive: ArchiveRow | null;
  refusal: 'room-not-closed' | 'seller-decides' | 'archive-not-ready' | null;
};

/**
 * The caller's copy: the owner's, a broker's if the engagement includes approvals, or that of the buyer for
 * whom the room is kept. Throws Refused('not-found') for others.
 */
export async function archiveSightOf(asking: Asking, roomId: string): Promise<ArchiveSight> {
  const sight = await roomSightOf(asking, roomId);
  if (sight.room.closed_at === null) return { sight, archive: null, refusal: 'room-not-closed' };
  if (sight.side === 'broker' && !sight.decides) return { sight, archive: null, refusal: 'seller-decides' };
  const { personId } = signedIn(asking.actor);
  const archive = (await archiveFor(asking.db, { roomId, audience: audienceOf(sight), personId })) ?? null;
  return { sight, archive, refusal: archive?.blob_id ? null : 'archive-not-ready' };
}

function audienceOf({ side }: RoomSight): Audience {
  return side;
}
