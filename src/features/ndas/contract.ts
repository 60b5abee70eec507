import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { capacities, ndaStatuses } from './domain/signing.ts';

/** One piece of the agreement, shown and printed alike. */
export const block = z.object({
  kind: z.enum(['title', 'heading', 'clause', 'paragraph']),
  number: z.string().nullable(),
  text: z.string(),
});

export const nda = z.object({
  id,
  requestId: id,
  listingId: id,
  listingTitle: z.string(),
  status: z.enum(ndaStatuses),
  document: z.array(block),
  documentSha256: z.string(),
  templateId: z.string(),
  templateVersion: z.number().int(),
  issuedAt: instant,
  expiresAt: instant,
  consent: z.object({
    version: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  consentedAt: instant.nullable(),
  signature: z
    .object({
      name: z.string(),
      capacity: z.enum(capacities),
      entity: z.string().nullable(),
      signedAt: instant,
      termEndsAt: instant,
      fileSha256: z.string(),
    })
    .nullable(),
  /** Whose name stands on the account: the typed name is compared with it. `null` unless the asker is the signer. */
  accountName: z.string().nullable(),
  may: z.object({ sign: may, decline: may, download: may }),
});

export const getNda = endpoint({
  method: 'GET',
  path: '/api/ndas/:id',
  summary: 'An agreement in full, for the buyer, the seller, a mandated broker or an admin',
  who: 'signed-in',
  params: idParams,
  reply: nda,
  failure: 'unable to get the NDA',
});

export const openNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/opening',
  summary: 'Records that the buyer has the agreement on the screen',
  who: 'signed-in',
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
  params: idParams,
  body: z.object({ consentVersion: z.string().max(40), agreed: z.literal(true) }),
  reply: nda,
  refusals: ['consent-outdated', 'nda-closed', 'nda-expired'],
  failure: 'unable to record the consent',
});

export const signNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/signature',
  summary: 'Signs the agreement that was shown',
  who: 'signed-in',
  params: idParams,
  body: z.object({
    name: line(1, 120),
    capacity: z.enum(capacities),
    entity: line(0, 200).optional(),
    /** The hash of the text that was on the screen: another text is refused. */
    documentSha256: z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256.'),
    readToEnd: z.boolean(),
    timeZone: line(0, 60).optional(),
  }),
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
    'storage-unavailable',
  ],
  failure: 'unable to sign the NDA',
});

export const declineNda = endpoint({
  method: 'POST',
  path: '/api/ndas/:id/refusal',
  summary: 'Declines to sign, with a reason',
  who: 'signed-in',
  params: idParams,
  body: z.object({ reason: line(1, 500) }),
  reply: nda,
  refusals: ['nda-closed', 'nda-expired'],
  failure: 'unable to decline the NDA',
});

export const downloadNda = endpoint({
  method: 'GET',
  path: '/api/ndas/:id/file',
  summary: 'The signed agreement with its audit certificate',
  who: 'signed-in',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['nda-unsigned', 'file-damaged', 'storage-unavailable'],
  failure: 'unable to download the NDA',
});
