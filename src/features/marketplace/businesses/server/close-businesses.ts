import type { Work } from '#platform/context.ts';
import { deleteBusinessesOf, emptyBusinessesOf } from './store.ts';

/**
 * Ends the records of an owner whose account is closed: deletes them, or empties them, or leaves them where a signed
 * agreement is about them. Listings that hold on to them are gone before.
 */
export async function closeBusinesses(
  work: Work,
  ownerId: string,
  how: { erase: boolean; keepEvidence: boolean },
): Promise<void> {
  if (how.erase) await deleteBusinessesOf(work.db, ownerId);
  else if (!how.keepEvidence) await emptyBusinessesOf(work.db, ownerId);
}
