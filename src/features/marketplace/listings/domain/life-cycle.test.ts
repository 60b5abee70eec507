import { describe, expect, it } from 'vitest';
import {
  closesRequests,
  isPublic,
  type ListingParty,
  type ListingStatus,
  listingParties,
  listingRefusal,
  listingRefusalWords,
  listingStatuses,
  mayMoveListing,
} from './life-cycle.ts';

/** Written by hand: o owner, b broker with an engagement, a admin, y system, `-` no one. */
const policy: Record<ListingStatus, Record<ListingStatus, string>> = {
  draft: { draft: '-', in_review: 'o', live: '-', under_offer: '-', sold: '-', withdrawn: '-' },
  in_review: { draft: 'o a', in_review: '-', live: 'y a', under_offer: '-', sold: '-', withdrawn: '-' },
  live: { draft: '-', in_review: '-', live: '-', under_offer: 'o b', sold: 'o', withdrawn: 'o b a' },
  under_offer: { draft: '-', in_review: '-', live: 'o b', under_offer: '-', sold: 'o', withdrawn: 'o b a' },
  sold: { draft: '-', in_review: '-', live: '-', under_offer: '-', sold: '-', withdrawn: '-' },
  withdrawn: { draft: 'o', in_review: '-', live: '-', under_offer: '-', sold: '-', withdrawn: '-' },
};
const letters: Record<ListingParty, string> = { owner: 'o', broker: 'b', admin: 'a', system: 'y' };
const cells = listingStatuses.flatMap((from) =>
  listingStatuses.flatMap((to) =>
    listingParties.map((party) => ({ from, to, party, cell: policy[from][to] })),
  ),
);

describe('the listing lifecycle', () => {
  it.each(cells)('$from → $to by $party ($cell)', ({ from, to, party, cell }) => {
    const expected =
      cell === '-' ? 'invalid-transition' : cell.includes(letters[party]) ? null : 'not-your-move';
    expect(listingRefusal(from, to, [party], { complete: true, leakFree: true, reason: 'so' })).toBe(
      expected,
    );
    expect(mayMoveListing(from, [party], { complete: true, leakFree: true })[to]).toBe(expected);
  });

  it('publishes automatically only a complete listing without leaks', () => {
    const publish = (complete: boolean, leakFree: boolean, by: ListingParty) =>
      listingRefusal('in_review', 'live', [by], { complete, leakFree });
    expect(publish(true, false, 'system')).toBe('leaks-found');
    expect(publish(false, true, 'system')).toBe('not-complete');
    expect(publish(true, true, 'system')).toBeNull();
    expect(publish(true, false, 'admin')).toBeNull();
    expect(publish(false, true, 'admin')).toBe('not-complete');
    expect(listingRefusal('draft', 'in_review', ['owner'], { complete: false, leakFree: true })).toBe(
      'not-complete',
    );
  });

  it('requires a reason for returning a listing to draft from an admin but not from the owner', () => {
    const back = (by: ListingParty, reason: string | null) =>
      listingRefusal('in_review', 'draft', [by], { complete: true, leakFree: true, reason });
    expect(back('admin', ' ')).toBe('reason-required');
    expect(back('admin', 'Names the landlord')).toBeNull();
    expect(back('owner', null)).toBeNull();
  });

  it('is public while live or under offer, and ends requests when sold or withdrawn', () => {
    expect(listingStatuses.filter(isPublic)).toEqual(['live', 'under_offer']);
    expect(listingStatuses.filter(closesRequests)).toEqual(['sold', 'withdrawn']);
  });

  it('has a message for every refusal', () => {
    for (const words of Object.values(listingRefusalWords)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});
