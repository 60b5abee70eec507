import type { Measure } from './schedule-columns.ts';
import { daysOfMeasure } from './schedule-columns.ts';
import { ageRoles, type ScheduleKind } from './schedule-kinds.ts';
import { rowValue, type ScheduleFault, type ScheduleRow, sumsOf } from './schedule-table.ts';

/**
 * What does not add up within a schedule, at its row: ages or months that are not the total of their row, cost less
 * accumulated depreciation that is not the net value, debits that are not the credits. Differences in cents.
 */
export function oddSums(
  kind: ScheduleKind,
  measures: readonly Measure[],
  rows: readonly ScheduleRow[],
): ScheduleFault[] {
  const faults = rows.flatMap(({ row, path, amounts }): ScheduleFault[] => {
    const difference = apartIn(measures, amounts);
    return difference === 0
      ? []
      : [{ row, fault: 'row-sum', measure: sumOfRow(measures), text: path, difference }];
  });
  const last = rows.at(-1);
  if (kind !== 'trial-balance' || !last) return faults;
  const difference = rowValue(measures, sumsOf(measures, rows));
  return difference === 0
    ? faults
    : [...faults, { row: last.row, fault: 'debits-credits', measure: '', text: '', difference }];
}

const isPart = (measure: Measure) =>
  daysOfMeasure(measure) !== null || ageRoles.some((role) => role === measure);

/** The column that the others of a row come to; empty: there is none. */
const sumOfRow = (measures: readonly Measure[]): Measure =>
  measures.find((one) => one === 'net') ??
  (measures.some(isPart) ? (measures.find((one) => one === 'total') ?? '') : '');

function apartIn(measures: readonly Measure[], amounts: readonly number[]): number {
  const said = sumOfRow(measures);
  if (said === '') return 0;
  const of = (measure: Measure) => amounts[measures.indexOf(measure)] ?? 0;
  if (said === 'net') return of('cost') - of('accumulated') - of('net');
  return measures.reduce((sum, measure) => (isPart(measure) ? sum + of(measure) : sum), 0) - of('total');
}

/** Some registers write accumulated depreciation as negative amounts: then it is turned around. */
export function turned(measures: readonly Measure[], rows: readonly ScheduleRow[]): ScheduleRow[] {
  const at = measures.indexOf('accumulated');
  const written = rows.map(({ amounts }) => amounts[at] ?? 0);
  if (at < 0 || written.some((amount) => amount > 0)) return [...rows];
  return rows.map((row) => ({
    ...row,
    amounts: row.amounts.map((amount, position) => (position === at ? -amount + 0 : amount)),
  }));
}
