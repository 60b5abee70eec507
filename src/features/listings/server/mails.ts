import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { ListingRow } from './listing-store.ts';

/** An admin decided on a listing: its owner learns it, without a word that names the business. */
export async function tellOwner(work: Work, listing: ListingRow, to: ListingStatus, reason: string | null) {
  const outcome: Partial<Record<ListingStatus, string>> = {
    live: 'Your listing passed the review and is live now.',
    draft: 'Your listing came back from the review and waits for your changes.',
    withdrawn: 'Your listing was taken off the marketplace by our team.',
  };
  const lines = [
    outcome[to] ?? 'Your listing has a new status.',
    reason ? `The reason given: ${reason}` : null,
  ];
  await sendMailToPerson(work, listing.owner_id, {
    kind: 'listing-decided',
    subject: 'News on your listing',
    lines: lines.filter((text) => text !== null),
    path: `/listing/${listing.id}/edit`,
  });
}
