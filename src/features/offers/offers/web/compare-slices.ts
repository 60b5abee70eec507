import type { Cents } from '#kernel/money.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { type Assumptions, atRisk, type OfferValue, offerValue, valueParts } from '../domain/value.ts';
import type { OfferWithTerms } from './queries.ts';

export type CompareColumn = {
  offer: OfferWithTerms;
  terms: OfferTerms;
  value: OfferValue;
  assumed: Assumptions;
};

/** Bought on its terms, so that no probability of closing applies to it. */
export function hasClosed({ outcome }: Pick<OfferWithTerms, 'outcome'>): boolean {
  return outcome === 'bought';
}

export function columnsOf(offers: readonly OfferWithTerms[], all: Assumptions): CompareColumn[] {
  return offers.flatMap((offer) => {
    const assumed = hasClosed(offer) ? { ...all, closes: 1 } : all;
    return offer.terms
      ? [{ offer, terms: offer.terms, value: offerValue(offer.terms, assumed), assumed }]
      : [];
  });
}

const sliceNames = [...valueParts, 'atRisk'] as const;
export type SliceName = (typeof sliceNames)[number];
const labels: Record<SliceName, string> = {
  closing: 'Cash',
  note: 'Seller note',
  earnOut: 'Earn-out',
  atRisk: 'At risk',
};

export const slices = sliceNames.map((name) => ({ name, label: labels[name] }));

/** `null` for what is at risk of an offer that closed or has no price. */
export function amountOf({ offer, terms, value }: CompareColumn, name: SliceName): Cents | null {
  if (name !== 'atRisk') return value.parts[name];
  if (hasClosed(offer)) return null;
  return terms.price === null ? null : atRisk(terms.price, value);
}
