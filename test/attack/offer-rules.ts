import { adminsOnly, listing, live, only, ownerOnly, type Rule } from './rule-words.ts';

const sentOffer = only(
  ({ offers }) => offers.sent,
  'the other buyer’s offer is a draft: see the rules for that',
);
const draft = only(({ offers }) => offers.draft, 'the other buyer’s offer was sent: see the rules for that');
/** Both sides and, without the terms, admins; hidden from brokers who vet requests. */
const knownTo = { others: 404, but: { approved: 200, owner: 200, admin: 200 } };

export const offerRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/listing/:id/offers',
    about: 'live, a letter of intent',
    thing: live,
    given: () => ({ kind: 'loi' }),
    others: 409,
    but: { approved: 201 },
  },
  {
    endpoint: 'POST /api/listing/:id/offers',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { owner: 409 },
  },
  { endpoint: 'GET /api/listing/:id/offers', about: 'live', thing: live, ...ownerOnly },
  {
    endpoint: 'GET /api/listing/:id/exclusivity',
    about: 'live',
    thing: live,
    others: 404,
    but: { owner: 200, admin: 200 },
  },
  { endpoint: 'GET /api/listing/:id/sale', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/offers/:id', about: 'sent', thing: sentOffer, ...knownTo },
  { endpoint: 'GET /api/offers/:id', about: 'a draft', thing: draft, others: 404, but: { elsewhere: 200 } },
  {
    endpoint: 'PUT /api/offers/:id/draft',
    about: 'a draft',
    thing: draft,
    others: 404,
    but: { elsewhere: 200 },
  },
  {
    endpoint: 'PUT /api/offers/:id/draft',
    about: 'one that was sent',
    thing: sentOffer,
    others: 404,
    but: { approved: 409, owner: 403, admin: 403 },
  },
  {
    endpoint: 'POST /api/offers/:id/rounds',
    about: 'to one that was sent',
    thing: sentOffer,
    others: 404,
    but: { approved: 200, owner: 200, admin: 403 },
  },
  {
    endpoint: 'GET /api/offers/:id/letter',
    about: 'one that nobody accepted',
    thing: sentOffer,
    others: 404,
    but: {},
  },
  {
    endpoint: 'POST /api/offers/:id/moves',
    about: 'accepted',
    thing: sentOffer,
    given: () => ({ to: 'accepted' }),
    others: 404,
    but: { approved: 403, owner: 200, admin: 403 },
  },
  {
    endpoint: 'POST /api/offers/:id/moves',
    about: 'withdrawn',
    thing: sentOffer,
    given: () => ({ to: 'withdrawn' }),
    others: 404,
    but: { approved: 200, owner: 403, admin: 403 },
  },
  {
    endpoint: 'PUT /api/offers/:id/kept-for-sale',
    about: 'one that nobody accepted',
    thing: sentOffer,
    others: 404,
    but: { approved: 403, owner: 409, admin: 403 },
  },
  { endpoint: 'GET /api/dashboard', about: 'the own figures', others: 200, but: {} },
  { endpoint: 'GET /api/dashboard/home', about: 'the own parts', others: 200, but: {} },
  { endpoint: 'GET /api/dashboard/needs', about: 'what waits for oneself', others: 200, but: {} },
  { endpoint: 'GET /api/offers', about: 'all', given: () => ({ scope: 'all' }), ...adminsOnly },
  {
    endpoint: 'GET /api/offers',
    about: 'received',
    given: () => ({ scope: 'received' }),
    others: 200,
    but: {},
  },
  { endpoint: 'GET /api/offers', about: 'sent', given: () => ({ scope: 'sent' }), others: 200, but: {} },
];
