import type { Cents } from '#kernel/money.ts';
import type { OfferKind, OfferTerms } from './terms.ts';

/** Terms that may be sent, but defeat each other, leave open what one of them depends on, or are far from usual. */
export type OddTerms = {
  id: string;
  /** The terms that conflict. */
  terms: readonly (keyof OfferTerms)[];
  /** What conflicts, for both sides. */
  fact: string;
  /** What the side that writes the terms can do about it. */
  advice: string;
};

/**
 * `today` is the earliest day that the terms can be accepted on, `2026-11-20`; `asking` the asking price, `null` if there
 * is none or the reader may not know it.
 */
export type Weighed = { kind: OfferKind; terms: OfferTerms; today: string; asking: Cents | null };

export type OddRule = Omit<OddTerms, 'fact'> & {
  when(of: Weighed): boolean;
  fact(of: Weighed): string;
};
