import type { Intake } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import { daysOfMeasure } from '../domain/schedule-columns.ts';
import { scheduleDocuments } from '../domain/schedule-intake.ts';
import { schedulesIn } from './read-schedules.ts';
import type { ScheduleView } from './schedule-view.ts';
import { tieReader } from './tie-schedule.ts';

/** What the supporting schedules of a review prove of its documents. `ledger`: what its ledger does. */
export async function scheduleIntake(db: Reader, review: OpenReview, ledger: Intake): Promise<Intake> {
  const ties = tieReader(db, review);
  const files = await schedulesIn(db, review, ties);
  return scheduleDocuments(
    files.map(({ kind, state, from, to, reading, tie }) => ({
      ...{ kind, state, from, to, statement: statementOf({ reading, tie, to }) },
      sums: (reading?.faults ?? []).reduce((sum, { difference }) => sum + Math.abs(difference ?? 0), 0),
      difference: tie?.difference ?? null,
      grade: tie?.grade ?? null,
      apart: tie?.apart ?? 0,
      moved: reading?.aging?.own && reading.aging.from !== 'file' && to !== null ? reading.aging.moved : null,
    })),
    review,
    { ledger, equity: await ties.equity() },
  );
}

function statementOf({ reading, tie, to }: Pick<ScheduleView, 'reading' | 'tie' | 'to'>) {
  if (!reading?.statement) return null;
  const told = reading.measures.filter((measure) => measure !== tie?.statement?.since);
  const days = told.map((measure) => daysOfMeasure(measure)?.to ?? to);
  return {
    months: days.flatMap((day) => (day === null ? [] : [day.slice(0, 7)])),
    basis: reading.statement.basis,
  };
}
