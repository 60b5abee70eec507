import { monthStart } from '#features/valuation/earnings/domain/day-range.ts';

/** The first day of the fiscal year that a day is in. `yearEnds`: a month-end on which a fiscal year ends. YYYY-MM-DD. */
export function fiscalStart(day: string, yearEnds: string): string {
  const [year, month, last] = [
    Number(day.slice(0, 4)),
    Number(day.slice(5, 7)),
    Number(yearEnds.slice(5, 7)),
  ];
  return monthStart(month > last ? year : year - 1, last + 1);
}
