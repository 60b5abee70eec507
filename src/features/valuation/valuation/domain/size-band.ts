import { type Cents, centsFromDollars } from '#kernel/money.ts';
import type { Metric, MultipleRow } from './multiple-row.ts';

export type SizeBand = MultipleRow & { from: Cents; middle: number };

export function bandsOf(rows: readonly MultipleRow[], metric: Metric): SizeBand[] {
  const isBand = (row: MultipleRow): row is SizeBand =>
    row.kind === 'size' && row.metric === metric && row.from !== null && row.middle !== null;
  return rows.filter(isBand).toSorted((one, other) => one.from - other.from);
}

export const firstGuess = 2.8;
const mostRounds = 3;
/** Factors of the median of the size band (product policy). */
export const bounds = { low: 0.75, high: 1.5 } as const;

export type Sized = { multiple: number; band: SizeBand | null };

/**
 * Limits a multiple to 0.75 to 1.5 times the median of the size band of the value. Value and band depend on each
 * other, so the band is looked up again up to three times. `bands`: same metric, smallest first. A deal below all
 * bands is not limited (docs/rules/valuation.md).
 */
export function sizedMultiple(raw: number, earnings: Cents, bands: readonly SizeBand[]): Sized {
  let band = bandAt(bands, valueAt(earnings, firstGuess));
  let multiple = within(raw, band);
  for (let round = 1; round < mostRounds; round += 1) {
    const next = bandAt(bands, valueAt(earnings, multiple));
    if (next === band) break;
    band = next;
    multiple = within(raw, band);
  }
  return { multiple, band };
}

function within(raw: number, band: SizeBand | null): number {
  if (!band) return raw;
  return Math.min(Math.max(raw, bounds.low * band.middle), bounds.high * band.middle);
}

/** Earnings times a multiple, rounded to the cent. */
export function valueAt(earnings: Cents, multiple: number): Cents {
  return centsFromDollars((earnings / 100) * multiple);
}

function bandAt(bands: readonly SizeBand[], value: Cents): SizeBand | null {
  return bands.findLast(({ from }) => from <= value) ?? null;
}
