import { blocks } from '#features/marketplace/listings/domain/leak-check.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type PhotoParty, type PhotoStatus, photoRefusal, seesPhoto } from '../domain/photo-review.ts';
import type { PhotoTools } from './photo-tools.ts';
import { leaksOf, refreshCard, statusOf } from './photo-views.ts';
import { findPhoto, othersAwait, type PhotoRow, updatePhoto } from './store.ts';

type Body = {
  to: PhotoStatus;
  version: number;
  confirmed?: boolean | undefined;
  acknowledgeWarnings?: boolean | undefined;
  reason?: string | undefined;
};

export async function movePhoto(work: Work, id: string, body: Body, { vault }: PhotoTools) {
  const { photo, ownerId } = await hold(work, id);
  const from = statusOf(photo);
  const parties = await partiesIn(work, photo, ownerId);
  if (photo.version !== body.version) throw new Refused('stale', { version: photo.version });
  const reason = body.reason || null;
  const leaks = (await leaksOf(work.db, photo.listing_id, [photo], vault)).get(id) ?? [];
  const standing = body.acknowledgeWarnings === true ? leaks.filter(blocks) : leaks;
  const refusal = photoRefusal(from, body.to, parties, {
    confirmed: body.confirmed === true,
    described: photo.alt !== '',
    leakFree: standing.length === 0,
    reason,
  });
  // Findings quote the description, so only the owner gets them.
  if (refusal === 'leaks-found')
    throw new Refused(refusal, { leaks: standing.map((leak) => ({ ...leak, field: 'alt' })) });
  if (refusal) throw new Refused(refusal, { from, to: body.to });
  const written = await updatePhoto(work.db, photo, changed(work, body.to, reason));
  if (!written) throw new Refused('stale');
  await work.audit({
    action: 'photo-moved',
    subject: { type: 'listing', id: photo.listing_id },
    detail: { photoId: id, from, to: body.to },
  });
  await refreshCard(work.db, photo.listing_id);
  await letKnow(work, written, ownerId, parties);
  return { id, status: body.to, version: written.version };
}

async function hold(work: Work, id: string): Promise<{ photo: PhotoRow; ownerId: string }> {
  const seen = await findPhoto(work.db, id);
  const listing = seen && (await holdListing(work.db, seen.listing_id));
  const photo = listing && (await findPhoto(work.db, id));
  if (!photo) throw new Refused('not-found');
  return { photo, ownerId: listing.ownerId };
}

/** Callers who may not see the photo get `not-found` instead of a refusal from the table of moves. */
async function partiesIn(work: Work, photo: PhotoRow, ownerId: string): Promise<PhotoParty[]> {
  const sight = await sightOf(work, photo.listing_id);
  if (!sight || !seesPhoto(sight, statusOf(photo))) throw new Refused('not-found');
  return [
    ...(isPerson(work.actor, ownerId) ? ['owner' as const] : []),
    ...(hasRole(work.actor, 'admin') ? ['admin' as const] : []),
  ];
}

function changed(work: Work, to: PhotoStatus, reason: string | null) {
  if (to === 'awaiting') return { status: to, confirmed_at: work.now, asked_at: work.now, reason: null };
  if (to === 'private') return { status: to, confirmed_at: null, asked_at: null, reason: null };
  return { status: to, reason: to === 'refused' ? reason : null };
}

async function letKnow(work: Work, photo: PhotoRow, ownerId: string, parties: readonly PhotoParty[]) {
  const status = statusOf(photo);
  const listingId = photo.listing_id;
  if (status === 'awaiting' && !(await othersAwait(work.db, photo)))
    await work.notify(await adminIds(work.db), {
      kind: 'listing-submitted',
      words: 'Photos of a listing are waiting for review',
      lines: ['The owner asks to show them on the public card. Approve or reject each of them.'],
      path: '/admin',
      listingId,
    });
  if (!parties.includes('admin') || (status !== 'public' && status !== 'refused')) return;
  const public_ = status === 'public';
  await work.notify([ownerId], {
    kind: 'listing-decided',
    words: public_ ? 'A photo of your listing is public now' : 'A photo of your listing was not accepted',
    lines: [
      public_
        ? 'Our team approved a photo of your listing, and it is on the public card.'
        : 'Our team did not accept a photo for the public card of your listing. It stays in the private profile.',
      ...(photo.reason ? [`The reason given: ${photo.reason}`] : []),
    ],
    path: `/listing/${listingId}/edit`,
    listingId,
  });
}
