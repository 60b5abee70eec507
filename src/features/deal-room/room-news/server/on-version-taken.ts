import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { markSeen } from './news-store.ts';

/** A downloaded version is no longer new, whether it has pages or not. */
export async function onRoomVersionTaken(
  { db, now }: Work,
  { personId, roomId, documentId, versionId }: DomainEventOf<'room-version-taken'>,
): Promise<void> {
  await markSeen(db, { roomId, personId }, { documentId, versionId }, now);
}
