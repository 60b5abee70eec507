import { z } from 'zod';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { NdaBlock, NdaDocument } from '../domain/document.ts';
import { type ChainedEvent, type SignerEvidence, verificationMethods } from '../domain/evidence.ts';
import { evidenceKinds } from '../domain/evidence-event.ts';
import { type NdaKind, ndaKinds } from '../domain/nda-kind.ts';
import { capacities, type NdaState, ndaStatuses } from '../domain/signing.ts';
import { block } from '../nda-shapes.ts';
import type { NdaEventRow, NdaInContext, NdaRow } from './store.ts';

const storedStatus = storedWord(ndaStatuses, 'status of an agreement');
const storedCapacity = orNull(storedWord(capacities, 'capacity'));
const blocks = z.array(block);
const storedEvent = storedWord(evidenceKinds, 'kind of evidence');
const storedKind = storedWord(ndaKinds, 'kind of agreement');
const evidence = z.record(z.string(), z.json());

export function stateOf(row: NdaRow): NdaState {
  return {
    kind: kindOf(row),
    status: storedStatus(row.status),
    signerId: row.buyer_id,
    expiresAt: row.expires_at,
    documentSha256: row.document_sha256,
    consentVersion: row.consent_version,
  };
}

export function kindOf(row: Pick<NdaRow, 'kind'>): NdaKind {
  return storedKind(row.kind);
}

export type NdaDeal = {
  requestId: string;
  listingId: string;
  buyerId: string;
  ownerId: string;
  listingTitle: string;
  listingStatus: string;
};

/** `null` for a master, which belongs to no deal. */
export function dealOf(row: NdaInContext): NdaDeal | null {
  const { request_id: requestId, listing_id: listingId, buyer_id: buyerId, owner_id: ownerId } = row;
  const { listing_title: listingTitle, listing_status: listingStatus } = row;
  if (requestId === null || listingId === null) return null;
  if (ownerId === null || listingTitle === null || listingStatus === null)
    throw new Error('an agreement for a listing that is not there');
  return { requestId, listingId, buyerId, ownerId, listingTitle, listingStatus };
}

export function documentOf(row: NdaRow): NdaDocument {
  return { templateId: row.template_id, templateVersion: row.template_version, blocks: blocksOf(row) };
}

export function blocksOf(row: NdaRow): NdaBlock[] {
  return blocks.parse(row.document);
}

const pdfPages = z.array(z.object({ width: z.number().int(), height: z.number().int() }));

/** Page sizes of a file; `null` if the agreement is a text. */
export function pdfPagesOf(row: { pdf_pages: unknown }) {
  return row.pdf_pages === null ? null : pdfPages.parse(row.pdf_pages);
}

const signer = z.object({
  accountName: z.string(),
  typedName: z.string(),
  nameComparison: z.enum(['matches', 'differs']),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['buyer', 'owner']),
  capacity: z.enum(capacities),
  entity: z.string().nullable(),
  // Missing in records from before titles were asked for.
  title: z.string().nullable().default(null),
  ipAddress: z.string(),
  userAgent: z.string(),
  timeZone: z.string().nullable(),
  sessionId: z.string(),
  verifications: z.array(
    z.object({
      method: z.enum(verificationMethods),
      passed: z.boolean(),
      at: z.coerce.date().nullable(),
      credentialSha256: z.string().optional(),
    }),
  ),
  fields: z.array(z.object({ name: z.string(), value: z.string(), at: z.coerce.date() })),
});

/** Throws unless the agreement waits for the second signature. */
export function signerEvidenceOf(row: NdaRow): SignerEvidence {
  return signer.parse(row.signer_evidence);
}

export function capacityOf(row: Pick<NdaRow, 'signer_capacity'>) {
  return storedCapacity(row.signer_capacity);
}

export function eventOf(row: NdaEventRow): ChainedEvent {
  return {
    ndaId: row.nda_id,
    number: row.number,
    kind: storedEvent(row.kind),
    at: row.at,
    actorId: row.actor_id,
    evidence: evidence.parse(row.evidence),
    salt: row.salt,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
