import { z } from 'zod';
import { nda } from '#features/agreements/ndas/contract.ts';
import { passportFaults } from '#features/agreements/ndas/domain/passport.ts';
import { sealLevels } from '#features/agreements/ndas/domain/sealing.ts';
import { block } from '#features/agreements/ndas/nda-shapes.ts';
import { shownSha256 } from '#features/agreements/ndas/signature-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { id, idParams, instant, line } from '#wire/words.ts';

const passport = z.object({
  signed: z
    .object({
      id,
      signer: z.string(),
      signedAt: instant,
      endsAt: instant,
      templateVersion: z.number().int(),
      documentSha256: z.string(),
      withdrawnAt: instant.nullable(),
      /** `null` until it is sealed. */
      sealLevel: z.enum(sealLevels).nullable(),
      joined: z.number().int(),
    })
    .nullable(),
  /** Why it cannot be used now; `null` if it can. */
  fault: z.enum(passportFaults).nullable(),
  openId: id.nullable(),
  may: z.object({ begin: may, withdraw: may }),
});

export const getPassport = endpoint({
  method: 'GET',
  path: '/api/nda-passport',
  summary: 'The caller’s NDA passport: the master agreement with which they join listings',
  who: 'signed-in',
  scope: 'ndas:read',
  reply: passport,
  failure: 'unable to get the NDA passport',
});

export const beginPassport = endpoint({
  method: 'POST',
  path: '/api/nda-passport',
  summary: 'Issues the current master agreement to the caller; returns the one that is still open',
  who: 'signed-in',
  scope: 'never',
  body: z.object({}),
  reply: nda,
  refusals: ['passport-in-force'],
  failure: 'unable to begin the NDA passport',
});

export const withdrawPassport = endpoint({
  method: 'POST',
  path: '/api/nda-passport/withdrawal',
  summary: 'Withdraws the passport for future joinders; existing joinders stay in force',
  who: 'signed-in',
  scope: 'never',
  /** The passport on the screen; another one is not withdrawn. */
  body: z.object({ passportId: id }),
  reply: passport,
  refusals: ['passport-none', 'stale'],
  failure: 'unable to withdraw the NDA passport',
});

export const getJoinder = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/joinder',
  summary: 'The joinder with which the signer of an open agreement can join its listing instead',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: z.object({
    may: z.object({ join: may }),
    /** Empty, and the fields below `null`, if the caller cannot join. */
    document: z.array(block).max(100),
    documentSha256: z.string().nullable(),
    masterId: id.nullable(),
  }),
  failure: 'unable to get the joinder',
});

export const joinByPassport = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/joinder',
  summary: 'Joins the listing of an open NDA with the caller’s passport; that NDA becomes void',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ documentSha256: shownSha256, timeZone: line(0, 60).optional() }),
  reply: nda,
  refusals: [
    'nda-closed',
    'nda-expired',
    'document-changed',
    'passport-not-taken',
    'passport-none',
    'passport-withdrawn',
    'passport-superseded',
    'passport-term-ended',
    'passport-being-sealed',
    'storage-unavailable',
  ],
  failure: 'unable to join by the NDA passport',
});
