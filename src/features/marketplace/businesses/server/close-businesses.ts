import type { EndOfAccount } from '#http/feature.ts';
import { deleteBusinessesOf, emptyBusinessesOf } from './store.ts';

/**
 * Deletes or empties the records of a closed account, or keeps them as evidence of a signed agreement. Listings
 * that refer to deleted records must be gone already.
 */
export const closeBusinesses: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase) await deleteBusinessesOf(work.db, person.id);
  else if (!keepEvidence) await emptyBusinessesOf(work.db, person.id);
};
