import { ndaChoice } from '#features/agreements/ndas/server/current-template.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { isPerson } from '#kernel/actor.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { lawOf } from '../domain/governing-law.ts';
import { listingNda } from './choose-nda.ts';
import { activateOwnDraft, deletePdf, type OwnVersion, ownVersions } from './own-pdf-store.ts';
import { findingsIn } from './own-pdf-view.ts';
import { writeChoice } from './store.ts';

/** Puts the uploaded file into use; this version never changes afterwards. */
export async function activateOwnPdf(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.activateOwnNda>,
) {
  const draft = await heldDraft(work, id);
  // The file was replaced in another window after this one was reviewed.
  if (draft.pdf.id !== body.pdfId) throw new Refused('stale');
  if (findingsIn(draft).length > 0 && !body.acknowledged) throw new Refused('findings-not-acknowledged');
  const { passport } = await ndaChoice(work.db, id);
  if (passport && body.countersign) throw new Refused('passport-not-possible');
  const { template_id: templateId, version } = draft;
  const terms = { termYears: body.termYears, governingLaw: lawOf(body.governingLaw) };
  const { title, countersign } = body;
  const file = draft.pdf.sha256;
  const hash = sha256(canonicalJson({ id: templateId, version, title, terms, file }));
  await activateOwnDraft(work.db, templateId, version, {
    title,
    terms: JSON.stringify(terms),
    sha256: hash,
    now: work.now,
  });
  const choice = { template_id: templateId, countersign, passport, changed_at: work.now };
  if (!(await writeChoice(work.db, id, body.version, choice))) throw new Refused('stale');
  await work.audit({
    action: 'own-agreement-used',
    subject: { type: 'listing', id },
    detail: { templateId, version, file, countersign, acknowledged: findingsIn(draft).length },
  });
  return listingNda(work, { params: { id } });
}

export async function discardOwnPdf(work: Work, { params: { id } }: InputOf<typeof contract.discardOwnNda>) {
  const draft = await heldDraft(work, id);
  await deletePdf(work.db, draft.pdf.id);
  await work.enqueue(removeOrphanedFiles, {});
  await work.audit({
    action: 'own-agreement-discarded',
    subject: { type: 'listing', id },
    detail: { pdfId: draft.pdf.id },
  });
  return listingNda(work, { params: { id } });
}

/** Locks the listing. */
async function heldDraft(work: Work, listingId: string): Promise<OwnVersion> {
  const listing = await holdListing(work.db, listingId);
  if (!listing || !isPerson(signedIn(work.actor), listing.ownerId)) throw new Refused('not-found');
  const draft = (await ownVersions(work.db, listingId)).find(({ state }) => state === 'draft');
  if (!draft) throw new Refused('no-draft');
  return draft;
}
