import type { ArchivePart } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { holdAnyRoomToDecide } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { reopeningRefusal } from '../domain/closing.ts';
import { archivesOf, deleteArchives } from './archive-store.ts';
import { writeClosing } from './closing-store.ts';
import { closedReason, getClosure } from './get-closure.ts';

/** Everyone with a grant has access again. The archives are deleted; the next closing makes new ones. */
export async function reopenRoom(work: Work, roomId: string, parts: readonly ArchivePart[]) {
  const { room } = await holdAnyRoomToDecide(work, roomId);
  const listing = await holdListing(work.db, room.listing_id);
  const refusal = reopeningRefusal(closedReason(room), listing?.status ?? 'withdrawn');
  if (refusal) throw new Refused(refusal);
  const open = {
    closed_at: null,
    closed_by: null,
    closed_reason: null,
    closed_note: null,
    kept_for: null,
    kept_stage: null,
  };
  if (!(await writeClosing(work.db, room, open))) throw new Refused('stale');
  const archives = await archivesOf(work.db, roomId);
  await deleteArchives(
    work.db,
    archives.map(({ id }) => id),
  );
  const subject = { type: 'deal-room', id: roomId };
  work.record({ act: 'room-reopened', listingId: room.listing_id, buyerId: null, subject });
  await work.audit({ action: 'room-reopened', subject });
  return getClosure(work, roomId, parts);
}
