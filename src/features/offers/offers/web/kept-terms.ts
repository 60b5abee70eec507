import { type Kept, kept } from '#kit/kept.ts';
import { offerTerms } from '../contract.ts';
import type { OfferTerms } from '../domain/terms.ts';

/** Unsaved input of this tab; it survives a reload and an expired session. */
export function keptTerms(offerId: string): Kept<OfferTerms> {
  return kept('tab', `cairn-offer-${offerId}`, offerTerms);
}
