import { adminsOnly, first, type Rule } from './rule-words.ts';

const alone = 'the tables are one for all; only admins change them';

export const valuationRules: readonly Rule[] = [
  { endpoint: 'GET /api/valuation/tables', about: 'all', others: 200, but: { visitor: 200 } },
  { endpoint: 'GET /api/valuation/estimate', about: 'by industry', others: 200, but: {} },
  { endpoint: 'GET /api/valuation/debt-service', about: 'any purchase', others: 200, but: {} },
  { endpoint: 'GET /api/valuation/changes', about: 'all', ...adminsOnly },
  {
    endpoint: 'PUT /api/valuation/rows/:id',
    about: 'one',
    thing: first('valuationRow', alone),
    ...adminsOnly,
  },
  {
    endpoint: 'PUT /api/valuation/rules/:id',
    about: 'one',
    thing: first('valuationRule', alone),
    ...adminsOnly,
  },
];
