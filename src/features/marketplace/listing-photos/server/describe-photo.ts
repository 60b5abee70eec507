import { blocks } from '#features/marketplace/listings/domain/leak-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { describedInPublic } from '../domain/photo-review.ts';
import { holdOwnPhoto } from './own-photo.ts';
import type { PhotoTools } from './photo-tools.ts';
import { leaksOf, ownPhotoViews, refreshCard, statusOf } from './photo-views.ts';
import { updatePhoto } from './store.ts';

type Body = { alt: string; version: number; acknowledgeWarnings?: boolean | undefined };

/** A description that is public or submitted must pass the leak check. */
export async function describePhoto(work: Work, id: string, body: Body, { vault }: PhotoTools) {
  const photo = await holdOwnPhoto(work, id);
  if (photo.version !== body.version) throw new Refused('stale', { version: photo.version });
  if (describedInPublic(statusOf(photo))) {
    if (body.alt === '') throw new Refused('photo-not-described');
    const leaks = (await leaksOf(work.db, photo.listing_id, [{ id, alt: body.alt }], vault)).get(id) ?? [];
    const standing = body.acknowledgeWarnings === true ? leaks.filter(blocks) : leaks;
    if (standing.length > 0)
      throw new Refused('leaks-found', { leaks: standing.map((leak) => ({ ...leak, field: 'alt' })) });
  }
  const written = await updatePhoto(work.db, photo, { alt: body.alt });
  if (!written) throw new Refused('stale');
  await work.audit({
    action: 'photo-described',
    subject: { type: 'listing', id: photo.listing_id },
    detail: { photoId: id },
  });
  await refreshCard(work.db, photo.listing_id);
  const [view] = await ownPhotoViews(work.db, photo.listing_id, [written], vault);
  if (!view) throw new Error('no view of the photo');
  return view;
}
