import { type Cents, centsFromDollars } from '#kernel/money.ts';
import type { Metric, MultipleRow } from './multiple-row.ts';

/** A size row with its median. */
export type SizeBand = MultipleRow & { from: Cents; middle: number };

/** The bands of a metric, the smallest deals first. */
export function bandsOf(rows: readonly MultipleRow[], metric: Metric): SizeBand[] {
  const isBand = (row: MultipleRow): row is SizeBand =>
    row.kind === 'size' && row.metric === metric && row.from !== null && row.middle !== null;
  return rows.filter(isBand).toSorted((one, other) => one.from - other.from);
}

/** The multiple that a value is first guessed with, to find the band (product policy). */
export const firstGuess = 2.8;
/** How often the band is looked up again for the value that it leads to (product policy). */
const mostRounds = 3;
/** How far a multiple may lie below and above the median of its size (product policy). */
export const bounds = { low: 0.75, high: 1.5 } as const;

export type Sized = { multiple: number; band: SizeBand | null };

/**
 * Holds a multiple within 0.75 and 1.5 times the median of the size band that the value falls into. The value decides
 * the band and the band the value, so the band is looked up again up to three times. `bands`: of the same metric,
 * smallest first. Where there is no band for so small a deal, the multiple stays as it is (docs/rules/valuation.md).
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

/** A multiple, no lower and no higher than the band allows. */
function within(raw: number, band: SizeBand | null): number {
  if (!band) return raw;
  return Math.min(Math.max(raw, bounds.low * band.middle), bounds.high * band.middle);
}

/** Earnings times a multiple, rounded to the cent. */
export function valueAt(earnings: Cents, multiple: number): Cents {
  return centsFromDollars((earnings / 100) * multiple);
}

/** The band that a value lies in; beyond the last one that last one, `null` below the first. */
function bandAt(bands: readonly SizeBand[], value: Cents): SizeBand | null {
  return bands.findLast(({ from }) => from <= value) ?? null;
}
