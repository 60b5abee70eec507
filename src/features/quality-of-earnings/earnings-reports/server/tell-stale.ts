import { allBuyersOf, shapeOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { hours, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import type { ReportTools } from './report-tools.ts';
import { noteTold, type StaleFile, staleFiles } from './stale-store.ts';

/** A file that was sent by mistake can be removed before anyone is told (policy: decision 94). */
const graceOfChange = 1 * hours;
const batch = 200;

/** Tells buyers that figures which they can read have changed: one notice for each buyer and room. */
export async function tellOfStaleFigures({ asSystem, clock, db }: ReportTools): Promise<void> {
  const files = await staleFiles(db, shift(clock.now(), -graceOfChange), batch);
  for (const own of Map.groupBy(files, ({ room_id }) => room_id).values())
    await asSystem((work) => tellBuyers(work, own));
}

async function tellBuyers(work: Work, files: readonly StaleFile[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  const { room_id: roomId, listing_id: listingId } = first;
  const { levelFor } = await shapeOf(work.db, roomId);
  for (const buyer of await allBuyersOf(work, { id: roomId, listing_id: listingId })) {
    const read = files.filter(
      ({ folder_id, document_id }) =>
        levelFor(buyer, { folderId: folder_id, documentId: document_id }) !== 'none',
    );
    if (read.length > 0) await work.notify([buyer.personId], noticeOf(read, { roomId, listingId }));
  }
  await noteTold(work.db, files, work.now);
}

/** Without figures: the new ones are not published. */
function noticeOf(files: readonly StaleFile[], { roomId, listingId }: { roomId: string; listingId: string }) {
  const signed = files.some((file) => file.signed);
  return {
    kind: 'room-documents' as const,
    words: 'Figures of a quality of earnings report open to you have changed',
    lines: [
      'The books behind it changed after it was published, and earnings with them. The seller has not published the new figures yet.',
      ...(signed ? ['The reviewer whom the report names signed it off before that change.'] : []),
    ],
    path: `/deal-rooms/${roomId}`,
    listingId,
  };
}
