import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import { type DayRange, monthsIn } from '#features/valuation/earnings/domain/day-range.ts';
import { daysOfMeasure, type Measure } from './schedule-columns.ts';
import type { ScheduleRow } from './schedule-table.ts';

/** `days`: what the file covers. */
export type SalesFile = {
  id: string;
  measures: readonly Measure[];
  days: DayRange;
  rows: readonly Pick<ScheduleRow, 'path' | 'amounts'>[];
};

/** `id`: of the file that tells it. */
type CustomerSales = { id: string; sums: Map<string, number> };

/**
 * What each customer bought in a span of whole months, in cents; jobs of a customer count as the customer. `null` if no single
 * file has columns for exactly these months, or a total of exactly them.
 */
export function salesOfCustomers(files: readonly SalesFile[], span: DayRange): CustomerSales | null {
  for (const { id, measures, days, rows } of files) {
    const columns = columnsFor(measures, days, span);
    if (!columns) continue;
    const sums = new Map<string, number>();
    for (const { path, amounts } of rows) {
      const name = path.split(pathSign)[0] ?? path;
      const amount = columns.reduce((sum, at) => sum + (amounts[at] ?? 0), 0);
      sums.set(name, (sums.get(name) ?? 0) + amount);
    }
    return { id, sums };
  }
  return null;
}

function columnsFor(measures: readonly Measure[], days: DayRange, span: DayRange): number[] | null {
  const within = measures.flatMap((measure, at) => {
    const of = daysOfMeasure(measure);
    return of && of.from >= span.from && of.to <= span.to ? [{ at, months: monthsIn(of) }] : [];
  });
  const months = within.flatMap((one) => one.months).toSorted();
  if (months.join() === monthsIn(span).join()) return within.map(({ at }) => at);
  const total = measures.indexOf('total');
  return total >= 0 && days.from === span.from && days.to === span.to ? [total] : null;
}
