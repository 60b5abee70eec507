import { expect, test } from 'vitest';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingNote } from './mandate-words.ts';

test('notes that the listing of a mandate is off the market', () => {
  const noted = listingStatuses.filter((listingStatus) => listingNote({ status: 'active', listingStatus }));
  expect(noted).toEqual(['draft', 'in_review', 'sold', 'withdrawn']);
  expect(listingNote({ status: 'active', listingStatus: 'sold' })).toBe(
    'The owner recorded the sale: nothing is left to answer. The engagement continues until one of you ends it.',
  );
  expect(listingNote({ status: 'ended', listingStatus: 'sold' })).not.toContain('goes on');
});
