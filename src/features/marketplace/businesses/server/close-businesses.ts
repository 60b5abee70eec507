import type { EndOfAccount } from '#http/feature.ts';
import { deleteBusinessesOf, emptyBusinessesOf } from './store.ts';

/**
 * Ends the records of an owner whose account is closed: deletes them, or empties them, or leaves them where a signed
 * agreement is about them. Listings that hold on to them are gone before.
 */
export const closeBusinesses: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase) await deleteBusinessesOf(work.db, person.id);
  else if (!keepEvidence) await emptyBusinessesOf(work.db, person.id);
};
