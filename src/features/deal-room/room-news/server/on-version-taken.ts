import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { markSeen } from './news-store.ts';

/** Who took a file has it: it is not new to them any more, with or without pages. */
export async function onRoomVersionTaken(
  { db, now }: Work,
  { personId, roomId, documentId, versionId }: DomainEventOf<'room-version-taken'>,
): Promise<void> {
  await markSeen(db, { roomId, personId }, { documentId, versionId }, now);
}
