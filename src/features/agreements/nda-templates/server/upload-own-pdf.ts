import { ownPdfName } from '#features/agreements/ndas/domain/template-terms.ts';
import { pdfKey } from '#features/agreements/ndas/server/pdf-key.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { checkTexts } from '#features/marketplace/listings/server/check-leaks.ts';
import { holdListing, ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { PdfFacts } from '#platform/render/pdf-facts.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { type Finding, findingsOf, textsToCheck } from '../domain/pdf-findings.ts';
import { listingNda } from './choose-nda.ts';
import { deletePdf, holdOwnTemplate, insertPdf, newestVersion, ownVersions } from './own-pdf-store.ts';
import type { OwnPdfTools } from './own-pdf-tools.ts';
import { insertVersion, repointDraft } from './store.ts';

type Upload = InputOf<typeof contract.uploadOwnNda>;
type Read = { id: string; sha256: string; bytes: number; facts: PdfFacts; findings: readonly Finding[] };

/** Runs before the transaction: analyzes the file in a separate process, checks it for names and stores it. */
export async function readOwnPdf(
  reading: Reading,
  { params, upload }: Upload,
  { renderer, files, vault, clock, limits }: OwnPdfTools,
): Promise<Read> {
  const ownerId = await ownerOf(reading.db, params.id);
  if (ownerId === null || !isPerson(signedIn(reading.actor), ownerId)) throw new Refused('not-found');
  const id = clock.newId();
  const { bytes } = upload;
  const source = { key: `agreement ${id}`, kind: 'pdf', whose: ownerId, load: async () => bytes } as const;
  const facts = await renderer.inspect(source);
  const leaks = await checkTexts(reading.db, params.id, textsToCheck(facts), vault);
  const hash = sha256(bytes);
  const key = pdfKey({ id, sha256: hash });
  const file = { key, bytes: bytes.byteLength };
  await announceFiles(reading.db, [file], { for: { personId: ownerId }, limits, now: reading.now });
  await files.put(key, bytes);
  return { id, sha256: hash, bytes: bytes.byteLength, facts, findings: findingsOf(facts, leaks) };
}

export async function uploadOwnPdf(work: Work, { params: { id } }: Upload, read: Read) {
  const listing = await holdListing(work.db, id);
  const { personId } = signedIn(work.actor);
  if (!listing || !isPerson(work.actor, listing.ownerId)) throw new Refused('not-found');
  const template = { id: work.newId(), listingId: id, name: ownPdfName, at: work.now, by: personId };
  const templateId = await holdOwnTemplate(work.db, template);
  const draft = (await ownVersions(work.db, id)).find(({ state }) => state === 'draft');
  await insertPdf(work.db, pdfRow(read, { listingId: id, at: work.now, by: personId }));
  const written = { pdf_id: read.id, written_at: work.now, written_by: personId };
  if (draft) {
    await repointDraft(work.db, templateId, written);
    await deletePdf(work.db, draft.pdf.id);
    await work.enqueue(removeOrphanedFiles, {});
  } else
    await insertVersion(work.db, {
      template_id: templateId,
      version: (await newestVersion(work.db, templateId)) + 1,
      state: 'draft',
      title: '',
      source: '',
      terms: '{}',
      ...written,
    });
  await holdFiles(work, [pdfKey(read)]);
  await work.audit({
    action: 'own-agreement-uploaded',
    subject: { type: 'listing', id },
    detail: { pdfId: read.id, sha256: read.sha256, findings: read.findings.length },
  });
  return listingNda(work, { params: { id } });
}

function pdfRow(
  { id, sha256, bytes, facts, findings }: Read,
  { listingId, at, by }: { listingId: string; at: Date; by: string },
) {
  return {
    id,
    listing_id: listingId,
    sha256,
    bytes,
    pages: JSON.stringify(facts.pages),
    texts: JSON.stringify(facts.texts),
    findings: JSON.stringify(findings),
    uploaded_at: at,
    uploaded_by: by,
  };
}
