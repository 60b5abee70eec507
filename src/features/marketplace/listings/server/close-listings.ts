import type { EndOfAccount } from '#http/feature.ts';
import { deletePhotosOf, deleteUnmovedListings, emptyProfilesOf } from './closing-store.ts';

/**
 * Ends the listings of an owner whose account is closed, after they were withdrawn: deletes drafts that never were
 * anything else, or takes the content and the photos out of the private profiles, or leaves them where a signed
 * agreement is about them. A way to reach the owner goes in any case.
 */
export const closeListings: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase || !keepEvidence) await deletePhotosOf(work.db, person.id);
  if (erase) await deleteUnmovedListings(work.db, person.id);
  else await emptyProfilesOf(work.db, person.id, { keepEvidence });
};
