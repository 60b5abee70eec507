import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { archivesOf, insertArchives } from './archive-store.ts';
import { lockClosedRoom } from './closing-store.ts';
import { makeRoomArchive } from './job-names.ts';

/** A room closed without a deciding broker has no broker copy, so it is requested now. */
export async function onMandateBegan(
  work: Work,
  { listingId, mayApprove }: DomainEventOf<'mandate-began'>,
): Promise<void> {
  if (!mayApprove) return;
  // Closing locks the room before it looks for engagements: it either finds this one, or is found here.
  const room = await lockClosedRoom(work.db, listingId);
  if (!room) return;
  const there = await archivesOf(work.db, room.id);
  if (there.some(({ audience }) => audience === 'broker')) return;
  const id = work.newId();
  await insertArchives(work.db, [
    { id, room_id: room.id, audience: 'broker', person_id: null, asked_at: work.now },
  ]);
  await work.enqueue(makeRoomArchive, { archiveId: id });
}
