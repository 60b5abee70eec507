import { adminsOnly, approvedRequest, live, only, ownerOnly, type Rule } from './rule-words.ts';

const aProof = only(({ proof }) => proof, 'one buyer handed in one, who is not among the callers');

const aBrokerRequest = only(({ brokerRequest }) => brokerRequest, 'only the stranger asked for an account');

export const accessRules: readonly Rule[] = [
  { endpoint: 'GET /api/access-request-months', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/access-requests/:id/stages',
    about: 'an approved one, further, without delegation or recorded consent',
    thing: approvedRequest,
    given: () => ({ to: 'S4', until: null }),
    others: 404,
    but: { approved: 403, owner: 200, broker: 409, admin: 409 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/stages',
    about: 'an approved one, as far as it is',
    thing: approvedRequest,
    given: () => ({ to: 'S2', until: null }),
    others: 404,
    but: { approved: 409, owner: 409, broker: 409, admin: 409 },
  },
  { endpoint: 'GET /api/listing/:id/access-rules', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'PUT /api/listing/:id/access-rules', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/proofs', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/proofs', about: 'a new one', others: 201, but: {} },
  { endpoint: 'GET /api/proof-reviews', about: 'all', ...adminsOnly },
  {
    endpoint: 'GET /api/proofs/:id/file',
    about: 'that waits',
    thing: aProof,
    others: 404,
    but: { admin: 200 },
  },
  {
    endpoint: 'POST /api/proofs/:id/moves',
    about: 'that waits, refused',
    thing: aProof,
    given: () => ({ to: 'refused', reason: 'Blurred.' }),
    others: 404,
    but: { admin: 200 },
  },
  {
    endpoint: 'POST /api/proofs/:id/moves',
    about: 'that waits, verified',
    thing: aProof,
    given: () => ({ to: 'verified' }),
    others: 404,
    but: { admin: 200 },
  },
  { endpoint: 'GET /api/broker-requests', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'POST /api/broker-requests',
    about: 'a new one',
    given: () => ({ licenseState: 'utah', licenseNumber: 'A-1' }),
    others: 201,
    but: { stranger: 409, broker: 409, idleBroker: 409 },
  },
  { endpoint: 'GET /api/broker-request-reviews', about: 'all', ...adminsOnly },
  {
    endpoint: 'POST /api/broker-requests/:id/moves',
    about: 'that waits, declined',
    thing: aBrokerRequest,
    given: () => ({ to: 'declined', reason: 'No license.' }),
    others: 404,
    but: { stranger: 403, admin: 200 },
  },
  {
    endpoint: 'POST /api/broker-requests/:id/moves',
    about: 'that waits, withdrawn',
    thing: aBrokerRequest,
    given: () => ({ to: 'withdrawn' }),
    others: 404,
    but: { stranger: 200, admin: 403 },
  },
  {
    endpoint: 'POST /api/broker-requests/:id/approval',
    about: 'that waits',
    thing: aBrokerRequest,
    others: 403,
    but: { admin: 200 },
  },
  { endpoint: 'GET /api/blocks', about: 'the own list', others: 200, but: {} },
  { endpoint: 'POST /api/blocks', about: 'a new entry', others: 201, but: {} },
  {
    endpoint: 'DELETE /api/blocks/:id',
    about: 'one',
    thing: only(({ block }) => block, 'one seller has one; all others meet it as another’s'),
    others: 404,
    but: { owner: 200 },
  },
];
