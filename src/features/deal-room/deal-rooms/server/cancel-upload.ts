import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { deleteBlob } from './blob-store.ts';
import { sellerSightOf } from './room-sight.ts';
import { deleteUploads, findUpload, lockUpload } from './upload-store.ts';

/** A zip that is being unpacked stops after the current file. */
export async function cancelUpload(work: Work, id: string) {
  const seen = await findUpload(work.db, id);
  if (!seen) throw new Refused('not-found');
  await sellerSightOf(work, seen.room_id);
  const row = await lockUpload(work.db, id);
  if (!row) throw new Refused('not-found');
  if (row.status === 'done' || row.status === 'refused') throw new Refused('upload-over');
  await deleteUploads(work.db, [id]);
  if (row.blob_id) await deleteBlob(work.db, row.blob_id);
  await work.enqueue(removeOrphanedFiles, {});
  await work.audit({ action: 'room-upload-cancelled', subject: { type: 'deal-room', id: row.room_id } });
  return { id };
}
