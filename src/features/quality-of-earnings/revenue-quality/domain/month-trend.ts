import { cents, centsFromDollars } from '#kernel/money.ts';
import { againstYearBefore, isSpike, oddMargins, rollingTwelve, seasonalIndex, yearAtPace } from './trend.ts';

/** Cents. */
export type MonthSums = { month: string; revenue: number; grossProfit: number; adjustedEbitda: number };

/**
 * Trend, season and margins of the months of a review, oldest first. Cents, and shares as decimals. A month without
 * entries did not fall by 100%: it is not compared.
 */
export function trendOf(months: readonly MonthSums[], emptyMonths: readonly string[]) {
  const revenue = months.map((one) => one.revenue);
  const rolling = rollingTwelve(revenue);
  const earned = rollingTwelve(months.map((one) => one.adjustedEbitda));
  const before = againstYearBefore(revenue);
  const margins = months.map((one) => (one.revenue > 0 ? one.grossProfit / one.revenue : null));
  const latest = Math.max(0, months.length - 12);
  const season = seasonOf(months);
  const last = months.at(-1);
  return {
    months: months.map((one, at) => ({
      ...one,
      margin: margins[at] ?? null,
      yearBefore: emptyMonths.includes(one.month) ? null : (before[at] ?? null),
      rolling: at < 11 ? null : { revenue: rolling[at - 11] ?? 0, adjustedEbitda: earned[at - 11] ?? 0 },
    })),
    season,
    pace: season ? paceOf(months.slice(-3), season) : null,
    oddMargins: oddMargins(margins.slice(latest)).flatMap((at) => months[latest + at]?.month ?? []),
    spike: last && season ? isSpike(last.revenue, expectedIn(months, season)) : false,
  };
}

const calendar = (month: string) => Number(month.slice(5, 7)) - 1;

/** Of whole years that end with the last month; the latest year alone tells no season. */
function seasonOf(months: readonly MonthSums[]): number[] | null {
  const count = Math.floor(months.length / 12);
  if (count < 2) return null;
  const years = Array.from({ length: count }, (_, at) => {
    const year = months.slice(months.length - 12 * (count - at)).slice(0, 12);
    return year.toSorted((one, other) => calendar(one.month) - calendar(other.month));
  });
  const index = seasonalIndex(years.map((year) => year.map((one) => one.revenue)));
  return index.length === 12 ? index : null;
}

function paceOf(last: readonly MonthSums[], season: readonly number[]) {
  const sold = last.reduce((sum, one) => sum + one.revenue, 0);
  const weight = last.reduce((sum, one) => sum + (season[calendar(one.month)] ?? 0), 0) / last.length;
  const seasonal = yearAtPace(sold, weight, 12 / last.length);
  if (seasonal === null) return null;
  return { plain: cents(sold * (12 / last.length)), seasonal: centsFromDollars(seasonal / 100) };
}

/** What the season lets expect of the last month, from the eleven before it. */
function expectedIn(months: readonly MonthSums[], season: readonly number[]): number | null {
  const last = months.at(-1);
  const others = months.slice(-12, -1);
  const weight = others.reduce((sum, one) => sum + (season[calendar(one.month)] ?? 0), 0);
  const sold = others.reduce((sum, one) => sum + one.revenue, 0);
  return last && weight > 0 ? (sold / weight) * (season[calendar(last.month)] ?? 0) : null;
}
