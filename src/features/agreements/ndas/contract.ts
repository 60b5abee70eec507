import { z } from 'zod';
import { asserted, requestOptions } from '#features/people/passkeys/passkey-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { countedPageOf, tableQuery } from '#wire/page-of.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { ndaKinds } from './domain/nda-kind.ts';
import { bindings, registerColumns, registerScopes } from './domain/register.ts';
import { ndaStatuses } from './domain/signing.ts';
import { block, filePages, pageQuery } from './nda-shapes.ts';
import { ownerDisclosed, registerLine } from './record-shapes.ts';
import { shownSha256, shownSignature, shownSigning, signature } from './signature-shapes.ts';

export const nda = z.object({
  id,
  kind: z.enum(ndaKinds),
  masterId: id.nullable(),
  /** These three are `null` for a master agreement, which has no listing. */
  requestId: id.nullable(),
  listingId: id.nullable(),
  listingTitle: z.string().nullable(),
  /** The caller is the signer and may join by a passport instead. */
  takesPassport: z.boolean(),
  status: z.enum(ndaStatuses),
  /** Only the title if the agreement is a file: then the file is read and signed. */
  document: z.array(block),
  documentSha256: z.string(),
  file: filePages.nullable(),
  templateId: z.string(),
  templateVersion: z.number().int(),
  issuedAt: instant,
  expiresAt: instant,
  consentedAt: instant.nullable(),
  signature: shownSignature.nullable(),
  /** The owner countersigns: the agreement takes effect with the second signature. */
  countersign: z.boolean(),
  ...shownSigning.shape,
  may: z.object({ sign: may, decline: may, countersign: may, download: may }),
});

export const listNdas = endpoint({
  method: 'GET',
  path: '/api/ndas',
  summary:
    'Signed agreements with their expiration dates: the caller’s own, those for their listings and engagements, or (admins) all; newest first unless sorted',
  who: 'signed-in',
  scope: 'ndas:read',
  query: tableQuery(registerColumns).extend({
    scope: z.enum(registerScopes),
    listingId: id.optional(),
    binding: z.enum(bindings).optional(),
  }),
  reply: countedPageOf(registerLine),
  refusals: ['role-missing'],
  failure: 'unable to get the NDAs',
});

export const getNda = endpoint({
  method: 'GET',
  path: '/api/ndas/:id',
  summary: 'An agreement in full, for the buyer, the seller, an engaged broker or an admin',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: nda,
  failure: 'unable to get the NDA',
});

export const getNdaOwner = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/owner',
  summary: 'The party bound on the owner’s side, with proof, for the owner and for buyers with access',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: ownerDisclosed,
  refusals: ['nda-unsigned', 'owner-not-disclosed'],
  failure: 'unable to get the owner of the NDA',
});

export const getNdaPage = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/page-image',
  summary: 'A page of an uploaded agreement, as an image',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  query: pageQuery,
  reply: { file: 'image/png', or: ['image/jpeg'] },
  refusals: ['nda-is-text', 'file-damaged', 'renderer-busy'],
  failure: 'unable to show page',
});

export const getNdaPageText = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/page-text',
  summary: 'The text of a page of an uploaded agreement',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  query: pageQuery.pick({ number: true }),
  reply: z.object({ text: z.string() }),
  refusals: ['nda-is-text'],
  failure: 'unable to get page text',
});

export const getNdaOriginal = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/original',
  summary: 'The uploaded agreement file, byte for byte',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['nda-is-text', 'file-damaged', 'storage-unavailable'],
  failure: 'unable to download the agreement',
});

export const openNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/opening',
  summary: 'Records that the buyer opened the agreement',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ timeZone: line(0, 60).optional() }),
  reply: nda,
  failure: 'unable to open the NDA',
});

export const consentToRecords = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/consent',
  summary: 'Records the consent to electronic records',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ consentVersion: z.string().max(40), agreed: z.literal(true) }),
  reply: nda,
  refusals: ['consent-outdated', 'nda-closed', 'nda-expired'],
  failure: 'unable to record the consent',
});

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/signing-code',
  summary: 'Emails the signer a six-digit code for the agreement that was shown',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ documentSha256: shownSha256 }),
  reply: nda,
  refusals: ['nda-closed', 'nda-expired', 'document-changed', 'too-many-attempts'],
  failure: 'unable to send the code',
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/passkey-challenge',
  summary:
    'Creates the passkey challenge for signing this agreement with this text and signature in this session',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: signature,
  reply: z.object({ options: requestOptions }),
  refusals: [
    'nda-closed',
    'nda-expired',
    'document-changed',
    'drawing-unfit',
    'drawing-empty',
    'passkeys-off',
    'no-passkey',
  ],
  failure: 'unable to ask for the passkey',
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/passkey-confirmation',
  summary:
    'Verifies the passkey response; the session can then give exactly the signature that was confirmed',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ response: asserted }),
  reply: nda,
  refusals: ['nda-closed', 'nda-expired', 'passkeys-off', 'passkey-not-valid'],
  failure: 'unable to check the passkey',
});

export const confirmSigner = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/confirmation',
  summary: 'Checks the emailed code; returns whether it was correct and how many attempts remain',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ code: z.string().regex(/^\d{6}$/, 'The code has six digits.') }),
  reply: nda,
  refusals: ['nda-closed', 'nda-expired', 'code-missing', 'code-expired', 'code-spent'],
  failure: 'unable to check the code',
});

export const signNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/signature',
  summary: 'Signs the agreement that was shown',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: signature,
  reply: nda,
  refusals: [
    'nda-closed',
    'nda-expired',
    'nda-superseded',
    'consent-missing',
    'consent-outdated',
    'not-read',
    'document-changed',
    'entity-required',
    'drawing-unfit',
    'drawing-empty',
    'confirmation-missing',
    'storage-unavailable',
  ],
  failure: 'unable to sign the NDA',
});

export const counterSignNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/counter-signature',
  summary: 'Countersigns after the buyer, as the owner of the listing',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: signature.extend({ consentVersion: z.string().max(40), agreedToRecords: z.literal(true) }),
  reply: nda,
  refusals: [
    'nda-closed',
    'consent-outdated',
    'not-read',
    'document-changed',
    'entity-required',
    'drawing-unfit',
    'drawing-empty',
    'confirmation-missing',
    'storage-unavailable',
  ],
  failure: 'unable to countersign the NDA',
});

export const declineNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/refusal',
  summary: 'Declines to sign, with a reason',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ reason: line(1, 500) }),
  reply: nda,
  refusals: ['nda-closed', 'nda-expired'],
  failure: 'unable to decline the NDA',
});
