import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { holdAnyRoomToDecide } from './hold-room.ts';
import { touchRoom } from './room-store.ts';

/** Also for a closed room, which its buyer goes on reading. */
export async function setSecondFactor(work: Work, roomId: string, required: boolean) {
  const { room } = await holdAnyRoomToDecide(work, roomId);
  if (required === (room.second_factor_since !== null)) return { required };
  if (required && !signedIn(work.actor).secondFactor) throw new Refused('own-second-factor-first');
  await touchRoom(work.db, roomId, { second_factor_since: required ? work.now : null });
  const subject = { type: 'deal-room', id: roomId };
  const act = 'room-second-factor-set';
  work.record({ act, listingId: room.listing_id, buyerId: null, subject, detail: { required } });
  await work.audit({ action: act, subject, detail: { required } });
  return { required };
}
