import type { z } from 'zod';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { stateOf } from '../domain/schedule-state.ts';
import type { scheduleView } from '../schedule-shapes.ts';
import type { ScheduleFile } from './schedule-store.ts';
import { storedKind, storedReading, storedStop } from './stored-schedule.ts';
import { type ScheduleTie, tieReader } from './tie-schedule.ts';

export type ScheduleView = z.output<typeof scheduleView>;

export const scheduleViewOf = (db: Reader, review: OpenReview, row: ScheduleFile): Promise<ScheduleView> =>
  viewWith(tieReader(db, review), row);

export async function viewWith(
  { tie: tieOf }: Pick<ReturnType<typeof tieReader>, 'tie'>,
  row: ScheduleFile,
): Promise<ScheduleView> {
  const reading = storedReading(row);
  const replaced = row.replaced_by !== null;
  const tie = replaced ? null : await tieOf(row);
  return {
    ...{
      id: row.id,
      kind: storedKind(row.kind),
      name: row.name,
      size: row.size,
      readerVersion: row.reader_version,
    },
    sha256: row.sha256.toString('hex'),
    addedAt: row.added_at.toISOString(),
    ...stateOf({
      ...{ replaced, read: reading !== null, faults: reading?.faults.length ?? 0 },
      dated: row.ends !== null,
      grade: gradeOf(tie),
    }),
    ...{ from: row.starts, to: row.ends, said: row.days_said, reading },
    stop: storedStop(row),
    tie: tie && tieView(tie),
  };
}

/** A statement of which the ledger reaches only some months of the review may be wrong, but is not proved. */
const gradeOf = (tie: ScheduleTie | null): ScheduleTie['grade'] | null =>
  tie === null || (tie.grade !== 'wrong' && (tie.statement?.short ?? 0) > 0) ? null : tie.grade;

const tieView = ({ grade, written, books, difference, apart, statement }: ScheduleTie) => ({
  ...{
    grade,
    apart,
    statement: statement && statementView(statement),
    written: cents(written),
    difference: cents(difference),
  },
  books: books === null ? null : cents(books),
});

const statementView = ({ short: _short, ...told }: NonNullable<ScheduleTie['statement']>) => told;
