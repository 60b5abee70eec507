import { holdBooks } from '#features/valuation/health-check/server/open-check.ts';
import { dayOf } from '#kernel/days.ts';
import type { Work } from '#platform/context.ts';
import { usualEnds } from '../domain/periods.ts';
import { type BookRow, openedBook } from './book-store.ts';

/** Created at the first change; locked until the transaction ends. */
export async function holdBook(work: Work, checkId: string): Promise<BookRow> {
  await holdBooks(work, checkId);
  const { yearEnds, latestEnds } = usualEnds(dayOf(work.now));
  return openedBook(work.db, {
    check_id: checkId,
    year_ends: yearEnds,
    latest_ends: latestEnds,
    books_changed_at: work.now,
  });
}
