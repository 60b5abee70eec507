import { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { holdOwnPhoto } from './own-photo.ts';
import { photoKey, photoSizes } from './photo-tools.ts';
import { refreshCard } from './photo-views.ts';
import { deletePhoto } from './store.ts';

const removeFiles = 'remove-photo-files';

/** Removes a photo: nobody is served it from the next request on; its bytes go with a job. */
export async function removePhoto(work: Work, id: string) {
  const photo = await holdOwnPhoto(work, id);
  if (!(await deletePhoto(work.db, id))) throw new Refused('not-found');
  await work.audit({
    action: 'photo-removed',
    subject: { type: 'listing', id: photo.listing_id },
    detail: { photoId: id },
  });
  await refreshCard(work.db, photo.listing_id);
  await work.enqueue(removeFiles, { id });
  return { id };
}

const job = z.object({ id: z.uuid() });

export function photoJobs({ files }: { files: Files }): JobHandlers {
  return {
    [removeFiles]: async (data) => {
      const { id } = job.parse(data);
      for (const { name } of photoSizes) await files.remove(photoKey(id, name));
    },
  };
}
