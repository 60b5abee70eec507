import type { EndOfAccount } from '#http/feature.ts';
import { deleteBusinessesOf, emptyBusinessesOf } from './store.ts';

/** Listings that refer to deleted records must be gone already. Signed agreements keep records as evidence. */
export const closeBusinesses: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase) await deleteBusinessesOf(work.db, person.id);
  else if (!keepEvidence) await emptyBusinessesOf(work.db, person.id);
};
