import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { roomRefusals } from '#wire/upload.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { proofKinds, proofStatuses, reviewLists } from './domain/proof.ts';

const proof = z.object({
  id,
  kind: z.enum(proofKinds),
  status: z.enum(proofStatuses),
  version: z.number().int(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  validUntil: instant.nullable(),
  file: z.boolean(),
});

const proofReview = proof.extend({ person: z.object({ id, name: z.string(), email: z.string() }) });

export const proofUpload = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  limit: 15_000_000,
} as const;

export const listProofs = endpoint({
  method: 'GET',
  path: '/api/proofs',
  summary: 'The caller’s verification documents, newest first',
  who: 'signed-in',
  scope: 'verification:read',
  query: cursorQuery,
  reply: pageOf(proof),
  failure: 'unable to get the proofs',
});

export const handInProof = endpoint({
  method: 'POST',
  path: '/api/proofs',
  summary: 'Uploads proof of identity or funds for an admin to review',
  who: 'signed-in',
  scope: 'verification:write',
  query: z.object({ kind: z.enum(proofKinds) }),
  upload: proofUpload,
  reply: proof,
  status: 201,
  refusals: ['proof-waits', 'proof-not-readable', ...roomRefusals],
  failure: 'unable to upload the proof',
});

export const getProofFile = endpoint({
  method: 'GET',
  path: '/api/proofs/:id/file',
  summary: 'The file of a verification document, for its owner and admins; every view is recorded',
  who: 'signed-in',
  scope: 'verification:read',
  params: idParams,
  reply: { file: 'application/octet-stream' },
  failure: 'unable to get the file',
});

export const moveProof = endpoint({
  method: 'POST',
  path: '/api/proofs/:id/moves',
  summary: 'Withdraws a verification document, or (admins) approves or rejects it',
  who: 'signed-in',
  scope: 'verification:write',
  params: idParams,
  body: z.object({
    to: z.enum(proofStatuses),
    version: z.number().int().min(1),
    reason: line(0, 500).optional(),
    /** With `verified`; `null` for the default of its kind. */
    until: instant.nullable().optional(),
  }),
  reply: proof,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'reason-given', 'end-not-possible'],
  failure: 'unable to change the proof',
});

export const listProofReviews = endpoint({
  method: 'GET',
  path: '/api/proof-reviews',
  summary:
    'Verification documents that are waiting for an admin, longest waiting first; or active ones, soonest expiring first',
  who: ['admin'],
  scope: 'verification:read',
  query: cursorQuery.extend({ list: z.enum(reviewLists).default('waiting') }),
  reply: pageOf(proofReview),
  failure: 'unable to get the proofs',
});
