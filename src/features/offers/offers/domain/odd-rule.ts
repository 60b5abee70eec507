import type { OfferKind, OfferTerms } from './terms.ts';

/** Terms that may be sent, but defeat each other or leave open what one of them depends on. */
export type OddTerms = {
  id: string;
  /** The terms that conflict. */
  terms: readonly (keyof OfferTerms)[];
  /** What conflicts, for both sides. */
  fact: string;
  /** What the side that writes the terms can do about it. */
  advice: string;
};

/** `today` is the earliest day that the terms can be accepted on, `2026-11-20`. */
export type Weighed = { kind: OfferKind; terms: OfferTerms; today: string };

export type OddRule = Omit<OddTerms, 'fact'> & {
  when(of: Weighed): boolean;
  fact(of: Weighed): string;
};
