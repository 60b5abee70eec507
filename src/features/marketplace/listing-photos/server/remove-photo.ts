import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { holdOwnPhoto } from './own-photo.ts';
import { refreshCard } from './photo-views.ts';
import { deletePhoto } from './store.ts';

/** Not served from the next request on; a job deletes the bytes. */
export async function removePhoto(work: Work, id: string) {
  const photo = await holdOwnPhoto(work, id);
  if (!(await deletePhoto(work.db, id))) throw new Refused('not-found');
  await work.audit({
    action: 'photo-removed',
    subject: { type: 'listing', id: photo.listing_id },
    detail: { photoId: id },
  });
  await refreshCard(work.db, photo.listing_id);
  await work.enqueue(removeOrphanedFiles, {});
  return { id };
}
