import { endpoint } from '#wire/endpoint.ts';

export const getOwnFiles = endpoint({
  method: 'GET',
  path: '/api/own-data.zip',
  summary:
    'The same file with every document that the caller uploaded or signed, and a manifest of hashes and sizes, as a ZIP archive',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: { file: 'application/zip' },
  failure: 'unable to collect your documents',
});

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/own-data',
  summary: 'All stored data about the caller that they can read here, as one JSON file',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: { file: 'application/json' },
  failure: 'unable to collect your data',
});
