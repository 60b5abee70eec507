import { type Cents, wholeDollars } from '#kernel/money.ts';
import type { FigureKey } from './report.ts';

/** A listing’s EBITDA is after pay for a manager, and so is the adjusted one; the books’ is after what the owner took. */
export const listingFields = {
  lastYearRevenue: 'revenue',
  ebitda: 'ebitda',
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

/** `stale`: the books differ by a dollar or more; `typed-over`: the listing's figure was changed. */
export type FigureState = 'linked' | 'stale' | 'typed-over';

/** `taken`: in the report; `listed`: in the listing now; `now`: in the check now. Cents; `null` if there is none. */
export function figureState(of: { taken: Cents; listed: Cents | null; now: Cents | null }): FigureState {
  if (of.listed !== of.taken) return 'typed-over';
  return of.now !== null && wholeDollars(of.now) === wholeDollars(of.taken) ? 'linked' : 'stale';
}
