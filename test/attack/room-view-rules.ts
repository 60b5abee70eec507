import type { World, WorldRoom } from '#test/support/world-cast.ts';
import { adminsOnly, type Rule } from './rule-words.ts';

const both =
  (pick: (room: WorldRoom) => string) =>
  ({ rooms }: World) => ({
    own: pick(rooms.target),
    foreign: pick(rooms.foreign),
  });
const room = both(({ id }) => id);
const document = (name: keyof WorldRoom['documents']) => both(({ documents }) => documents[name]);

const read = { others: 404, but: { owner: 200, broker: 200, approved: 200 } };
const work = { others: 404, but: { owner: 200, broker: 200 } };

const readings = ['pages', 'page-image', 'page-text', 'marked-copy'].flatMap((part): Rule[] => [
  { endpoint: `GET /api/room-documents/:id/${part}`, about: 'open', thing: document('open'), ...read },
  {
    endpoint: `GET /api/room-documents/:id/${part}`,
    about: 'of a later stage',
    thing: document('closed'),
    ...work,
  },
  {
    endpoint: `GET /api/room-documents/:id/${part}`,
    about: 'with personal data in it',
    thing: document('held'),
    others: 404,
    but: { owner: 200, broker: 409 },
  },
]);

export const roomViewRules: readonly Rule[] = [
  ...readings,
  { endpoint: 'POST /api/room-documents/:id/attention', about: 'open', thing: document('open'), ...read },
  { endpoint: 'GET /api/room-documents/:id/attention', about: 'open', thing: document('open'), ...work },
  {
    endpoint: 'POST /api/room-documents/:id/redactions',
    about: 'published',
    thing: document('open'),
    others: 404,
    but: { owner: 201, broker: 403, approved: 404 },
  },
  {
    endpoint: 'GET /api/room-documents/:id/redactions',
    about: 'published',
    thing: document('open'),
    ...work,
  },
  { endpoint: 'GET /api/deal-rooms/:id/attention', about: 'all', thing: room, ...work },
  { endpoint: 'GET /api/deal-rooms/:id/attention.csv', about: 'all', thing: room, ...work },
  { endpoint: 'POST /api/deal-rooms/:id/leak-searches', about: 'all', thing: room, ...work },
  { endpoint: 'POST /api/leak-searches', about: 'all rooms', ...adminsOnly },
  { endpoint: 'GET /api/deal-rooms/:id/search', about: 'published', thing: room, ...read },
];
