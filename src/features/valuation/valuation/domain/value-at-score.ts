import { type Cents, centsFromDollars } from '#kernel/money.ts';
import { type SizeBand, sizedMultiple } from './size-band.ts';

export type Scored = {
  earnings: Cents;
  /** The range of the trade. */
  low: number;
  high: number;
  /** From 0 to 100, not rounded. */
  score: number;
  /** Answered ÷ applicable questions, from 0 to 1. */
  completeness: number;
};

/** What stands for a score of which nothing is known: the middle of a trade (product policy). */
export const middleScore = 50;

export type ScoredValue = {
  /** Where the score puts the business in the range, before the size bounds it. */
  raw: number;
  multiple: number;
  band: SizeBand | null;
  /** How far low and high lie from the middle: 0.1 is 10%. */
  halfWidth: number;
  low: Cents;
  mid: Cents;
  high: Cents;
};

/**
 * The value of a business that was scored: the score picks the place in the trade's range, the size bounds it, and the
 * fewer questions are answered the wider it is (docs/rules/valuation.md). `null` without earnings: then there is no multiple.
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

/** How far low and high lie from the middle by how much is answered, from 0 to 1 (product policy). */
export function halfWidthAt(completeness: number): number {
  return 0.1 + 0.15 * (1 - completeness);
}
