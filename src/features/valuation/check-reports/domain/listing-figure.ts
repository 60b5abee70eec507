import { type Cents, wholeDollars } from '#kernel/money.ts';
import type { FigureKey } from './report.ts';

/** The numbers of a listing that may come from a report, and which figure of it each is. */
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

/**
 * How a number of a listing stands to the report that it was taken from. `linked`: the books still say the same;
 * `stale`: they say another one now, by a dollar or more; `typed-over`: the listing has another number since.
 */
export type FigureState = 'linked' | 'stale' | 'typed-over';

/** `taken`: then; `listed`: what the listing says now; `now`: what the check says now. Cents, `null`: nothing. */
export function figureState(of: { taken: Cents; listed: Cents | null; now: Cents | null }): FigureState {
  if (of.listed !== of.taken) return 'typed-over';
  return of.now !== null && wholeDollars(of.now) === wholeDollars(of.taken) ? 'linked' : 'stale';
}
