import type { z } from 'zod';
import { foldersShown } from '#features/deal-room/deal-rooms/server/get-room.ts';
import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import {
  type RoomSight,
  readableDocuments,
  roomSightOf,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { lockAccess } from '#features/deal-room/room-questions/server/access-sql.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { most, type requestContent } from '../diligence-shapes.ts';
import { tellSideOfRequests } from './notices.ts';
import { countedSoFar, insertLinks, insertRequests } from './request-store.ts';

type Content = z.output<typeof requestContent>;

export async function addRequests(
  work: Work,
  roomId: string,
  { items }: { items: readonly Content[] },
): Promise<{ first: number; last: number }> {
  const sight = await roomSightOf(work, roomId);
  const { room, buyer } = sight;
  if (buyer === null) throw new Refused('diligence-own-room');
  await holdOpenRoom(work, roomId);
  const { personId } = buyer;
  // Serializes calls of one buyer, so that numbers are unique and the limit holds.
  if (!(await lockAccess(work.db, { listingId: room.listing_id, personId, now: work.now })))
    throw new Refused('not-found');
  const { many, last } = await countedSoFar(work.db, { roomId, askerId: personId });
  if (many + items.length > most.requests) throw new Refused('diligence-full');
  await refuseUnknown(work, sight, items);
  const rows = items.map((item, at) => rowOf(work, item, { roomId, personId, number: last + at + 1 }));
  await insertRequests(work.db, rows);
  const links = items.flatMap(({ documentIds }, at) =>
    documentIds.map((documentId) => ({
      requestId: rows[at]?.id ?? '',
      documentId,
      linkedBy: 'asker' as const,
    })),
  );
  await insertLinks(work.db, links);
  await recordAsked(work, room, personId, rows);
  await tellSideOfRequests(work, room, { buyerId: personId, many: rows.length });
  return { first: last + 1, last: last + rows.length };
}

async function recordAsked(
  work: Work,
  room: RoomSight['room'],
  buyerId: string,
  rows: readonly { id: string; number: number }[],
): Promise<void> {
  for (const { id, number } of rows)
    work.record({
      act: 'diligence-asked',
      listingId: room.listing_id,
      buyerId,
      subject: { type: 'diligence-request', id },
      detail: { number },
    });
  await work.audit({
    action: 'diligence-asked',
    subject: { type: 'deal-room', id: room.id },
    detail: { requests: rows.length },
  });
}

function rowOf(
  work: Work,
  { title, details, folderId, priority, dueOn }: Content,
  { roomId, personId, number }: { roomId: string; personId: string; number: number },
) {
  return {
    id: work.newId(),
    room_id: roomId,
    asker_id: personId,
    number,
    folder_id: folderId,
    title,
    details,
    priority,
    due_on: dueOn,
    state: 'open',
    asked_at: work.now,
  };
}

/** Folders and documents that the buyer cannot see are refused like missing ones. */
export async function refuseUnknown(
  { db }: Pick<Work, 'db'>,
  sight: RoomSight,
  items: readonly Pick<Content, 'folderId' | 'documentIds'>[],
): Promise<void> {
  if (items.some(({ folderId }) => folderId !== null)) {
    const shown = new Set((await foldersShown({ db }, sight)).map(({ id }) => id));
    if (items.some(({ folderId }) => folderId !== null && !shown.has(folderId)))
      throw new Refused('no-such-target');
  }
  const linked = items.flatMap(({ documentIds }) => documentIds);
  if (linked.length === 0) return;
  const readable = await readableDocuments(db, sight.room.id, sight.buyer);
  if (!linked.every((id) => readable.has(id))) throw new Refused('no-such-target');
}
