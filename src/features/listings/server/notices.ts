import { adminIds } from '#features/accounts/server/admin-ids.ts';
import type { Work } from '#platform/context.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { ListingRow } from './listing-store.ts';

/** An admin decided on a listing: its owner learns it, without a word that names the business. */
export async function tellOwner(work: Work, listing: ListingRow, to: ListingStatus, reason: string | null) {
  const outcome: Partial<Record<ListingStatus, [words: string, line: string]>> = {
    live: ['Your listing is live', 'Your listing passed the review and is live now.'],
    draft: [
      'Your listing came back from the review',
      'Your listing came back from the review and waits for your changes.',
    ],
    withdrawn: [
      'Your listing was taken off the marketplace',
      'Your listing was taken off the marketplace by our team.',
    ],
  };
  const [words, line] = outcome[to] ?? ['News on your listing', 'Your listing has a new status.'];
  await work.notify([listing.owner_id], {
    kind: 'listing-decided',
    words,
    lines: [line, ...(reason ? [`The reason given: ${reason}`] : [])],
    path: `/listing/${listing.id}/edit`,
    listingId: listing.id,
  });
}

/** An owner asks for a review: those who can give one learn that one waits. */
export async function tellAdmins(work: Work, listingId: string): Promise<void> {
  await work.notify(await adminIds(work.db), {
    kind: 'listing-submitted',
    words: 'A listing waits for its review',
    lines: ['An owner asks for a review of the public text of a listing.'],
    path: '/admin',
    listingId,
  });
}
