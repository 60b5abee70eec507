import type { Cents } from '#kernel/money.ts';
import { bounds, type SizeBand, sizedMultiple } from './size-band.ts';

/** Next to where a bound or a band begins: less than a cent of any earnings that are taken. */
const beside = 1e-12;

/**
 * The lowest and the highest multiple that the size leaves of the multiples from `low` to `high`. Between two places at
 * which a bound or a band begins the multiple rises with the raw one, or stays; so it is enough to look there and at the
 * ends. The medians of a survey need not rise with size, so the ends alone would not do.
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
