import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublic, listingMoves, listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { changeOfMove, mostWatched, standingOf, watchRefusal } from './watching.ts';

const status = fc.constantFrom(...listingStatuses);

describe('watching a listing', () => {
  it('allows only public listings of other owners, up to the limit', () => {
    const fine = { own: false, actsForSeller: false, status: 'live', others: 0 } as const;
    expect(watchRefusal(fine)).toBeNull();
    expect(watchRefusal({ ...fine, status: 'under_offer', others: mostWatched - 1 })).toBeNull();
    expect(watchRefusal({ ...fine, others: mostWatched })).toBe('watch-list-full');
    expect(watchRefusal({ ...fine, own: true, status: 'draft' })).toBe('watching-own-listing');
    expect(watchRefusal({ ...fine, actsForSeller: true })).toBe('watching-own-mandate');
  });

  it('reports a listing that is not public as not found', () => {
    fc.assert(
      fc.property(status, fc.nat(), (one, others) => {
        const refusal = watchRefusal({ own: false, actsForSeller: false, status: one, others });
        expect(refusal === 'not-found').toBe(!isPublic(one));
      }),
    );
  });
});

describe('the status that a watcher sees', () => {
  it('hides drafts and reviews behind “withdrawn”', () => {
    expect(listingStatuses.map((one) => standingOf(one))).toEqual([
      'withdrawn',
      'withdrawn',
      'live',
      'under_offer',
      'sold',
      'withdrawn',
    ]);
  });

  it('changes only with publicly visible transitions', () => {
    for (const { from, to } of listingMoves)
      expect(changeOfMove(from, to) !== null, `${from} to ${to}`).toBe(isPublic(from) || isPublic(to));
    expect(changeOfMove('live', 'under_offer')).toBe('under-offer');
    expect(changeOfMove('under_offer', 'live')).toBe('back');
    expect(changeOfMove('in_review', 'live')).toBe('back');
    expect(changeOfMove('under_offer', 'sold')).toBe('sold');
    expect(changeOfMove('live', 'withdrawn')).toBe('withdrawn');
    expect(changeOfMove('withdrawn', 'draft')).toBeNull();
  });
});
