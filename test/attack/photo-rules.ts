import type { World } from '#test/support/world-cast.ts';
import { adminsOnly, everybody, listing, live, only, ownerOnly, type Rule } from './rule-words.ts';

const shownPhoto = only(
  ({ photos }) => photos.shown,
  'the other owner’s photo is private: see the rules for that',
);
const hiddenPhoto = ({ photos }: World) => ({ own: photos.hidden, foreign: photos.foreign });

export const photoRules: readonly Rule[] = [
  { endpoint: 'POST /api/listing/:id/photos', about: 'live', thing: live, others: 404, but: { owner: 201 } },
  {
    endpoint: 'POST /api/listing/:id/photos',
    about: 'under review',
    thing: listing('inReview'),
    others: 404,
    but: { owner: 409 },
  },
  { endpoint: 'GET /api/listing/:id/own-photos', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/listing/:id/photos', about: 'live', thing: live, ...everybody(200) },
  {
    endpoint: 'GET /api/listing/:id/photos',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { visitor: 404, owner: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/listing-photos/:id',
    about: 'on the public card',
    thing: shownPhoto,
    ...everybody(200),
  },
  {
    endpoint: 'GET /api/listing-photos/:id',
    about: 'in the private profile',
    thing: hiddenPhoto,
    others: 404,
    but: { visitor: 404, owner: 200, approved: 200 },
  },
  { endpoint: 'PUT /api/listing-photos/:id', about: 'private', thing: hiddenPhoto, ...ownerOnly },
  { endpoint: 'DELETE /api/listing-photos/:id', about: 'private', thing: hiddenPhoto, ...ownerOnly },
  {
    endpoint: 'PUT /api/listing/:id/photo-order',
    about: 'one that is no photo of it',
    thing: live,
    others: 404,
    but: { owner: 409 },
  },
  {
    endpoint: 'PUT /api/listing/:id/photo-order',
    about: 'all of them',
    thing: listing('target'),
    given: ({ photos }) => ({ ids: [photos.hidden, photos.shown] }),
    ...ownerOnly,
  },
  {
    endpoint: 'POST /api/listing-photos/:id/moves',
    about: 'private, handed in',
    thing: hiddenPhoto,
    given: () => ({ to: 'awaiting', confirmed: true, acknowledgeWarnings: true }),
    others: 404,
    but: { owner: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/listing-photos/:id/moves',
    about: 'public, taken off',
    thing: shownPhoto,
    given: () => ({ to: 'refused', reason: 'A sign can be read on it.' }),
    others: 403,
    but: { admin: 200 },
  },
  { endpoint: 'GET /api/photo-reviews', about: 'all', ...adminsOnly },
];
