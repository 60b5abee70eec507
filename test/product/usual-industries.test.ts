import { expect, test } from 'vitest';
import { demoListings } from '#app/demo/demo-listings.ts';
import { sampleListing } from '#content/landing.ts';
import { industriesOfTrade } from '#features/marketplace/businesses/domain/trade-industries.ts';

test('the samples are listed where the form suggests their trade to be listed', () => {
  for (const { business } of demoListings)
    expect([business.trade, industriesOfTrade(business.trade)]).toEqual([
      business.trade,
      expect.arrayContaining([business.industry]),
    ]);
  expect(industriesOfTrade(sampleListing.trade)).toContain(sampleListing.industry);
});
