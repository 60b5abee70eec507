import {
  type DatasetCause,
  keepDataset,
  nextDataset,
} from '#features/quality-of-earnings/reviews/server/new-dataset.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { movedRows, type NamedAmount } from '../domain/moved-rows.ts';
import { daysOfMeasure } from '../domain/schedule-columns.ts';
import { isStatement, type ScheduleKind } from '../domain/schedule-kinds.ts';
import { rowValue } from '../domain/schedule-table.ts';
import { takesPlace } from '../domain/takes-place.ts';
import { type ScheduleFile, scheduleRows, schedulesOf, setReplaced } from './schedule-store.ts';
import { storedKind, storedReading } from './stored-schedule.ts';

const mostRows = 10_000;

/**
 * A file takes the place of those of its kind and days that came before it, and a statement of refused ones too (`takesPlace`),
 * unless it does not add up; one that came later keeps its place. What moved makes the next dataset version, if there are books. The review must be locked; returns it as it
 * is then.
 */
export async function replaceEarlier(work: Work, review: OpenReview, row: ScheduleFile): Promise<OpenReview> {
  const reading = storedReading(row);
  const { ends } = row;
  if (!reading || reading.faults.length > 0 || ends === null) return review;
  const others = (await schedulesOf(work.db, review.id)).filter(
    (one) =>
      one.id !== row.id &&
      one.kind === row.kind &&
      one.replaced_by === null &&
      takesPlaceOf({ kind: storedKind(row.kind), from: row.starts, to: ends }, one),
  );
  const later = others.find((one) => one.number > row.number && addsUp(one));
  if (later) {
    await setReplaced(work.db, [row.id], later.id);
    return review;
  }
  const earlier = others.filter((one) => one.number < row.number);
  if (earlier.length === 0) return review;
  await setReplaced(
    work.db,
    earlier.map(({ id }) => id),
    row.id,
  );
  // One that did not add up counted for nothing.
  const before = earlier.find(addsUp);
  if (!before) return review;
  return tellMoved(work, review, { cause: 'file_replaced', day: ends, before, after: row });
}

export const takesPlaceOf = (
  { kind, from, to }: { kind: ScheduleKind; from: string | null; to: string },
  earlier: ScheduleFile,
): boolean =>
  takesPlace(
    { from, to, statement: isStatement(kind) },
    { from: earlier.starts, to: earlier.ends, refused: isRefused(earlier) },
  );

const isRefused = (row: ScheduleFile): boolean => (storedReading(row)?.faults.length ?? 0) > 0;

export const addsUp = (row: ScheduleFile): boolean => storedReading(row)?.faults.length === 0;

type Moved = { cause: DatasetCause; day: string; before: ScheduleFile | null; after: ScheduleFile | null };

/** The next dataset version says what moved. Without a ledger there is none: nothing is figured from it yet. */
export async function tellMoved(
  work: Work,
  review: OpenReview,
  { cause, day, before, after }: Moved,
): Promise<OpenReview> {
  if (review.dataset === 0) return review;
  const month = day.slice(0, 7);
  const moved = movedRows(await amountsOf(work, before, month), await amountsOf(work, after, month));
  if (moved.count === 0) return review;
  const dataset = await nextDataset(work, review.id);
  await keepDataset(work, {
    ...{ reviewId: review.id, number: dataset, cause, moved },
    by: signedIn(work.actor).personId,
  });
  return { ...review, dataset };
}

/** A statement moves by month; the others are of the month in which their last day is. */
async function amountsOf(work: Work, row: ScheduleFile | null, month: string): Promise<NamedAmount[]> {
  const reading = row && storedReading(row);
  if (!reading) return [];
  const rows = await scheduleRows(work.db, {
    schedule: row.number,
    column: null,
    after: -1,
    limit: mostRows,
  });
  if (reading.statement)
    return rows.flatMap(({ path, amounts }) =>
      reading.measures.map((measure, at) => ({
        ...{ path, amount: amounts[at] ?? 0 },
        month: daysOfMeasure(measure)?.to.slice(0, 7) ?? month,
      })),
    );
  return rows.map(({ path, amounts }) => ({ path, month, amount: rowValue(reading.measures, amounts) }));
}
