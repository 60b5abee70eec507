import { nextStep } from '#features/agreements/access-requests/web/next-step.ts';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { nextWords } from '#features/offers/offers/web/offer-words.ts';
import type { OfferView } from '#features/offers/offers/web/queries.ts';

/** A row of the to-do list is a task, where the page of the request says how things stand. */
export function decisionTitle(request: RequestView): string {
  const { name } = request.buyer;
  if (request.status === 'requested') return `Answer ${name}’s access request`;
  if (request.status === 'sent_to_broker') return `Review ${name}’s access request`;
  if (request.pendingReason === 'countersign') return `Countersign the NDA that ${name} signed`;
  const { headline } = nextStep(request);
  return headline.includes(name) ? headline : `Decide on ${name}’s access request`;
}

export function ownStepTitle(request: RequestView): string {
  return request.status === 'pending' ? 'Send the seller what is missing' : nextStep(request).headline;
}

export function offerTitle(offer: OfferView): string {
  if (offer.caller.includes('buyer')) {
    if (offer.status === 'draft') return 'Finish your offer';
    return offer.status === 'countered' ? 'Answer the seller’s counteroffer' : nextWords(offer).headline;
  }
  if (offer.status === 'submitted') return `Answer ${offer.buyer.name}’s offer`;
  return offer.status === 'under_review'
    ? `Decide on ${offer.buyer.name}’s offer`
    : nextWords(offer).headline;
}
