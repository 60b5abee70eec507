import { type Cents, wholeDollars } from '#kernel/money.ts';
import type { FigureKey, ReportNumbers } from './report.ts';

export const listingFields = {
  lastYearRevenue: 'revenue',
  ebitda: 'booksEbitda',
  sde: 'sde',
  askingPrice: 'value',
} as const satisfies Record<string, FigureKey>;
export type ListingField = keyof typeof listingFields;
export const listingFieldKeys = [
  'lastYearRevenue',
  'ebitda',
  'sde',
  'askingPrice',
] as const satisfies ListingField[];

export function isListingField(text: string): text is ListingField {
  return Object.hasOwn(listingFields, text);
}

/**
 * A listing’s EBITDA is after pay for a manager, and so is the adjusted one: where the books’ EBITDA differs from it, it
 * is not to be used in the listing as it is. Cents.
 */
export function otherEbitda(
  field: ListingField,
  { booksEbitda, ebitda }: Pick<ReportNumbers, 'booksEbitda' | 'ebitda'>,
): Cents | null {
  if (field !== 'ebitda' || booksEbitda === null || ebitda === null) return null;
  return wholeDollars(booksEbitda) === wholeDollars(ebitda) ? null : ebitda;
}

/** `stale`: the books differ by a dollar or more; `typed-over`: the listing's figure was changed. */
export type FigureState = 'linked' | 'stale' | 'typed-over';

/** `taken`: in the report; `listed`: in the listing now; `now`: in the check now. Cents; `null` if there is none. */
export function figureState(of: { taken: Cents; listed: Cents | null; now: Cents | null }): FigureState {
  if (of.listed !== of.taken) return 'typed-over';
  return of.now !== null && wholeDollars(of.now) === wholeDollars(of.taken) ? 'linked' : 'stale';
}
