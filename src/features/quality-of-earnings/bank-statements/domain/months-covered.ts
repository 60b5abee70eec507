import { monthEnd, monthStart, monthsIn } from '#features/valuation/earnings/domain/day-range.ts';

export type Covering = { from: string; to: string; opening: number; closing: number };

/** The months of some days, both ends included, as YYYY-MM. */
function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const part = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7))] as const;
  return monthsIn({ from: monthStart(...part(from)), to: monthEnd(...part(to)) });
}

/**
 * Which months of a review no proved statement of an account has (docs/rules/quality-of-earnings.md). Before an account
 * that begins with nothing, and after one that ends with nothing, there is none to have. `statements` by their days.
 */
export function monthsMissing(months: readonly string[], statements: readonly Covering[]): string[] {
  const [first] = statements;
  if (!first) return [...months];
  const last = statements.reduce((latest, one) => (one.to > latest.to ? one : latest), first);
  const covered = new Set(statements.flatMap(monthsOf));
  const begins = first.opening === 0 ? first.from.slice(0, 7) : '';
  const ends = last.closing === 0 ? last.to.slice(0, 7) : '9999-12';
  return months.filter((month) => !covered.has(month) && month >= begins && month <= ends);
}
