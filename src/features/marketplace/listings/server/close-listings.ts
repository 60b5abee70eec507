import type { EndOfAccount } from '#http/feature.ts';
import { deletePhotosOf, deleteUnmovedListings, emptyProfilesOf } from './closing-store.ts';

/**
 * Runs after the listings were withdrawn. Deletes drafts that never moved; empties profiles and removes photos
 * unless a signed agreement makes them evidence. Ways to reach the owner are always removed.
 */
export const closeListings: EndOfAccount = async (work, { person, erase, keepEvidence }) => {
  if (erase || !keepEvidence) await deletePhotosOf(work.db, person.id);
  if (erase) await deleteUnmovedListings(work.db, person.id);
  else await emptyProfilesOf(work.db, person.id, { keepEvidence });
};
