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

export function columnsOf(offers: readonly OfferWithTerms[], assumed: Assumptions): CompareColumn[] {
  return offers.flatMap((offer) =>
    offer.terms ? [{ offer, terms: offer.terms, value: offerValue(offer.terms, assumed), assumed }] : [],
  );
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

export function amountOf({ terms, value }: CompareColumn, name: SliceName): Cents | null {
  if (name !== 'atRisk') return value.parts[name];
  return terms.price === null ? null : atRisk(terms.price, value);
}
