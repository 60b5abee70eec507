import type { Work } from '#platform/context.ts';
import { deleteBlob } from './blob-store.ts';
import { deleteUploads, lockOpenUploads } from './upload-store.ts';

/** Gives up everything that is on its way into a room, which must be locked; tells how many files that were. */
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
