import { endpoint } from '#wire/endpoint.ts';

/** Apart from the import: the dashboard needs it at once, and none of the shapes of a row. */
export const exportBusinesses = endpoint({
  method: 'GET',
  path: '/api/business-imports.csv',
  summary:
    'Exports the caller’s businesses with their open listings as a table that can be imported again; EINs are masked',
  who: 'signed-in',
  scope: 'listings:read',
  reply: { file: 'text/csv; charset=utf-8' },
  failure: 'unable to export businesses',
});
