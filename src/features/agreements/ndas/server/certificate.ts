import type { Work } from '#platform/context.ts';
import type { AuditCertificate, ChainedEvent, CounterSigner, SignerEvidence } from '../domain/evidence.ts';
import { blocksOf, pdfPagesOf } from './nda-row.ts';
import type { NdaInContext } from './store.ts';

export const clockSource = 'system clock of the server, UTC, milliseconds';

type Signed = {
  signer: SignerEvidence;
  counterSigner: CounterSigner | null;
  ownerCommitment: string | null;
  master: AuditCertificate['master'];
  events: readonly ChainedEvent[];
  termEndsAt: Date;
};

/** The certificate as printed into the file, which identifies the owner only by the listing's reference. */
export function certificateOf(work: Work, row: NdaInContext, signed: Signed): AuditCertificate {
  return {
    documentId: row.id,
    envelopeId: row.request_id,
    originalSha256: row.document_sha256,
    file: fileOf(row),
    resultSha256: null,
    generatedAt: work.now,
    clockSource,
    template: { id: row.template_id, version: row.template_version, sha256: row.template_sha256 },
    consentVersion: row.consent_version ?? '',
    master: signed.master,
    parties: {
      buyer: signed.signer.accountName,
      owner: row.listing_id && `The owner of the business under listing reference ${row.listing_id}`,
    },
    ownerCommitment: signed.ownerCommitment,
    governingLaw: row.governing_law,
    termEndsAt: signed.termEndsAt,
    signers: [signed.signer],
    counterSigner: signed.counterSigner,
    events: signed.events,
  };
}

function fileOf(row: NdaInContext): AuditCertificate['file'] {
  const pages = pdfPagesOf(row);
  if (pages === null || row.pdf_bytes === null) return null;
  return { title: blocksOf(row)[0]?.text ?? '', bytes: row.pdf_bytes, pages: pages.length };
}
