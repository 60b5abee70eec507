import { asked } from '#test/support/diligence.ts';
import { omitted } from '#test/support/schemas.ts';
import type { World, WorldRoom } from '#test/support/world-cast.ts';
import { addBackCourtRules } from './add-back-court-rules.ts';
import { only, type Rule } from './rule-words.ts';

const both =
  (pick: (room: WorldRoom) => string) =>
  ({ rooms }: World) => ({
    own: pick(rooms.target),
    foreign: pick(rooms.foreign),
  });
const room = both(({ id }) => id);
const request = both(({ diligence }) => diligence);
const without = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, omitted]));

/** For the buyer who made the request and the seller's side; hidden from other buyers. */
const read = { others: 404, but: { owner: 200, broker: 200, approved: 200 } };

export const diligenceRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/deal-rooms/:id/diligence-requests',
    about: 'a few words',
    thing: room,
    others: 404,
    but: { owner: 409, broker: 409, approved: 201 },
  },
  {
    endpoint: 'POST /api/deal-rooms/:id/diligence-requests',
    about: 'about a document of a later stage',
    thing: room,
    given: ({ rooms }) => ({
      items: [asked({ title: 'More', documentIds: [rooms.target.documents.closed] })],
    }),
    others: 404,
    but: { owner: 409, broker: 409, approved: 422 },
  },
  {
    endpoint: 'POST /api/deal-rooms/:id/request-lists',
    about: 'a file that is no list',
    thing: room,
    given: () => ({ sheet: omitted }),
    others: 404,
    but: { owner: 409, broker: 409, approved: 200 },
  },
  { endpoint: 'GET /api/deal-rooms/:id/diligence-requests', about: 'of the room', thing: room, ...read },
  { endpoint: 'GET /api/deal-rooms/:id/diligence-requests.csv', about: 'of the room', thing: room, ...read },
  { endpoint: 'GET /api/deal-rooms/:id/diligence-counts', about: 'of the room', thing: room, ...read },
  { endpoint: 'GET /api/deal-rooms/:id/diligence-coverage', about: 'of the room', thing: room, ...read },
  {
    endpoint: 'POST /api/deal-rooms/:id/diligence-answers',
    about: 'requests that are not of the room',
    thing: room,
    given: () => ({ items: [{ id: crypto.randomUUID(), version: 1 }] }),
    others: 404,
    but: { owner: 422, broker: 403, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/matches',
    about: 'a document that is not of the room',
    thing: request,
    given: () => ({ documentIds: [crypto.randomUUID()], holds: true }),
    others: 404,
    but: { owner: 422, broker: 403, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/matches',
    about: 'a document of the room',
    thing: only(({ rooms }) => rooms.target.diligence, 'a document is of one room only'),
    given: ({ rooms }) => ({ documentIds: [rooms.target.documents.open], holds: true }),
    others: 404,
    but: { owner: 200, broker: 403, approved: 403 },
  },
  // Who may answer learns that no model is set.
  {
    endpoint: 'POST /api/diligence-requests/:id/suggestions',
    about: 'a suggested answer',
    thing: request,
    others: 404,
    but: { owner: 409, broker: 403, approved: 403 },
  },
  { endpoint: 'GET /api/diligence-requests', about: 'put to the asker', others: 200, but: {} },
  { endpoint: 'GET /api/diligence-requests/:id', about: 'open', thing: request, ...read },
  {
    endpoint: 'PUT /api/diligence-requests/:id',
    about: 'other words',
    thing: request,
    others: 404,
    but: { owner: 403, broker: 403, approved: 200 },
  },
  {
    endpoint: 'PUT /api/diligence-requests/:id/handling',
    about: 'put to the seller',
    thing: request,
    others: 404,
    but: { owner: 200, broker: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/moves',
    about: 'taken up',
    thing: request,
    given: () => ({ to: 'in_progress', ...without('reply', 'documentIds', 'reason') }),
    others: 404,
    but: { owner: 200, broker: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/moves',
    about: 'an answer',
    thing: request,
    given: () => ({ to: 'answered', ...without('reason', 'note') }),
    others: 404,
    but: { owner: 200, broker: 403, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/moves',
    about: 'no answer',
    thing: request,
    given: () => ({ to: 'declined', ...without('reply', 'documentIds', 'note') }),
    others: 404,
    but: { owner: 200, broker: 403, approved: 403 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/moves',
    about: 'taken back',
    thing: request,
    given: () => ({ to: 'withdrawn', ...without('reply', 'documentIds', 'reason', 'note') }),
    others: 404,
    but: { owner: 403, broker: 403, approved: 200 },
  },
  {
    endpoint: 'POST /api/diligence-requests/:id/moves',
    about: 'accepted before it was answered',
    thing: request,
    given: () => ({ to: 'accepted', ...without('reply', 'documentIds', 'reason', 'note') }),
    others: 404,
    but: { owner: 409, broker: 409, approved: 409 },
  },
  ...addBackCourtRules,
];
