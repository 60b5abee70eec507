import { ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { ArchiveRow } from './archive-store.ts';

type Room = { id: string; listing_id: string };

/** Buyers learn that their access ended or is kept, but not why. */
export async function tellBuyersOfClosing(
  work: Work,
  room: Room,
  { ended, kept }: { ended: readonly string[]; kept: string | null },
): Promise<void> {
  const about = { kind: 'room-closed', listingId: room.listing_id } as const;
  await work.notify(
    ended.filter((id) => id !== kept),
    {
      ...about,
      words: 'A deal room you had access to was closed',
      lines: ['The seller closed the deal room of this listing. Its documents are no longer open to you.'],
      path: '/deal-rooms',
    },
  );
  if (kept)
    await work.notify([kept], {
      ...about,
      words: 'A deal room was closed and is kept for you',
      lines: [
        'You bought this business, so you keep access to the documents that you could see.',
        'An archive of them is being made. You will be told when you can download it.',
      ],
      path: `/deal-rooms/${room.id}/closing`,
    });
}

export async function tellOfArchive(work: Work, room: Room, archive: ArchiveRow): Promise<void> {
  const notice: Notice = {
    kind: 'room-closed',
    words: 'The archive of a deal room is ready',
    lines: ['The archive of the deal room of this listing can be downloaded now. Keep it in a safe place.'],
    path: `/deal-rooms/${room.id}/closing`,
    listingId: room.listing_id,
  };
  await work.notify(await readersOf(work, room, archive), notice);
}

async function readersOf(work: Work, room: Room, { audience, person_id }: ArchiveRow): Promise<string[]> {
  if (person_id !== null) return [person_id];
  if (audience === 'seller') return [(await ownerOf(work.db, room.listing_id)) ?? []].flat();
  const mandates = await mandatesInForce(work.db, [room.listing_id], work.now);
  return mandates.filter(({ mayApprove }) => mayApprove).map(({ brokerId }) => brokerId);
}
