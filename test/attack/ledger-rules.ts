import { adminsOnly, everybody, live, type Rule } from './rule-words.ts';

export const ledgerRules: readonly Rule[] = [
  { endpoint: 'GET /api/ledger-key', about: 'this instance', ...everybody(200) },
  { endpoint: 'GET /api/ledger', about: 'everything', ...adminsOnly },
  {
    endpoint: 'GET /api/listing/:id/ledger',
    about: 'live, with deals',
    thing: live,
    others: 404,
    // The broker's engagement does not include approvals.
    but: { owner: 200, admin: 200, awaiting: 200, approved: 200, broker: 403 },
  },
];
