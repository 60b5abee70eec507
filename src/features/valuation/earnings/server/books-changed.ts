import type { Work } from '#platform/context.ts';
import { touchBook } from './book-store.ts';

export async function booksChanged(work: Work, checkId: string): Promise<void> {
  await touchBook(work.db, checkId, work.now);
  await work.emit({ kind: 'check-changed', checkId });
}
