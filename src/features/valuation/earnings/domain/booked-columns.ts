import type { Cents } from '#kernel/money.ts';
import { type DayRange, wholeMonths } from './day-range.ts';

type Column = { range: DayRange | null };
type Line = { amounts: readonly (Cents | null)[] };

/**
 * A column without amounts is a missing period, not zero: a prior year that is not in the books, or future months.
 * Only a month between two with amounts may be empty.
 */
export function bookedColumns(columns: readonly Column[], lines: readonly Line[]): number[] {
  const places = columns.map((_, at) => at);
  const holds = (at: number) => lines.some(({ amounts }) => (amounts[at] ?? 0) !== 0);
  const months = places.flatMap((at) => {
    const range = columns[at]?.range;
    return range && wholeMonths(range) === 1 && holds(at) ? [range.from] : [];
  });
  const [first, last] = [months.toSorted().at(0), months.toSorted().at(-1)];
  const between = (at: number) => {
    const range = columns[at]?.range;
    if (!range || wholeMonths(range) !== 1 || !first || !last) return false;
    return range.from > first && range.from < last;
  };
  return places.filter((at) => holds(at) || between(at));
}
