import { describe, expect, it, test } from 'vitest';
import { findLeaks } from '#features/marketplace/listings/domain/leak-check.ts';
import { divisionOf, divisions } from '#features/marketplace/listings/domain/places.ts';
import { demoListings } from '../demo-listings.ts';
import { demoPeople } from '../demo-people.ts';
import { pictureOfTrade } from '../drawings/picture-of-trade.ts';
import { owners } from './cast.ts';
import { siteOf } from './list-businesses.ts';
import { listingsInReview } from './listings-in-review.ts';
import { storyListings } from './story-listings.ts';

const seller = demoPeople.find(({ key }) => key === 'seller');
const all = [...storyListings, ...listingsInReview];

describe.each(all.map((listing) => [listing.title, listing] as const))('%s', (_title, listing) => {
  const { owner, trade, look, title, description } = listing;
  const person = owner === 'seller' ? { name: 'Ada Lark', email: '', phone: '', ...seller } : owners[owner];
  const [ownerFirstName = '', ownerLastName = ''] = person.name.split(' ');

  it('does not identify the business on its public card', () => {
    const { alt } = pictureOfTrade(trade, look);
    const texts = Object.entries({ title, description, alt }).map(([field, text]) => ({ field, text }));
    const record = {
      legalName: listing.name,
      dba: null,
      ownerFirstName,
      ownerLastName,
      address: listing.address,
      ein: '47-6110100',
      websites: [`https://${siteOf(listing.name)}.example`],
      emails: [person.email],
      phones: [person.phone],
    };
    expect(findLeaks(texts, record)).toEqual([]);
  });
});

test('covers all regions, many trades and all sizes', () => {
  const places = [
    ...storyListings.map(({ place }) => place),
    ...demoListings.map(({ teaser }) => teaser.place),
  ];
  expect(new Set(places.map(divisionOf)).size).toBe(divisions.length);
  expect(new Set(storyListings.map(({ trade }) => trade)).size).toBeGreaterThan(40);
  const prices = storyListings.map(({ figures: [price] }) => price).sort((one, other) => one - other);
  expect(prices[0]).toBeLessThan(100);
  expect(prices.at(-1)).toBeGreaterThan(5_000);
});

test.each(demoListings.filter(({ live }) => live))(
  'the picture of $teaser.title names no one',
  ({ business }) => {
    const { alt } = pictureOfTrade(business.trade, 'noon');
    const record = {
      legalName: business.businessName,
      dba: business.dba ?? null,
      address: business.businessAddress,
      ein: business.ein,
      ...{ ownerFirstName: '', ownerLastName: '', websites: [], emails: [], phones: [] },
    };
    expect(findLeaks([{ field: 'alt', text: alt }], record)).toEqual([]);
  },
);

test('business names are unique', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
