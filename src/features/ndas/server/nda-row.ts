import { z } from 'zod';
import { block } from '../contract.ts';
import type { NdaBlock, NdaDocument } from '../domain/document.ts';
import {
  type ChainedEvent,
  evidenceKinds,
  type SignerEvidence,
  verificationMethods,
} from '../domain/evidence.ts';
import { capacities, type NdaState, ndaStatuses } from '../domain/signing.ts';
import type { NdaEventRow, NdaRow } from './store.ts';

const status = z.enum(ndaStatuses);
const capacity = z.enum(capacities).nullable();
const blocks = z.array(block);
const kind = z.enum(evidenceKinds);
const evidence = z.record(z.string(), z.json());

/** A stored agreement as the rules see it. */
export function stateOf(row: NdaRow): NdaState {
  return {
    status: status.parse(row.status),
    signerId: row.buyer_id,
    expiresAt: row.expires_at,
    documentSha256: row.document_sha256,
    consentVersion: row.consent_version,
  };
}

/** The exact text as it was issued. */
export function documentOf(row: NdaRow): NdaDocument {
  return { templateId: row.template_id, templateVersion: row.template_version, blocks: blocksOf(row) };
}

export function blocksOf(row: NdaRow): NdaBlock[] {
  return blocks.parse(row.document);
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
  ipAddress: z.string(),
  userAgent: z.string(),
  timeZone: z.string().nullable(),
  sessionId: z.string(),
  verifications: z.array(
    z.object({ method: z.enum(verificationMethods), passed: z.boolean(), at: z.coerce.date() }),
  ),
  fields: z.array(z.object({ name: z.string(), value: z.string(), at: z.coerce.date() })),
});

/** Who signed first, as it was kept for the certificate. Throws where the agreement does not wait for a second one. */
export function signerEvidenceOf(row: NdaRow): SignerEvidence {
  return signer.parse(row.signer_evidence);
}

export function capacityOf(row: Pick<NdaRow, 'signer_capacity'>) {
  return capacity.parse(row.signer_capacity);
}

export function eventOf(row: NdaEventRow): ChainedEvent {
  return {
    ndaId: row.nda_id,
    number: row.number,
    kind: kind.parse(row.kind),
    at: row.at,
    actorId: row.actor_id,
    evidence: evidence.parse(row.evidence),
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
