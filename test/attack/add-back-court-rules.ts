import { omitted } from '#test/support/schemas.ts';
import type { World } from '#test/support/world-cast.ts';
import type { Rule } from './rule-words.ts';

const room = ({ rooms }: World) => ({ own: rooms.target.id, foreign: rooms.foreign.id });
const contest = ({ contests }: World) => ({ own: contests.target, foreign: contests.foreign });
const nothingElse = { words: omitted, evidence: omitted };
/** For the buyer who contests and the seller; brokers need approvals, which this one does not have. */
const read = { others: 404, but: { owner: 200, approved: 200 } };

export const addBackCourtRules: readonly Rule[] = [
  { endpoint: 'GET /api/deal-rooms/:id/add-backs', about: 'of the room', thing: room, ...read },
  {
    endpoint: 'GET /api/deal-rooms/:id/report-figure',
    about: 'of no report',
    thing: room,
    others: 404,
    but: {},
  },
  {
    endpoint: 'GET /api/deal-rooms/:id/stale-documents',
    about: 'of the room',
    thing: room,
    others: 404,
    but: { owner: 200, approved: 200, broker: 200 },
  },
  {
    endpoint: 'POST /api/deal-rooms/:id/add-back-contests',
    about: 'of an adjustment that no open report has',
    thing: room,
    others: 404,
    but: { owner: 409 },
  },
  { endpoint: 'GET /api/add-back-contests', about: 'put to the asker as a CPA', others: 200, but: {} },
  { endpoint: 'GET /api/add-back-contests/:id', about: 'open', thing: contest, ...read },
  {
    endpoint: 'POST /api/add-back-contests/:id/moves',
    about: 'answered',
    thing: contest,
    others: 404,
    but: { owner: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/add-back-contests/:id/moves',
    about: 'given up',
    thing: contest,
    given: () => ({ to: 'conceded', ...nothingElse }),
    others: 404,
    but: { owner: 200, approved: 403 },
  },
  {
    endpoint: 'POST /api/add-back-contests/:id/moves',
    about: 'taken back',
    thing: contest,
    given: () => ({ to: 'withdrawn', ...nothingElse }),
    others: 404,
    but: { owner: 403, approved: 200 },
  },
  {
    endpoint: 'POST /api/add-back-contests/:id/moves',
    about: 'decided before it was answered',
    thing: contest,
    given: () => ({ to: 'ruled', words: 'So be it.', evidence: omitted, outcome: 'struck', license: 'UT 1' }),
    others: 404,
    but: { owner: 409, approved: 409 },
  },
  { endpoint: 'PUT /api/add-back-contests/:id/cpa', about: 'invited', thing: contest, ...read },
];
