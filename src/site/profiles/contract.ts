import { z } from 'zod';
import { contactKinds } from '#features/conversation/messages/domain/contact-patterns.ts';
import { endpoint } from '#wire/endpoint.ts';
import { pictureRefusals, pictureUpload } from '#wire/upload.ts';
import { empty, id, idParams, money, prose } from '#wire/words.ts';

const longestBio = 1_000;

const about = z.object({
  /**
   * In pieces, because contact details are hidden from readers without access; a hidden piece has no text. The shortest
   * contact is "@ab" plus a space, which bounds the number of pieces.
   */
  bio: z.array(z.object({ text: z.string(), hidden: z.enum(contactKinds).nullable() })).max(longestBio / 2),
  /** Changes with the picture; `null` without one. */
  pictureId: id.nullable(),
  statistics: z.object({
    /** The total of the person's recorded sales; `null` if no price is known, or if the reader may not see it. */
    soldFor: money.nullable(),
    sold: z.number().int(),
    /** The number of these sales without a known price. */
    soldWithoutPrice: z.number().int(),
    bought: z.number().int(),
    /** The caller sees amounts: on their own profile, or as an admin. */
    amountsShown: z.boolean(),
  }),
});

export const getAbout = endpoint({
  method: 'GET',
  path: '/api/users/:id/about',
  summary: 'A person’s profile text and closed-deal figures, as far as the caller may see them',
  who: 'signed-in',
  scope: 'profile:read',
  params: idParams,
  reply: about,
  failure: 'unable to get user by ID',
});

export const changeAbout = endpoint({
  method: 'PUT',
  path: '/api/users/:id/about',
  summary: 'Changes a profile text, as its owner; an admin may remove it',
  who: 'signed-in',
  scope: 'profile:write',
  params: idParams,
  body: z.object({ bio: prose(0, longestBio) }),
  reply: about,
  failure: 'unable to update user by ID',
});

export const getPicture = endpoint({
  method: 'GET',
  path: '/api/users/:id/picture',
  summary: 'The profile picture of a person that the caller may see',
  who: 'signed-in',
  scope: 'profile:read',
  params: idParams,
  reply: { file: 'image/webp' },
  failure: 'unable to get the picture',
});

export const changePicture = endpoint({
  method: 'PUT',
  path: '/api/users/:id/picture',
  summary: 'Uploads the caller’s profile picture; the image is re-encoded and its metadata removed',
  who: 'signed-in',
  scope: 'profile:write',
  params: idParams,
  upload: pictureUpload,
  reply: about,
  refusals: ['wrong-upload-type', 'body-too-large', ...pictureRefusals],
  failure: 'unable to change the picture',
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/picture',
  summary: 'Removes a profile picture, as its owner or an admin',
  who: 'signed-in',
  scope: 'profile:write',
  params: idParams,
  reply: empty,
  failure: 'unable to remove the picture',
});
