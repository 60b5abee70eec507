import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { archivesOf, insertArchives } from './archive-store.ts';
import { lockClosedRoom } from './closing-store.ts';
import { makeRoomArchive } from './job-names.ts';

/** A room that was closed when no broker could decide in it has no copy for one: now it is wanted. */
export async function onMandateBegan(
  work: Work,
  { listingId, mayApprove }: DomainEventOf<'mandate-began'>,
): Promise<void> {
  if (!mayApprove) return;
  // Closing holds the room while it looks for mandates: either it finds this one, or it is found closed here.
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
