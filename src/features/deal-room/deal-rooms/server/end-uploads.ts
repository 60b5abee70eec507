import type { Work } from '#platform/context.ts';
import { deleteBlob } from './blob-store.ts';
import { deleteUploads, lockOpenUploads } from './upload-store.ts';

/** Cancels all uploads in progress of a locked room and returns their number. */
export async function endUploads(work: Work, roomId: string): Promise<number> {
  const rows = await lockOpenUploads(work.db, roomId);
  if (rows.length === 0) return 0;
  await deleteUploads(
    work.db,
    rows.map(({ id }) => id),
  );
  for (const { blob_id } of rows) if (blob_id) await deleteBlob(work.db, blob_id);
  return rows.length;
}
