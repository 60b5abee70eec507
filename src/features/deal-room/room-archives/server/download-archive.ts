import { type Allowed, bytesWhileAllowed } from '#features/deal-room/deal-rooms/server/download-original.ts';
import { openBlob } from '#features/deal-room/deal-rooms/server/read-blob.ts';
import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadArchive as contract } from '../contract.ts';
import { archiveSightOf } from './archive-sight.ts';
import { noteTaker } from './archive-store.ts';
import type { ArchiveTools } from './archive-tools.ts';

/** A download resumed within this time is the same act. */
const oneAct = 1 * hours;

/** Recorded once per session before the first byte. The stream ends if the permission does. */
export async function downloadArchive(
  work: Work,
  roomId: string,
  tools: ArchiveTools,
): Promise<AnswerOf<typeof contract>> {
  const { sight, archive, refusal } = await archiveSightOf(work, roomId);
  if (refusal !== null || !archive?.blob_id) throw new Refused(refusal ?? 'archive-not-ready');
  const { blob_id: blobId, sha256, size } = archive;
  const { sessionId } = signedIn(work.actor);
  const taken = { archiveId: archive.id, sessionId, now: work.now, before: shift(work.now, -oneAct) };
  if (await noteTaker(work.db, taken)) {
    const subject = { type: 'room-archive', id: archive.id };
    const detail = { roomId, copy: archive.audience, sha256 };
    const buyerId = sight.buyer?.personId ?? null;
    const listingId = sight.room.listing_id;
    work.record({ act: 'room-archive-downloaded', listingId, buyerId, subject, detail });
    await work.audit({ action: 'room-archive-downloaded', subject, detail });
  }
  const stillMay: Allowed = async (asking) => {
    if ((await archiveSightOf(asking, roomId)).archive?.id !== archive.id) throw new Refused('not-found');
  };
  return {
    fileName: `deal-room-archive-${roomId.slice(0, 8)}.zip`,
    size: Number(size),
    tag: sha256 ?? archive.id,
    between: async (from, until) => {
      const opened = await openBlob(work.db, tools.sealed, blobId, { from, until });
      return bytesWhileAllowed(work, opened, stillMay, tools);
    },
  };
}
