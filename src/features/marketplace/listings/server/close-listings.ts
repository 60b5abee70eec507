import type { EndOfAccount } from '#http/feature.ts';
import { deletePhotosOf, deleteUnmovedListings, emptyProfilesOf } from './closing-store.ts';

/** Runs after withdrawal. Evidence of a signed agreement is kept, except for ways to reach the owner. */
export const closeListings: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase || !keepEvidence) await deletePhotosOf(work.db, person.id);
  if (erase) await deleteUnmovedListings(work.db, person.id);
  else await emptyProfilesOf(work.db, person.id, { keepEvidence });
};
