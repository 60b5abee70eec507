import { growthRate } from '#features/valuation/earnings/domain/growth-rate.ts';
import { variation } from '#features/valuation/valuation/domain/earnings-base.ts';

/** Twelve values or more, oldest first: the sums of the last twelve at each month from the twelfth on. */
export function rollingTwelve(months: readonly number[]): number[] {
  return months
    .map((_, at) => months.slice(Math.max(0, at - 11), at + 1))
    .filter(({ length }) => length === 12)
    .map((year) => year.reduce((sum, value) => sum + value, 0));
}

/** Each month against the same month of the year before, as a share; `null` without one above zero. */
export function againstYearBefore(months: readonly number[]): (number | null)[] {
  return months.map((value, at) => {
    const before = months[at - 12] ?? 0;
    return before > 0 ? value / before - 1 : null;
  });
}

/**
 * How each part of a year (month, quarter) compares with an average one: the average over years of the part by the mean of
 * its year. `years` oldest first, all of one length; years without a mean above zero are left out.
 */
export function seasonalIndex(years: readonly (readonly number[])[]): number[] {
  const means = years.map((year) => year.reduce((sum, value) => sum + value, 0) / year.length);
  const used = years.flatMap((year, at) => ((means[at] ?? 0) > 0 ? [{ year, mean: means[at] ?? 1 }] : []));
  return (used[0]?.year ?? []).map(
    (_, part) => used.reduce((sum, { year, mean }) => sum + (year[part] ?? 0) / mean, 0) / used.length,
  );
}

/** A year at the pace of one part of it, by the season it is in; `null` if nothing usually comes then. */
export function yearAtPace(value: number, index: number, parts: number): number | null {
  return index > 0 ? (value / index) * parts : null;
}

/** Years oldest first: the yearly growth rate from the first to the last, and how far they spread around their mean. */
export function growthOf(years: readonly number[]): { rate: number | null; spread: number | null } {
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const spread = years.length > 1 ? variation(years) : Number.POSITIVE_INFINITY;
  return {
    rate: growthRate(first, last, years.length - 1),
    spread: Number.isFinite(spread) ? spread : null,
  };
}

/** Months of the last twelve whose margin is far from the mean of all: by more than 3 points and 2 deviations (policy). */
export function oddMargins(margins: readonly (number | null)[]): number[] {
  const known = margins.flatMap((margin) => (margin === null ? [] : [margin]));
  if (known.length < 3) return [];
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
  const least = Math.max(oddPoints, oddDeviations * deviation);
  return margins.flatMap((margin, at) => (margin !== null && Math.abs(margin - mean) > least ? [at] : []));
}

const oddPoints = 0.03;
const oddDeviations = 2;

/** Whether the last month sold more than one and a half times what its season lets expect (product policy). */
export function isSpike(last: number, expected: number | null): boolean {
  return expected !== null && expected > 0 && last > spikeFrom * expected;
}

const spikeFrom = 1.5;
