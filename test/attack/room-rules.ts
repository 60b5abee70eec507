import { omitted } from '#test/support/schemas.ts';
import type { World, WorldRoom } from '#test/support/world-cast.ts';
import { listing, live, only, type Rule } from './rule-words.ts';

const both =
  (pick: (room: WorldRoom) => string) =>
  ({ rooms }: World) => ({
    own: pick(rooms.target),
    foreign: pick(rooms.foreign),
  });
const room = both(({ id }) => id);
const folder = (name: keyof WorldRoom['folders']) => both(({ folders }) => folders[name]);
const document = (name: keyof WorldRoom['documents']) => both(({ documents }) => documents[name]);
const version = (name: keyof WorldRoom['versions']) => both(({ versions }) => versions[name]);
const upload = both((one) => one.upload);
const group = both((one) => one.group);

/** Both sides read, the seller's side works; only the seller, or a broker with that authority, decides. */
const read = { others: 404, but: { owner: 200, broker: 200, approved: 200 } };
const work = (status = 200) => ({ others: 404, but: { owner: status, broker: status } });
const decide = (status = 200) => ({ others: 404, but: { owner: status, broker: 403 } });

/** The admin is not a party to a deal room. */
export const roomRules: readonly Rule[] = [
  { endpoint: 'GET /api/deal-rooms', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'POST /api/listing/:id/deal-room',
    about: 'one that has none yet',
    thing: listing('inReview'),
    others: 404,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/listing/:id/deal-room',
    about: 'one that has a room',
    thing: live,
    others: 404,
    but: { owner: 409, broker: 409 },
  },
  {
    endpoint: 'GET /api/listing/:id/deal-room/openings',
    about: 'one that has a room',
    thing: only(({ listings }) => listings.target, 'the buyer asked about this listing only'),
    given: ({ people }) => ({ buyerId: people.awaiting.id }),
    ...work(),
  },
  { endpoint: 'GET /api/deal-rooms/:id', about: 'published', thing: room, ...read },
  { endpoint: 'GET /api/deal-rooms/:id/storage', about: 'published', thing: room, ...work() },
  { endpoint: 'GET /api/room-folders/:id/documents', about: 'open at S3', thing: folder('open'), ...read },
  {
    endpoint: 'GET /api/room-folders/:id/documents',
    about: 'open at S4',
    thing: folder('closed'),
    ...work(),
  },
  { endpoint: 'POST /api/deal-rooms/:id/folders', about: 'at the top', thing: room, ...work(201) },
  {
    endpoint: 'PUT /api/room-folders/:id',
    about: 'empty',
    thing: folder('empty'),
    given: () => ({ stage: 'S4' }),
    ...work(),
  },
  {
    endpoint: 'PUT /api/room-folders/:id',
    about: 'another name',
    thing: folder('open'),
    given: () => ({ stage: 'S3' }),
    ...work(),
  },
  {
    endpoint: 'PUT /api/room-folders/:id',
    about: 'another stage',
    thing: folder('closed'),
    given: () => ({ stage: 'S3' }),
    ...decide(),
  },
  {
    endpoint: 'PUT /api/room-folders/:id/order',
    about: 'by name',
    thing: folder('open'),
    given: () => ({ by: 'name', documentId: omitted, before: omitted }),
    ...work(),
  },
  { endpoint: 'DELETE /api/room-folders/:id', about: 'empty', thing: folder('empty'), ...work() },
  { endpoint: 'DELETE /api/room-folders/:id', about: 'in use', thing: folder('open'), ...work(409) },
  { endpoint: 'GET /api/room-documents/:id', about: 'open', thing: document('open'), ...read },
  {
    endpoint: 'GET /api/room-documents/:id',
    about: 'of a later stage',
    thing: document('closed'),
    ...work(),
  },
  { endpoint: 'GET /api/room-documents/:id', about: 'not published', thing: document('held'), ...work() },
  { endpoint: 'PUT /api/room-documents/:id', about: 'another name', thing: document('open'), ...work() },
  { endpoint: 'DELETE /api/room-documents/:id', about: 'published', thing: document('open'), ...decide() },
  { endpoint: 'DELETE /api/room-documents/:id', about: 'staged', thing: document('held'), ...work() },
  { endpoint: 'POST /api/deal-rooms/:id/uploads', about: 'a note', thing: room, ...work(201) },
  { endpoint: 'GET /api/deal-rooms/:id/uploads', about: 'all', thing: room, ...work() },
  { endpoint: 'PUT /api/room-uploads/:id/bytes', about: 'all of them', thing: upload, ...work() },
  { endpoint: 'DELETE /api/room-uploads/:id', about: 'on its way', thing: upload, ...work() },
  {
    endpoint: 'GET /api/deal-rooms/:id/publication',
    about: 'all of it',
    thing: room,
    given: () => ({ documentId: omitted, to: omitted, who: omitted, level: omitted, opensAt: omitted }),
    ...work(),
  },
  { endpoint: 'POST /api/deal-rooms/:id/publication', about: 'what may be', thing: room, ...decide() },
  {
    endpoint: 'POST /api/deal-rooms/:id/publication',
    about: 'what is held back',
    thing: room,
    given: ({ rooms }) => ({ documentIds: [rooms.target.documents.held, rooms.foreign.documents.held] }),
    ...decide(409),
  },
  {
    endpoint: 'POST /api/deal-rooms/:id/publication',
    about: 'a document that is published',
    thing: room,
    given: ({ rooms }) => ({ documentIds: [rooms.target.documents.open] }),
    ...decide(409),
  },
  { endpoint: 'GET /api/deal-rooms/:id/rights', about: 'all', thing: room, ...work() },
  { endpoint: 'PUT /api/deal-rooms/:id/rights', about: 'for everybody', thing: room, ...decide() },
  {
    endpoint: 'PUT /api/deal-rooms/:id/second-factor',
    about: 'not asked for',
    thing: room,
    given: () => ({ required: false }),
    ...decide(),
  },
  { endpoint: 'POST /api/deal-rooms/:id/groups', about: 'a new one', thing: room, ...decide(201) },
  { endpoint: 'PUT /api/room-groups/:id', about: 'another name', thing: group, ...decide() },
  { endpoint: 'DELETE /api/room-groups/:id', about: 'empty', thing: group, ...decide() },
  {
    endpoint: 'POST /api/room-versions/:id/clearance',
    about: 'held back',
    thing: version('held'),
    ...decide(),
  },
  { endpoint: 'GET /api/room-versions/:id/original', about: 'open', thing: version('open'), ...read },
  {
    endpoint: 'GET /api/room-versions/:id/original',
    about: 'of a later stage',
    thing: version('closed'),
    ...work(),
  },
  {
    endpoint: 'GET /api/room-versions/:id/original',
    about: 'with personal data in it',
    thing: version('held'),
    others: 404,
    but: { owner: 200, broker: 409 },
  },
];
