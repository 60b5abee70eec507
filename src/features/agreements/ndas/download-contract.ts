import { endpoint } from '#wire/endpoint.ts';
import { idParams } from '#wire/words.ts';

export const downloadNda = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/file',
  summary: 'The sealed PDF of the signed agreement with its audit certificate',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['nda-unsigned', 'nda-being-sealed', 'file-damaged', 'storage-unavailable'],
  failure: 'unable to download the NDA',
});

export const downloadMaster = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/master',
  summary: 'The sealed master agreement behind a joinder, for those who may see the joinder',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['nda-being-sealed', 'file-damaged', 'storage-unavailable'],
  failure: 'unable to download the master agreement',
});
