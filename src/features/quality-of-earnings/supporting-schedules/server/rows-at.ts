import type { Reader } from '#platform/context.ts';
import type { ScheduleKind } from '../domain/schedule-kinds.ts';
import { rowValue } from '../domain/schedule-table.ts';
import { countScheduleRows, type ScheduleOf, scheduleAt, scheduleRows } from './schedule-store.ts';
import { storedReading } from './stored-schedule.ts';

type Asked = ScheduleOf & { kind: ScheduleKind };

/** One page of the rows of the schedule that a review had then, for later features; `null`: it is gone. The caller checks what may be seen. */
export async function scheduleRowsAt(
  db: Reader,
  asked: Asked,
  { after, size }: { after: number | null; size: number },
) {
  const file = await scheduleAt(db, asked);
  const reading = file && storedReading(file);
  if (!file || !reading) return null;
  const of = { schedule: file.number, column: null };
  const rows = await scheduleRows(db, { ...of, after: after ?? -1, limit: size + 1 });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    name: file.name,
    total: { value: reading.value, rows: await countScheduleRows(db, of) },
    items: page.map(({ position, row, path, amounts }) => ({
      ...{ position, row, path },
      amount: rowValue(reading.measures, amounts),
    })),
    next: last ? String(last.position) : null,
  };
}
