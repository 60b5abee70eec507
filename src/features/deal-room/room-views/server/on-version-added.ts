import { mannerOf } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { convertRoomFiles, readRoomPages } from './job-names.ts';

export async function onRoomVersionAdded(
  work: Work,
  { fileKind }: DomainEventOf<'room-version-added'>,
): Promise<void> {
  await work.enqueue(mannerOf(fileKind) === 'office' ? convertRoomFiles : readRoomPages, {});
}
