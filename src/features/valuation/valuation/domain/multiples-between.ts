import type { Cents } from '#kernel/money.ts';
import { bounds, type SizeBand, sizedMultiple } from './size-band.ts';

/** Distance from the start of a limit or band: worth less than a cent for any accepted earnings. */
const beside = 1e-12;

/**
 * The lowest and highest multiple after the size limits, for raw multiples from `low` to `high`. Between two points
 * where a limit or band starts the result never falls, so those points and the ends suffice. The ends alone would
 * not: survey medians need not rise with size.
 */
export function multiplesBetween(
  low: number,
  high: number,
  earnings: Cents,
  bands: readonly SizeBand[],
): { low: number; high: number } {
  const places = bands.flatMap(({ from, middle }) => [
    from / earnings,
    bounds.low * middle,
    bounds.high * middle,
  ]);
  const raws = places
    .flatMap((place) => [place * (1 - beside), place, place * (1 + beside)])
    .filter((raw) => raw > low && raw < high);
  const sized = [low, ...raws, high].map((raw) => sizedMultiple(raw, earnings, bands).multiple);
  return { low: Math.min(...sized), high: Math.max(...sized) };
}
