import type { Work } from '#platform/context.ts';
import { canonicalText, type NdaDocument } from '../domain/document.ts';
import type { NdaKind } from '../domain/nda-kind.ts';
import { signableUntil } from '../domain/signing.ts';
import { recordEvent } from './event-log.ts';
import { sha256 } from './sha256.ts';
import { insertNda } from './store.ts';

export type ToPutForward = {
  kind: NdaKind;
  buyerId: string;
  deal: { requestId: string; listingId: string } | null;
  masterId: string | null;
  document: NdaDocument;
  /** The file, if it is the agreement: then the file is hashed. */
  file?: { id: string; sha256: string };
  /** Copied, so that later changes of the template do not matter. */
  template: { sha256: string; termYears: number; governingLaw: string };
  countersign: boolean;
  /** A joinder uses its master's consent; otherwise the signer gives it later. */
  consent: { version: string; at: Date } | null;
};

export type PutForward = { id: string; documentSha256: string; expiresAt: Date };

/** Agreements stay open for 14 days. The caller decides that one may be issued. */
export async function putForward(work: Work, what: ToPutForward): Promise<PutForward> {
  const { deal, document, file, template, consent } = what;
  const documentSha256 = file?.sha256 ?? sha256(canonicalText(document));
  const id = work.newId();
  const expiresAt = signableUntil(work.now);
  const { templateId, templateVersion } = document;
  await insertNda(work.db, {
    id,
    kind: what.kind,
    request_id: deal?.requestId ?? null,
    listing_id: deal?.listingId ?? null,
    master_id: what.masterId,
    buyer_id: what.buyerId,
    status: 'issued',
    template_id: templateId,
    template_version: templateVersion,
    template_sha256: template.sha256,
    countersign: what.countersign,
    term_years: template.termYears,
    governing_law: template.governingLaw,
    document: JSON.stringify(document.blocks),
    document_sha256: documentSha256,
    pdf_id: file?.id ?? null,
    issued_at: work.now,
    expires_at: expiresAt,
    consent_version: consent?.version ?? null,
    consented_at: consent?.at ?? null,
  });
  await recordEvent(work, id, 'created', {
    documentSha256,
    template: { id: templateId, version: templateVersion, sha256: template.sha256 },
    expiresAt: expiresAt.toISOString(),
    ...(what.masterId === null ? {} : { masterId: what.masterId }),
  });
  return { id, documentSha256, expiresAt };
}
