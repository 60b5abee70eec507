import {
  type DayRange,
  monthEnd,
  monthStart,
  monthsIn,
} from '#features/valuation/earnings/domain/day-range.ts';
import { usualEnds } from '#features/valuation/earnings/domain/periods.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';

/** Fiscal years that a review covers: three are asked for, two are the least. */
type ReviewYears = 2 | 3;

/** `years` fiscal years end with `yearEnds`; the last twelve months with `latestEnds`. Month-ends, YYYY-MM-DD. */
export type ReviewEnds = { yearEnds: string; latestEnds: string; years: ReviewYears };

export type ReviewPeriod = { key: string; kind: 'year' | 'stub' | 'latest' } & DayRange;

/**
 * The periods of a review, oldest first: its fiscal years, the stub after them if the last twelve months end later, and
 * the last twelve months. Keys name the year in which a fiscal year ends: `FY2025`.
 */
export function reviewPeriods({ yearEnds, latestEnds, years }: ReviewEnds): ReviewPeriod[] {
  const [year, month] = [Number(yearEnds.slice(0, 4)), Number(yearEnds.slice(5, 7))];
  const fiscal = Array.from({ length: years }, (_, at): ReviewPeriod => {
    const ends = year - years + 1 + at;
    return {
      key: `FY${ends}`,
      kind: 'year',
      from: monthStart(ends, month - 11),
      to: monthEnd(ends, month),
    };
  });
  const last: ReviewPeriod = { key: 'LTM', kind: 'latest', ...latestTwelve(latestEnds) };
  if (latestEnds <= yearEnds) return [...fiscal, last];
  const stub: ReviewPeriod = { key: 'STUB', kind: 'stub', from: monthStart(year, month + 1), to: latestEnds };
  return [...fiscal, stub, last];
}

/**
 * The periods that a ledger with entries until `lastDay` tells of: the last month that is over, and the last fiscal year
 * that ends with it or before, in the month of `yearEnds`. All YYYY-MM-DD.
 */
export function endsWithLedger(of: {
  yearEnds: string;
  lastDay: string;
  today: string;
}): Pick<ReviewEnds, 'yearEnds' | 'latestEnds'> {
  const [year, month] = [Number(of.lastDay.slice(0, 4)), Number(of.lastDay.slice(5, 7))];
  const over = usualEnds(of.today).latestEnds;
  const ledger = monthEnd(year, month);
  const latestEnds = [ledger, over].toSorted()[0] ?? over;
  const ends = monthEnd(Number(latestEnds.slice(0, 4)), Number(of.yearEnds.slice(5, 7)));
  const before = monthEnd(Number(latestEnds.slice(0, 4)) - 1, Number(of.yearEnds.slice(5, 7)));
  return { yearEnds: ends <= latestEnds ? ends : before, latestEnds };
}

function latestTwelve(latestEnds: string): DayRange {
  const [year, month] = [Number(latestEnds.slice(0, 4)), Number(latestEnds.slice(5, 7))];
  return { from: monthStart(year, month - 11), to: monthEnd(year, month) };
}

/** Every day of a review: from the first fiscal year to the end of the last twelve months. */
export function reviewDays(ends: ReviewEnds): DayRange {
  const [first] = reviewPeriods(ends);
  return { from: first?.from ?? ends.yearEnds, to: ends.latestEnds };
}

/** The last twelve months of a review, oldest first, as YYYY-MM. */
export const latestMonths = ({ latestEnds }: Pick<ReviewEnds, 'latestEnds'>): string[] =>
  monthsIn(latestTwelve(latestEnds));

/** From one month to another, YYYY-MM. */
export type PeriodColumn = { key: string; from: string; to: string };

/**
 * `entries`: whether the ledger has any line in it. A sum of nothing is no figure, and not $0. `booked`: in how many of its
 * months. A sum of eleven months is not that of a year.
 */
export type LedgerPeriod = PeriodColumn & { entries: boolean; booked: number };

/**
 * The months and periods of a review, YYYY-MM, as far as its ledger has entries: from the first month to the last. What lies
 * outside is not known, and a sum of nothing would read as $0: years outside are left out, and one in which it begins or
 * ends is shorter. The last twelve months are always there. `covered`: `null` without entries.
 */
export function columnsFrom(
  review: ReviewEnds,
  covered: { from: string; to: string } | null,
): { months: string[]; periods: PeriodColumn[] } {
  const months = reviewMonths(review);
  const periods = reviewPeriods(review).map(({ key, from, to }) => ({
    key,
    from: from.slice(0, 7),
    to: to.slice(0, 7),
  }));
  const [first, last] = [months.at(0) ?? '', months.at(-1) ?? ''];
  if (covered === null || covered.from > last || covered.to < first) return { months, periods };
  return {
    months: months.filter((month) => month >= covered.from && month <= covered.to),
    periods: periods.flatMap((period) => {
      const known = period.to >= covered.from && period.from <= covered.to;
      if (!known) return period.key === 'LTM' ? [period] : [];
      const [, from = period.from] = [period.from, covered.from].toSorted();
      const [to = period.to] = [period.to, covered.to].toSorted();
      return [{ ...period, from, to }];
    }),
  };
}

/** Columns with whether they have entries. `booked`: the months in which the ledger has lines, YYYY-MM. */
export function withEntries(
  { months, periods }: { months: string[]; periods: PeriodColumn[] },
  booked: ReadonlySet<string>,
): { months: string[]; emptyMonths: string[]; periods: LedgerPeriod[] } {
  const within = ({ from, to }: PeriodColumn) =>
    [...booked].filter((month) => month >= from && month <= to).length;
  return {
    months,
    emptyMonths: months.filter((month) => !booked.has(month)),
    periods: periods.map((period) => ({ ...period, entries: within(period) > 0, booked: within(period) })),
  };
}

/**
 * Of a column that the books know less of: " (no entries)", " (11 of 12 months)" with a gap, or of a year in which they begin
 * or end such as " (6 months)"; otherwise empty.
 */
export function partWords({ key, from, to, booked }: LedgerPeriod): string {
  if (booked === 0) return ' (no entries)';
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const count = (year - Number(from.slice(0, 4))) * 12 + month - Number(from.slice(5, 7)) + 1;
  const whole = key === 'STUB' ? count : 12;
  if (booked < count) return ` (${booked} of ${whole} months)`;
  return count >= whole ? '' : ` (${counted(count, 'month')})`;
}

/** `FY2025`, `YTD Mar 2026`, `LTM Mar 2026`, and how much of it the books know. */
export const periodTitle = (period: LedgerPeriod): string => periodName(period) + partWords(period);

/** A column without how much of it the books know. */
export function periodName({ key, to }: PeriodColumn): string {
  if (key === 'LTM') return `LTM ${monthInWords(to)}`;
  return key === 'STUB' ? `YTD ${monthInWords(to)}` : key;
}

/** The twelve months before the last ones: `Prior LTM Dec 2024 (10 of 12 months)`. */
export const priorTitle = (period: Omit<LedgerPeriod, 'key'>): string =>
  `Prior ${periodTitle({ ...period, key: 'LTM' })}`;

/** A sentence about figures of twelve months that are for fewer; empty if they are whole. */
export function partialWords(period: LedgerPeriod): string {
  if (partWords(period) === '') return '';
  const { booked } = period;
  return booked === 0
    ? 'The ledger has no entries in these months.'
    : `The ledger has entries in ${booked} of these months, so the figures are not those of a whole year.`;
}

/** The months of a review, oldest first, as YYYY-MM. */
export const reviewMonths = (ends: ReviewEnds): string[] => monthsIn(reviewDays(ends));
