import type { Work } from '#platform/context.ts';
import { deletePhotosOf, deleteUnmovedListings, emptyProfilesOf } from './closing-store.ts';

/**
 * Ends the listings of an owner whose account is closed, after they were withdrawn: deletes drafts that never were
 * anything else, or takes the content and the photos out of the private profiles, or leaves them where a signed
 * agreement is about them. A way to reach the owner goes in any case.
 */
export async function closeListings(
  work: Work,
  ownerId: string,
  { erase, keepEvidence }: { erase: boolean; keepEvidence: boolean },
): Promise<void> {
  if (erase || !keepEvidence) await deletePhotosOf(work.db, ownerId);
  if (erase) await deleteUnmovedListings(work.db, ownerId);
  else await emptyProfilesOf(work.db, ownerId, { keepEvidence });
}
