import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { idParams } from '#wire/words.ts';
import { sealLists } from './domain/sealing.ts';
import { sealLine, verdict } from './record-shapes.ts';

export const listWaitingSeals = endpoint({
  method: 'GET',
  path: '/api/nda-seals',
  summary: 'Signed agreements that are waiting for their seal, or were sealed without a time stamp, and why',
  who: ['admin'],
  scope: 'ndas:read',
  query: cursorQuery.extend({ list: z.enum(sealLists).default('waiting') }),
  reply: pageOf(sealLine),
  failure: 'unable to get the seals',
});

export const retrySeal = endpoint({
  method: 'POST',
  path: '/api/nda-seals/:id/attempts',
  summary: 'Retries the sealing of an agreement now',
  who: ['admin'],
  scope: 'ndas:write',
  params: idParams,
  reply: sealLine,
  refusals: ['already-sealed'],
  failure: 'unable to try again',
});

export const verifyDocument = endpoint({
  method: 'POST',
  path: '/api/verification',
  summary: 'Verifies whether a PDF was signed and sealed here, and if not, where it was changed',
  who: 'anyone',
  scope: 'ndas:read',
  upload: { types: ['application/pdf'], limit: 10_000_000 },
  reply: verdict,
  refusals: ['wrong-upload-type', 'body-too-large', 'uploads-busy', 'storage-unavailable'],
  failure: 'unable to check the file',
});
