import { valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { reviewDays, reviewPeriods } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { monthEnd, monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reader } from '#platform/context.ts';
import { entryTypes } from '../domain/entry-types.ts';
import { holidaysOf } from '../domain/holidays.ts';
import { materialityOf } from '../domain/materiality.ts';
import { relatedPattern } from '../domain/related-parties.ts';
import { relativePattern } from '../domain/relatives.ts';
import type { TestScope } from './ledger-sql.ts';
import { codeSumsIn, fileNumbers, reviewOfRun, typeCounts } from './run-store.ts';

/** What the tests of a dataset version are worked out with; `null` if the review is gone. `listed`: names of related parties. */
export async function scopeOfRun(
  db: Reader,
  of: { reviewId: string; dataset: number },
  listed: readonly string[],
): Promise<TestScope | null> {
  const row = await reviewOfRun(db, of.reviewId);
  if (!row) return null;
  const ends = {
    yearEnds: row.year_ends,
    latestEnds: row.latest_ends,
    years: row.years === 2 ? 2 : 3,
  } as const;
  const [latest, compared] = [monthsUntil(ends.latestEnds, year), monthsUntil(ends.latestEnds, 2 * year)];
  const [endYear, endMonth] = [Number(ends.latestEnds.slice(0, 4)), Number(ends.latestEnds.slice(5, 7))];
  const days = reviewDays(ends);
  const sums = await codeSumsIn(db, of, latest);
  const amounts = new Map(sums.map(({ code, amount }) => [storedCode(code), amount]));
  const { overall, posting } = materialityOf(valueOfFigure({ formula: 'ebitda', code: null }, amounts));
  const files = await fileNumbers(db, of);
  return {
    ...of,
    files,
    latest,
    before: monthsUntil(monthEnd(endYear - 1, endMonth), year),
    days,
    ends: [...new Set(reviewPeriods(ends).map(({ to }) => to))],
    revenue: Math.max(0, valueOfFigure({ formula: 'revenue', code: null }, amounts)),
    materiality: overall,
    posting,
    holidays: yearsOf(days).flatMap(holidaysOf),
    owner: fullName(row.first_name, row.last_name),
    relatives: relativePattern(row.first_name, row.last_name),
    related: relatedPattern(listed),
    ...(await typesAndFacts(db, { ...of, files, compared, latest })),
  };
}

async function typesAndFacts(
  db: Reader,
  of: Parameters<typeof typeCounts>[1],
): Promise<Pick<TestScope, 'types' | 'facts'>> {
  const { types: counts, ...facts } = await typeCounts(db, of);
  const types = entryTypes(counts.map(({ type }) => type));
  const sum = (what: 'lines' | 'named' | 'numbered' | 'noted', among = counts) =>
    among.reduce((all, one) => all + one[what], 0);
  const like = (names: readonly string[]) => counts.filter(({ type }) => names.includes(type));
  return {
    types,
    facts: {
      lines: sum('lines'),
      typed: sum(
        'lines',
        counts.filter(({ type }) => type !== ''),
      ),
      journals: sum('lines', like(types.journal)),
      invoices: sum('numbered', like([...types.invoice, ...types.check])),
      named: sum('named'),
      noted: sum('noted'),
      ...facts,
    },
  };
}

const year = 12;

/** Years that lines can be of: those of the review and one more at either end. */
function yearsOf({ from, to }: { from: string; to: string }): number[] {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4)) + 1];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** One word alone is in too many names. */
function fullName(first: string, last: string): string | null {
  const [one, other] = [first.trim(), last.trim()];
  return one === '' || other === '' ? null : `${one} ${other}`;
}
