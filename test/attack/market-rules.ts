import { omitted } from '#test/support/schemas.ts';
import { everybody, listing, live, only, type Rule } from './rule-words.ts';

export const marketRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/business-tables',
    about: 'a file without a table',
    given: () => ({ sheet: omitted }),
    others: 200,
    but: {},
  },
  {
    endpoint: 'POST /api/business-imports',
    about: 'a business that no one has',
    given: () => ({ rows: [{ row: 2, business: { id: crypto.randomUUID() }, listing: null }] }),
    others: 200,
    but: {},
  },
  { endpoint: 'GET /api/business-imports.csv', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/watched-listings', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/watched-listing-ids', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'PUT /api/listing/:id/watch',
    about: 'live',
    thing: live,
    others: 200,
    but: { owner: 409, broker: 409 },
  },
  {
    endpoint: 'PUT /api/listing/:id/watch',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { owner: 409 },
  },
  { endpoint: 'DELETE /api/listing/:id/watch', about: 'live', thing: live, others: 200, but: {} },
  { endpoint: 'GET /api/saved-searches', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/saved-searches', about: 'a new one', others: 201, but: {} },
  ...['PUT', 'DELETE'].map((method) => ({
    endpoint: `${method} /api/saved-searches/:id`,
    about: 'one',
    thing: only(({ savedSearch }) => savedSearch, 'one person keeps one; all others meet it as another’s'),
    others: 404,
    but: { stranger: 200 },
  })),
  { endpoint: 'PUT /api/saved-search-mail', about: 'a mailed token', ...everybody(200) },
  {
    endpoint: 'PUT /api/saved-search-mail',
    about: 'a token that nobody was mailed',
    given: () => ({ token: 'x'.repeat(80) }),
    ...everybody(410),
  },
  {
    endpoint: 'DELETE /api/listing/:id/watch',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: {},
  },
];
