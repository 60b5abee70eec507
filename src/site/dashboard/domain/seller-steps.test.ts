import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { type SellerFacts, sellerProgress, sellerSteps } from './seller-steps.ts';

const nothing: SellerFacts = { valued: false, business: false, listing: null };
const draft = { status: 'draft', complete: false } as const;
const nextOf = (facts: Partial<SellerFacts>) => sellerProgress({ ...nothing, ...facts }).next;

describe('sellerProgress', () => {
  it('has one next step at a time', () => {
    expect(nextOf({})).toBe('business');
    expect(nextOf({ valued: true })).toBe('business');
    expect(nextOf({ business: true })).toBe('value');
    expect(nextOf({ business: true, valued: true })).toBe('listing');
    expect(nextOf({ business: true, valued: true, listing: draft })).toBe('listing');
    expect(nextOf({ business: true, valued: true, listing: { ...draft, complete: true } })).toBe('publish');
    for (const status of ['in_review', 'withdrawn'] as const)
      expect(nextOf({ business: true, listing: { status, complete: true } })).toBe('publish');
    for (const status of ['live', 'under_offer'] as const)
      expect(nextOf({ business: true, listing: { status, complete: true } })).toBe('buyers');
  });

  it('does not return to the valuation after a listing is begun, and ends with the sale', () => {
    expect(nextOf({ business: true, listing: draft })).toBe('listing');
    const sold = sellerProgress({
      valued: true,
      business: true,
      listing: { status: 'sold', complete: true },
    });
    expect(sold).toEqual({ done: [...sellerSteps], next: null });
  });

  it('never has a step that is both done and next, and always has a next one before the sale', () => {
    const facts = fc.record({
      valued: fc.boolean(),
      business: fc.boolean(),
      listing: fc.option(fc.record({ status: fc.constantFrom(...listingStatuses), complete: fc.boolean() })),
    });
    fc.assert(
      fc.property(facts, (of) => {
        const { done, next } = sellerProgress(of);
        expect(done).not.toContain(next);
        expect(next === null).toBe(of.listing?.status === 'sold');
      }),
    );
  });
});
