import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { addPhoto, readPhoto } from './add-photo.ts';
import { describePhoto } from './describe-photo.ts';
import { getPhoto, listPhotos } from './get-photo.ts';
import { listOwnPhotos } from './list-own-photos.ts';
import { listPhotoReviews } from './list-photo-reviews.ts';
import { movePhoto } from './move-photo.ts';
import { orderPhotos } from './order-photos.ts';
import type { PhotoTools } from './photo-tools.ts';
import { removePhoto } from './remove-photo.ts';

/** Decoding is expensive; this allows several full listings an hour. */
const photosPerPerson: LimitRule = { name: 'photos', most: 60, seconds: 3_600 };

export function photoRoutes(tools: PhotoTools): Route[] {
  return [
    uploads(
      contract.addPhoto,
      (reading, input) => readPhoto(reading, input, tools),
      (work, input, made) => addPhoto(work, input, made, tools),
      {
        limits: ({ actor }) =>
          actor.kind === 'person' ? [{ rule: photosPerPerson, subject: actor.personId }] : [],
      },
    ),
    reads(contract.listOwnPhotos, (reading, { params }) => listOwnPhotos(reading, params.id, tools)),
    reads(contract.listPhotos, (reading, { params }) => listPhotos(reading, params.id)),
    reads(contract.getPhoto, (reading, input) => getPhoto(reading, input, tools)),
    reads(contract.listPhotoReviews, (reading, { query }) => listPhotoReviews(reading, query)),
    changes(contract.describePhoto, (work, { params, body }) => describePhoto(work, params.id, body, tools)),
    changes(contract.orderPhotos, (work, { params, body }) => orderPhotos(work, params.id, body.ids, tools)),
    changes(contract.removePhoto, (work, { params }) => removePhoto(work, params.id)),
    changes(contract.movePhoto, (work, { params, body }) => movePhoto(work, params.id, body, tools)),
  ];
}
