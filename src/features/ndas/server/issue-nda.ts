import { brand } from '#content/brand.ts';
import { fullName } from '#features/accounts/domain/name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { canonicalTemplate, composeNda } from '../domain/document.ts';
import { currentTemplate, ndaChoice } from './current-template.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { mailIssued } from './mails.ts';
import { putForward } from './put-forward.ts';
import { sha256 } from './sha256.ts';
import { issueFacts } from './store.ts';
import { voidOpenNdas } from './void-open-ndas.ts';

export type NdaAsked = { requestId: string; listingId: string; buyerId: string };

/**
 * Puts the current agreement before the buyer: the exact text with its hash, open for 14 days, and a mail. An
 * envelope that was still open becomes void. The caller has locked the request and decided that it may be issued.
 */
export async function issueNda(work: Work, asked: NdaAsked): Promise<void> {
  const facts = await issueFacts(work.db, asked);
  if (!facts) throw new Refused('not-found');
  await voidOpenNdas(work, asked.requestId);
  const { countersign } = await ndaChoice(work.db, asked.listingId);
  const template = await currentTemplate(work.db, asked.listingId);
  const document = composeNda(template, {
    buyerName: fullName(facts.first_name, facts.last_name),
    buyerEmail: facts.email,
    listingReference: asked.listingId,
    platformName: brand.name,
    issuedAt: work.now,
    place: facts.place,
  });
  const { id, documentSha256, expiresAt } = await putForward(work, {
    kind: 'listing',
    buyerId: asked.buyerId,
    deal: asked,
    masterId: null,
    document,
    template: {
      sha256: sha256(canonicalTemplate(template)),
      termYears: template.terms.termYears,
      governingLaw: template.terms.governingLaw,
    },
    countersign,
    consent: null,
  });
  const { buyerId, requestId, listingId } = asked;
  const contact = brand.supportEmail;
  await mailIssued(work, {
    buyerId,
    requestId,
    listingId,
    listingTitle: facts.title,
    expiresAt,
    contact,
  });
  recordNdaAct(work, 'nda-issued', { id, listing_id: listingId, buyer_id: buyerId }, { documentSha256 });
  await recordEvent(work, id, 'sent', { email: facts.email });
  await work.audit({
    action: 'nda-issued',
    subject: { type: 'nda', id },
    detail: { requestId: asked.requestId, template: template.id, version: template.version },
  });
}
