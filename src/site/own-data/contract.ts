import { endpoint } from '#wire/endpoint.ts';

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/own-data',
  summary: 'Everything that is stored about the caller and that they can read here, as one JSON file',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: { file: 'application/json' },
  failure: 'unable to collect your data',
});
