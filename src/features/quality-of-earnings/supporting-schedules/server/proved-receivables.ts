import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import { type AgedReceivables, agedReceivables } from '../domain/aged-receivables.ts';
import { schedulesOf } from './schedule-store.ts';
import { viewWith } from './schedule-view.ts';
import { tieReader } from './tie-schedule.ts';

/** What customers owe by age on a day, from an aging that the books prove; `null`: there is none, or its ages tell too little. */
export async function provedReceivables(
  db: Reader,
  review: OpenReview,
  day: string,
): Promise<{ id: string; ages: AgedReceivables } | null> {
  const files = await schedulesOf(db, review.id);
  const file = files.find(
    ({ kind, ends, replaced_by }) => kind === 'receivables' && ends === day && replaced_by === null,
  );
  if (!file) return null;
  const { state, reading } = await viewWith(tieReader(db, review), file);
  const ages =
    state === 'proved' && reading
      ? agedReceivables(reading.measures, reading.totals, reading.aging ?? null)
      : null;
  return ages && { id: file.id, ages };
}
