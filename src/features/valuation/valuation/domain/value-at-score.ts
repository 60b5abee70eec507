import { type Cents, centsFromDollars } from '#kernel/money.ts';
import { type SizeBand, sizedMultiple } from './size-band.ts';

export type Scored = {
  earnings: Cents;
  low: number;
  high: number;
  /** From 0 to 100, not rounded. */
  score: number;
  /** Answered ÷ applicable questions, from 0 to 1. */
  completeness: number;
};

/** Used where nothing is known of the score: the middle of a trade (product policy). */
export const middleScore = 50;

export type ScoredValue = {
  raw: number;
  multiple: number;
  band: SizeBand | null;
  /** 0.1 is 10% of the middle. */
  halfWidth: number;
  low: Cents;
  mid: Cents;
  high: Cents;
};

/**
 * Score picks the place in the range, size limits it, answers narrow it (docs/rules/valuation.md). `null` without
 * positive earnings.
 */
export function valueAtScore(of: Scored, bands: readonly SizeBand[]): ScoredValue | null {
  if (of.earnings <= 0) return null;
  const raw = of.low + ((of.high - of.low) * of.score) / 100;
  const { multiple, band } = sizedMultiple(raw, of.earnings, bands);
  const halfWidth = halfWidthAt(of.completeness);
  const mid = (of.earnings / 100) * multiple;
  return {
    raw,
    multiple,
    band,
    halfWidth,
    low: centsFromDollars(mid * (1 - halfWidth)),
    mid: centsFromDollars(mid),
    high: centsFromDollars(mid * (1 + halfWidth)),
  };
}

/** Distance of low and high from the middle, by the answered share from 0 to 1 (product policy). */
export function halfWidthAt(completeness: number): number {
  return 0.1 + 0.15 * (1 - completeness);
}
