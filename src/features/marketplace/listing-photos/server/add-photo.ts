import { mayEdit } from '#features/marketplace/listings/domain/life-cycle.ts';
import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { MadeImage } from '#platform/images/images.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Uploaded } from '#wire/upload.ts';
import { mostPhotos } from '../domain/photo-review.ts';
import { holdOwnListing } from './own-photo.ts';
import { type PhotoTools, photoKey, photoKeys, photoSizes } from './photo-tools.ts';
import { ownPhotoViews } from './photo-views.ts';
import { countPhotos, insertPhoto } from './store.ts';

type ReadPhoto = { id: string; made: readonly MadeImage[] };

/** Runs before the transaction. Announces the files so that their space is reserved, but stores nothing yet. */
export async function readPhoto(
  reading: Reading,
  { params, upload }: { params: { id: string }; upload: Uploaded },
  { pictures, clock, limits }: PhotoTools,
): Promise<ReadPhoto> {
  const sight = await sightOf(reading, params.id);
  if (!sight?.own) throw new Refused('not-found');
  if (!mayEdit(sight.teaser.status)) throw new Refused('listing-not-editable');
  if ((await countPhotos(reading.db, params.id)) >= mostPhotos) throw new Refused('photos-full');
  const { personId } = signedIn(reading.actor);
  const made = await pictures.make(upload, photoSizes, personId);
  const id = clock.newId();
  const files = made.map(({ name, bytes }, part) => ({
    key: photoKey(id, name),
    bytes: bytes.byteLength,
    part,
  }));
  await announceFiles(reading.db, files, { for: { personId }, limits, now: reading.now });
  return { id, made };
}

export async function addPhoto(
  work: Work,
  { params }: { params: { id: string } },
  { id, made }: ReadPhoto,
  tools: PhotoTools,
) {
  const { status } = await holdOwnListing(work, params.id);
  if (!mayEdit(status)) throw new Refused('listing-not-editable');
  if ((await countPhotos(work.db, params.id)) >= mostPhotos) throw new Refused('photos-full');
  const [full] = made;
  if (!full) throw new Error('no picture was made');
  const row = await insertPhoto(work.db, {
    id,
    listingId: params.id,
    width: full.width,
    height: full.height,
    at: work.now,
  });
  await work.audit({
    action: 'photo-added',
    subject: { type: 'listing', id: params.id },
    detail: { photoId: id },
  });
  await holdFiles(work, photoKeys(id));
  await keep(id, made, tools);
  const [view] = await ownPhotoViews(work.db, params.id, [row], tools.vault);
  if (!view) throw new Error('no view of the photo');
  return view;
}

/** Last, because bytes without a row are invisible, but a row without bytes is a broken picture. */
async function keep(id: string, made: readonly MadeImage[], { files }: PhotoTools): Promise<void> {
  for (const { name, bytes } of made) await files.put(photoKey(id, name), bytes);
}
