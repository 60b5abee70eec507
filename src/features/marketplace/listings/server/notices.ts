import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import type { Work } from '#platform/context.ts';
import { changeWords, type WrittenField } from '../domain/changed-fields.ts';
import { isPublic, type ListingStatus } from '../domain/life-cycle.ts';
import type { ListingRow } from './listing-store.ts';
import { storedStatus } from './stored.ts';

type Words = readonly [words: string, line: string];

const byAdmin: Partial<Record<ListingStatus, Words>> = {
  live: [
    'Your listing is live',
    'Your listing passed the review. Buyers can find it and ask for access now.',
  ],
  draft: [
    'Your listing came back from review',
    'Our team did not publish your listing yet. Make the changes, then publish it or ask for another review.',
  ],
  withdrawn: [
    'Your listing was taken off the marketplace',
    'Our team took your listing off the marketplace. Open requests and offers ended, and those buyers were told.',
  ],
};
const byBroker: Partial<Record<ListingStatus, Words>> = {
  live: ['Your broker put your listing back on the market', 'It is no longer marked as under offer.'],
  under_offer: [
    'Your broker marked your listing as under offer',
    'Buyers still see it and can ask for access.',
  ],
  withdrawn: [
    'Your broker withdrew your listing',
    'It is off the marketplace. Open requests and offers ended, and those buyers were told. You can list it again.',
  ],
};
const other: Words = ['Your listing has changed', 'Your listing has a new status.'];

/** Must not name the business. */
export async function tellOwner(
  work: Work,
  listing: ListingRow,
  { to, party, reason }: { to: ListingStatus; party: 'admin' | 'broker'; reason: string | null },
): Promise<void> {
  const [words, line] = (party === 'admin' ? byAdmin : byBroker)[to] ?? other;
  const right =
    'Your broker acts for you on this listing. If you did not agree to this, you can end that at any time.';
  await work.notify([listing.owner_id], {
    kind: 'listing-decided',
    words,
    lines: [line, ...(reason ? [`The reason given: ${reason}`] : []), ...(party === 'broker' ? [right] : [])],
    path: `/listing/${listing.id}/edit`,
    listingId: listing.id,
  });
}

/** Names the fields only: what they say stays on the page. */
export async function tellOfEdit(work: Work, listing: ListingRow, changed: readonly WrittenField[]) {
  const broker = work.actor.kind === 'person' ? work.actor.personId : null;
  await work.notify([listing.owner_id], {
    kind: 'listing-decided',
    words: 'Your broker changed your listing',
    lines: [
      `Changed: ${changeWords(changed)}.`,
      isPublic(storedStatus(listing.status))
        ? 'The listing is public, and so are changes of its public text. It passed the same check as your own text.'
        : 'The listing is not public now. Only you publish it.',
      'You let this broker edit the listing for you, and can take that back at any time on the page of the listing.',
    ],
    who: broker === null ? undefined : { part: 'Broker', personId: broker },
    path: `/listing/${listing.id}/edit`,
    listingId: listing.id,
  });
}

export async function tellAdmins(work: Work, listingId: string): Promise<void> {
  await work.notify(await adminIds(work.db), {
    kind: 'listing-submitted',
    words: 'A listing is waiting for its review',
    lines: ['The owner asks for a review of its public text. Publish it, or send it back with a reason.'],
    path: '/admin',
    listingId,
  });
}
