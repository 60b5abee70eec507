import type { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import { scheduleKinds } from '../domain/schedule-kinds.ts';
import { rowValue, type ScheduleTable, sumsOf } from '../domain/schedule-table.ts';
import { mostFaults, scheduleReading } from '../schedule-shapes.ts';
import type { ScheduleFile } from './schedule-store.ts';

export const storedKind = storedWord(scheduleKinds, 'kind of a schedule');

export type ScheduleReading = z.output<typeof scheduleReading>;

export function storedReading({ reading }: Pick<ScheduleFile, 'reading'>): ScheduleReading | null {
  return reading === null ? null : scheduleReading.parse(reading);
}

export function storedStop({ stop }: Pick<ScheduleFile, 'stop'>): string[][] | null {
  if (!Array.isArray(stop)) return null;
  return stop.map((cells: unknown) => (Array.isArray(cells) ? cells.map(String) : []));
}

export function readingOf(
  { measures, rows, faults, statement, aging }: ScheduleTable,
  hidden: number,
): ScheduleReading {
  const totals = statement?.totals ?? sumsOf(measures, rows);
  return {
    ...{ measures, totals, hidden, rows: rows.length },
    value: statement?.value ?? rowValue(measures, totals),
    faults: faults.slice(0, mostFaults),
    ...(statement
      ? { statement: { basis: statement.basis, leftOut: statement.leftOut, empty: statement.empty } }
      : {}),
    ...(aging ? { aging } : {}),
  };
}
