import { growthRate } from '#features/valuation/earnings/domain/growth-rate.ts';
import { variation } from '#features/valuation/valuation/domain/earnings-base.ts';

/** Of a month, a year or another part of time; `null`: the books have no entries in it, which is not zero. */
export type Known = number | null;

/** Twelve values or more, oldest first: the sums of the last twelve at each month from the twelfth on; of no gap. */
export function rollingTwelve(months: readonly Known[]): Known[] {
  return months
    .map((_, at) => months.slice(Math.max(0, at - 11), at + 1))
    .filter(({ length }) => length === 12)
    .map((year) => (isWhole(year) ? sumOf(year) : null));
}

/** Each month against the same month of the year before, as a share; `null` without both, and one before above zero. */
export function againstYearBefore(months: readonly Known[]): (number | null)[] {
  return months.map((value, at) => {
    const before = months[at - 12] ?? 0;
    return value !== null && before > 0 ? value / before - 1 : null;
  });
}

/** The years that tell a season: without a gap, and with a mean above zero. */
export function seasonYears(years: readonly (readonly Known[])[]): number[][] {
  return years.filter(isWhole).flatMap((year) => (sumOf(year) > 0 ? [[...year]] : []));
}

/**
 * How each part of a year (month, quarter) compares with an average one: the average over years of the part by the mean of
 * its year. `years` oldest first, all of one length; those that tell no season are left out.
 */
export function seasonalIndex(years: readonly (readonly Known[])[]): number[] {
  const used = seasonYears(years).map((year) => ({ year, mean: sumOf(year) / year.length }));
  return (used[0]?.year ?? []).map(
    (_, part) => used.reduce((sum, { year, mean }) => sum + (year[part] ?? 0) / mean, 0) / used.length,
  );
}

const isWhole = (values: readonly Known[]): values is readonly number[] =>
  values.every((value) => value !== null);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A year at the pace of one part of it, by the season it is in; `null` if nothing usually comes then. */
export function yearAtPace(value: number, index: number, parts: number): number | null {
  return index > 0 ? (value / index) * parts : null;
}

/**
 * Years that follow each other, oldest first: the yearly growth rate from the first to the last that is known, over all the
 * years between, and how far the known ones spread around their mean.
 */
export function growthOf(years: readonly Known[]): { rate: number | null; spread: number | null } {
  const known = years.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const [first, last] = [known[0], known.at(-1)];
  const spread = known.length > 1 ? variation(known.map(({ value }) => value)) : Number.POSITIVE_INFINITY;
  return {
    rate: first && last ? growthRate(first.value, last.value, last.at - first.at) : null,
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
