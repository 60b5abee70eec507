import type { Work } from '#platform/context.ts';
import { touchBook } from './book-store.ts';

/** Notes that figures of the recast may have changed, and tells those to whom the check is another one now. */
export async function booksChanged(work: Work, checkId: string): Promise<void> {
  await touchBook(work.db, checkId, work.now);
  await work.emit({ kind: 'check-changed', checkId });
}
