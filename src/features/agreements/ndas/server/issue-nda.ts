import { brand } from '#content/brand.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { composeNda, fileBlocks } from '../domain/document.ts';
import type { Agreement } from '../domain/template.ts';
import { currentAgreement, ndaChoice } from './current-template.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { mailIssued } from './mails.ts';
import { pdfOf } from './pdf-store.ts';
import { putForward, type ToPutForward } from './put-forward.ts';
import { issueFacts } from './store.ts';
import { voidOpenNdas } from './void-open-ndas.ts';

export type NdaAsked = { requestId: string; listingId: string; buyerId: string };

/** The caller has locked the request and decided that an agreement may be issued. */
export async function issueNda(work: Work, asked: NdaAsked): Promise<void> {
  const facts = await issueFacts(work.db, asked);
  if (!facts) throw new Refused('not-found');
  await voidOpenNdas(work, asked.requestId);
  const { countersign } = await ndaChoice(work.db, asked.listingId);
  const agreement = await currentAgreement(work.db, asked.listingId);
  const { id, documentSha256, expiresAt } = await putForward(work, {
    kind: 'listing',
    buyerId: asked.buyerId,
    deal: asked,
    masterId: null,
    ...(await shownIn(work, agreement, asked, facts)),
    template: agreement,
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
    detail: { requestId: asked.requestId, template: agreement.id, version: agreement.version },
  });
}

async function shownIn(
  work: Work,
  { id, version, made }: Agreement,
  asked: NdaAsked,
  facts: NonNullable<Awaited<ReturnType<typeof issueFacts>>>,
): Promise<Pick<ToPutForward, 'document' | 'file'>> {
  if (made.from === 'file') {
    const document = { templateId: id, templateVersion: version, blocks: fileBlocks(made.title) };
    return { document, file: await pdfOf(work.db, made.pdfId) };
  }
  const document = composeNda(made.template, {
    buyerName: fullName(facts.first_name, facts.last_name),
    buyerEmail: facts.email,
    listingReference: asked.listingId,
    platformName: brand.name,
    issuedAt: work.now,
    place: facts.place,
  });
  return { document };
}
