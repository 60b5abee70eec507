import { cents, centsFromDollars } from '#kernel/money.ts';
import {
  againstYearBefore,
  growthOf,
  isSpike,
  type Known,
  oddMargins,
  rollingTwelve,
  seasonalIndex,
  seasonYears,
  yearAtPace,
} from './trend.ts';

/** Cents; `null` without entries. */
export type MonthSums = { month: string; revenue: Known; grossProfit: Known; adjustedEbitda: Known };

/**
 * Trend, season and margins of the months of a review, oldest first, none left out. Cents, and shares as decimals. A month
 * without entries did not sell nothing: whatever would count it is `null`.
 */
export function trendOf(months: readonly MonthSums[]) {
  const revenue = months.map((one) => one.revenue);
  const rolling = rollingTwelve(revenue);
  const earned = rollingTwelve(months.map((one) => one.adjustedEbitda));
  const before = againstYearBefore(revenue);
  const margins = months.map(marginOf);
  const latest = Math.max(0, months.length - 12);
  const season = seasonOf(months);
  const last = months.at(-1);
  return {
    months: months.map((one, at) => ({
      ...one,
      margin: margins[at] ?? null,
      yearBefore: before[at] ?? null,
      rolling: yearIn(rolling[at - 11], earned[at - 11]),
    })),
    season: season?.index ?? null,
    seasonYears: season?.years ?? 0,
    pace: season ? paceOf(months.slice(-3), season.index) : null,
    oddMargins: oddMargins(margins.slice(latest)).flatMap((at) => months[latest + at]?.month ?? []),
    spike: last && season ? isSpike(last.revenue ?? 0, expectedIn(months, season.index)) : false,
  };
}

const marginOf = ({ revenue, grossProfit }: MonthSums) =>
  revenue !== null && grossProfit !== null && revenue > 0 ? grossProfit / revenue : null;

const yearIn = (revenue: Known = null, adjustedEbitda: Known = null) =>
  revenue === null || adjustedEbitda === null ? null : { revenue, adjustedEbitda };

type FiscalYear = { key: string; from: string; to: string };

/** Growth of revenue over the fiscal years (YYYY-MM, oldest first) that have entries in each month; `years`: which these are. */
export function growthIn(months: readonly MonthSums[], years: readonly FiscalYear[]) {
  const sums = years.map(({ from, to }) => {
    const [year = null] = rollingTwelve(
      months.filter(({ month }) => month >= from && month <= to).map(({ revenue }) => revenue),
    );
    return year;
  });
  return { ...growthOf(sums), years: years.filter((_, at) => sums[at] !== null).map(({ key }) => key) };
}

const calendar = (month: string) => Number(month.slice(5, 7)) - 1;

/** Of whole years that end with the last month and have entries in each; one year alone tells no season. */
function seasonOf(months: readonly MonthSums[]): { index: number[]; years: number } | null {
  const count = Math.floor(months.length / 12);
  const years = Array.from({ length: count }, (_, at) => {
    const year = months.slice(months.length - 12 * (count - at)).slice(0, 12);
    return year
      .toSorted((one, other) => calendar(one.month) - calendar(other.month))
      .map(({ revenue }) => revenue);
  });
  const used = seasonYears(years);
  return used.length < 2 ? null : { index: seasonalIndex(used), years: used.length };
}

function paceOf(last: readonly MonthSums[], season: readonly number[]) {
  const known = withRevenue(last);
  if (known.length < last.length) return null;
  const sold = known.reduce((sum, one) => sum + one.revenue, 0);
  const weight = known.reduce((sum, one) => sum + (season[calendar(one.month)] ?? 0), 0) / known.length;
  const seasonal = yearAtPace(sold, weight, 12 / known.length);
  if (seasonal === null) return null;
  return { plain: cents(sold * (12 / known.length)), seasonal: centsFromDollars(seasonal / 100) };
}

/** What the season lets expect of the last month, from those of the eleven before it that have entries. */
function expectedIn(months: readonly MonthSums[], season: readonly number[]): number | null {
  const last = months.at(-1);
  const others = withRevenue(months.slice(-12, -1));
  const weight = others.reduce((sum, one) => sum + (season[calendar(one.month)] ?? 0), 0);
  const sold = others.reduce((sum, one) => sum + one.revenue, 0);
  return last && weight > 0 ? (sold / weight) * (season[calendar(last.month)] ?? 0) : null;
}

const withRevenue = (months: readonly MonthSums[]) =>
  months.flatMap(({ month, revenue }) => (revenue === null ? [] : [{ month, revenue }]));
