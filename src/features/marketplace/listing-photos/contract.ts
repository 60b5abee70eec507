import { z } from 'zod';
import { leak, teaserPhoto } from '#features/marketplace/listings/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { pictureRefusals, pictureUpload, roomRefusals } from '#wire/upload.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { mostPhotos, photoStatuses } from './domain/photo-review.ts';

/** Longest side in pixels: `card` for lists, `full` for viewing. */
export const photoPixels = { card: 640, full: 1600 } as const;
const photoScale = z.enum(['card', 'full']);
const status = z.enum(photoStatuses);

export const ownPhoto = z.object({
  id,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  status,
  reason: z.string().nullable(),
  version: z.number().int(),
  leaks: z.array(leak),
  may: z.record(z.string(), may),
});

const version = z.number().int().min(1);

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/listing/:id/photos',
  summary:
    'Adds a photo to the private profile of a listing; the image is re-encoded and its metadata removed',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  upload: pictureUpload,
  reply: ownPhoto,
  status: 201,
  refusals: ['photos-full', 'listing-not-editable', ...pictureRefusals, ...roomRefusals],
  failure: 'unable to add photo',
});

export const listOwnPhotos = endpoint({
  method: 'GET',
  path: '/api/listing/:id/own-photos',
  summary: 'The photos of one of the caller’s listings, in order, with the status of each',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  reply: z.object({ items: z.array(ownPhoto).max(mostPhotos) }),
  failure: 'unable to get photos',
});

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/listing/:id/photos',
  summary: 'The photos of a listing that the caller may see, in order',
  who: 'anyone',
  scope: 'listings:read',
  params: idParams,
  reply: z.object({ items: z.array(teaserPhoto.extend({ public: z.boolean() })).max(mostPhotos) }),
  failure: 'unable to get photos',
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/listing-photos/:id',
  summary: 'The image of a photo',
  who: 'anyone',
  scope: 'listings:read',
  params: idParams,
  query: z.object({ scale: photoScale.default('full') }),
  reply: { file: 'image/webp' },
  refusals: ['storage-unavailable'],
  failure: 'unable to get photo',
});

export const describePhoto = endpoint({
  method: 'PUT',
  path: '/api/listing-photos/:id',
  summary:
    'Sets the caption of a photo; for a public or submitted photo, words that identify the owner are refused',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: z.object({ alt: line(0, 200), version, acknowledgeWarnings: z.boolean().optional() }),
  reply: ownPhoto,
  refusals: ['stale', 'leaks-found', 'photo-not-described'],
  failure: 'unable to describe photo',
});

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/photo-order',
  summary: 'Sorts the photos of a listing; the first public one is on the card',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: z.object({ ids: z.array(id).max(mostPhotos) }),
  reply: z.object({ items: z.array(ownPhoto).max(mostPhotos) }),
  refusals: ['stale'],
  failure: 'unable to order photos',
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/listing-photos/:id',
  summary: 'Permanently deletes one of the caller’s photos',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  reply: z.object({ id }),
  failure: 'unable to remove photo',
});

export const movePhoto = endpoint({
  method: 'POST',
  path: '/api/listing-photos/:id/moves',
  summary: 'Submits a photo for the public listing, withdraws it, or (admins) approves or rejects it',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: z
    .object({
      to: status,
      version,
      confirmed: z.boolean().optional(),
      acknowledgeWarnings: z.boolean().optional(),
      reason: line(0, 500).optional(),
    })
    .refine(({ to, reason }) => to === 'refused' || !reason, {
      path: ['reason'],
      error: 'A reason goes with a refusal only.',
    })
    .meta({ examples: [{ to: 'public', version: 1 }] }),
  reply: z.object({ id, status, version: z.number().int() }),
  refusals: [
    'stale',
    'invalid-transition',
    'not-your-move',
    'photo-not-confirmed',
    'photo-not-described',
    'leaks-found',
    'reason-required',
  ],
  failure: 'unable to move photo',
});

/** Nothing of the private profile, only the photo, its description and the public title. */
export const listPhotoReviews = endpoint({
  method: 'GET',
  path: '/api/photo-reviews',
  summary: 'Photos that are waiting for an admin before they become public',
  who: ['admin'],
  scope: 'listings:read',
  query: cursorQuery,
  reply: pageOf(
    z.object({
      id,
      listingId: id,
      title: z.string(),
      alt: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      version: z.number().int(),
      since: instant,
    }),
  ),
  failure: 'unable to get the photo reviews',
});
