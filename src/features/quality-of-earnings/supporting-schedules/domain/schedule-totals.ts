import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import type { Measure } from './schedule-columns.ts';
import { type ScheduleFault, type ScheduleRow, sumsOf } from './schedule-table.ts';

type Open = { name: string; since: number };
type Named = { of: string; row: number; amounts: readonly number[] };

/**
 * Follows the groups of a table whose names stand above their lines, and holds each total against its lines. A group is only
 * one if a total closes it. A parent may have amounts of its own, which its total includes. QuickBooks writes both.
 */
export function scheduleTotals(measures: readonly Measure[]) {
  let rows: ScheduleRow[] = [];
  const open: Open[] = [];
  const faults: ScheduleFault[] = [];
  let unsure: ScheduleFault[] = [];

  const apart = ({ of, row, amounts }: Named, lines: readonly ScheduleRow[]): ScheduleFault[] =>
    sumsOf(measures, lines).flatMap((sum, at) => {
      const [measure = '', difference] = [measures[at], sum - (amounts[at] ?? 0)];
      return difference === 0 ? [] : [{ row, fault: 'subtotal', measure, text: of, difference }];
    });

  const line = (row: ScheduleRow) => {
    open.push({ name: row.path, since: rows.length });
    rows.push(row);
  };

  /** Everything until here. */
  const whole = (row: number, amounts: readonly number[]) => {
    faults.push(...apart({ of: '', row, amounts }, rows));
    unsure = [];
  };

  const total = (name: string, named: Named) => {
    const groups = open.flatMap((one, at) => (one.name === named.of ? [{ ...one, at }] : [])).toReversed();
    const [nearest] = groups;
    if (named.of === '') return whole(named.row, named.amounts);
    if (!nearest) return unknown(name, named);
    const group = groups.find(({ since }) => apart(named, rows.slice(since)).length === 0) ?? nearest;
    faults.push(...apart(named, rows.slice(group.since)));
    rows = rows.map((one, at) =>
      at < group.since || (at === group.since && one.path === named.of)
        ? one
        : { ...one, path: `${named.of}${pathSign}${one.path}` },
    );
    open.length = group.at;
  };

  /** Total Wine is a customer. What is no total so far is a line, which the total of everything has to prove. */
  const unknown = (name: string, named: Named) => {
    const found = apart(named, rows);
    if (found.length === 0) return;
    unsure.push(...found);
    line({ row: named.row, path: name, code: '', day: '', amounts: [...named.amounts] });
  };

  return {
    section: (name: string) => void open.push({ name, since: rows.length }),
    line,
    total,
    whole,
    finish: () => ({ rows, faults: [...faults, ...unsure] }),
  };
}
