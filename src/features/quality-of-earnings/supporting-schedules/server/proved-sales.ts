import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import type { SalesFile } from '../domain/sales-of-customers.ts';
import { scheduleRows, schedulesOf } from './schedule-store.ts';
import { viewWith } from './schedule-view.ts';
import { tieReader } from './tie-schedule.ts';

const mostRows = 10_000;

/** Sales by customer that the books prove, the newest file first. */
export async function provedSales(db: Reader, review: OpenReview): Promise<SalesFile[]> {
  const ties = tieReader(db, review);
  const found: SalesFile[] = [];
  for (const row of await schedulesOf(db, review.id)) {
    if (row.kind !== 'customer-sales' || row.replaced_by !== null) continue;
    const { state, reading, from, to } = await viewWith(ties, row);
    if (state !== 'proved' || !reading || from === null || to === null) continue;
    const rows = await scheduleRows(db, { schedule: row.number, column: null, after: -1, limit: mostRows });
    found.push({ id: row.id, measures: reading.measures, days: { from, to }, rows });
  }
  return found;
}
