import { omitted } from '#test/support/schemas.ts';
import type { World, WorldRoom } from '#test/support/world-cast.ts';
import type { Rule } from './rule-words.ts';

const both =
  (pick: (room: WorldRoom) => string) =>
  ({ rooms }: World) => ({
    own: pick(rooms.target),
    foreign: pick(rooms.foreign),
  });
const without = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, omitted]));
const question = both((room) => room.question);

/** The buyer who asked and the seller's side; other buyers only see published questions. */
const read = { others: 404, but: { owner: 200, broker: 200, approved: 200 } };

export const questionRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/room-documents/:id/questions',
    about: 'open',
    thing: both(({ documents }) => documents.open),
    others: 404,
    but: { owner: 409, broker: 409, approved: 201 },
  },
  {
    endpoint: 'POST /api/room-documents/:id/questions',
    about: 'of a later stage',
    thing: both(({ documents }) => documents.closed),
    others: 404,
    but: { owner: 409, broker: 409 },
  },
  {
    endpoint: 'POST /api/deal-rooms/:id/questions',
    about: 'the business in general',
    thing: both(({ id }) => id),
    others: 404,
    but: { owner: 409, broker: 409, approved: 201 },
  },
  {
    endpoint: 'GET /api/deal-rooms/:id/questions',
    about: 'of the room',
    thing: both(({ id }) => id),
    ...read,
  },
  // Who may answer learns that no model is set.
  {
    endpoint: 'POST /api/room-questions/:id/suggestions',
    about: 'a suggested answer',
    thing: question,
    others: 404,
    but: { owner: 409, broker: 409, approved: 403 },
  },
  { endpoint: 'GET /api/room-questions', about: 'put to the asker', others: 200, but: {} },
  { endpoint: 'GET /api/room-questions/:id', about: 'asked', thing: question, ...read },
  {
    endpoint: 'POST /api/room-questions/:id/moves',
    about: 'an answer',
    thing: question,
    given: () => ({ to: 'drafted', ...without('route', 'publicQuestion', 'reason') }),
    others: 404,
    but: { owner: 200, broker: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/room-questions/:id/moves',
    about: 'no answer',
    thing: question,
    given: () => ({ to: 'declined', ...without('route', 'answer', 'publicQuestion') }),
    others: 404,
    but: { owner: 200, broker: 403, approved: 403 },
  },
  {
    endpoint: 'POST /api/room-questions/:id/moves',
    about: 'taken back',
    thing: question,
    given: () => ({ to: 'withdrawn', ...without('route', 'answer', 'publicQuestion', 'reason') }),
    others: 404,
    but: { owner: 403, broker: 403, approved: 200 },
  },
  {
    endpoint: 'POST /api/room-questions/:id/moves',
    about: 'handed out before it was approved',
    thing: question,
    given: () => ({ to: 'published', ...without('route', 'answer', 'reason') }),
    others: 404,
    but: { owner: 409, broker: 409, approved: 409 },
  },
];
