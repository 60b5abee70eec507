import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterpartOf, isOpen, mayName, type ThreadFacts, unnamed, writingRefusal } from './thread.ts';

const facts: ThreadFacts = {
  about: 'listing',
  caller: 'buyer',
  otherGone: false,
  sellerActs: true,
  listingPublic: true,
  requestOpen: false,
  linked: false,
};
const any: fc.Arbitrary<ThreadFacts> = fc.record({
  about: fc.constantFrom('listing', 'person'),
  caller: fc.constantFrom('buyer', 'seller-side'),
  otherGone: fc.boolean(),
  sellerActs: fc.boolean(),
  listingPublic: fc.boolean(),
  requestOpen: fc.boolean(),
  linked: fc.boolean(),
});

describe('who may be named', () => {
  it('the seller’s side of a listing only to a buyer with access to its private profile', () => {
    expect(mayName(facts)).toBe(false);
    expect(mayName({ ...facts, linked: true })).toBe(true);
    expect(mayName({ ...facts, linked: true, sellerActs: false })).toBe(false);
    expect(mayName({ ...facts, caller: 'seller-side' })).toBe(true);
    expect(mayName({ ...facts, about: 'person' })).toBe(true);
  });
});

describe('who may write', () => {
  it('a buyer, while a deal is possible', () => {
    expect(writingRefusal(facts)).toBeNull();
    const gone = { ...facts, listingPublic: false };
    expect(writingRefusal(gone)).toBe('listing-not-public');
    expect(writingRefusal({ ...gone, requestOpen: true })).toBeNull();
    expect(writingRefusal({ ...gone, linked: true })).toBeNull();
  });

  it('a seller can also reply after the listing went off the market', () => {
    expect(writingRefusal({ ...facts, caller: 'seller-side', listingPublic: false })).toBeNull();
  });

  it('no one to or as a broker whose engagement ended', () => {
    expect(writingRefusal({ ...facts, sellerActs: false })).toBe('mandate-over');
    expect(writingRefusal({ ...facts, caller: 'seller-side', sellerActs: false })).toBe('mandate-over');
  });

  it('two people without a listing, while they deal with each other', () => {
    expect(writingRefusal({ ...facts, about: 'person' })).toBe('not-acquainted');
    expect(writingRefusal({ ...facts, about: 'person', linked: true })).toBeNull();
  });

  it('no one to a closed account', () => {
    fc.assert(fc.property(any, (one) => writingRefusal({ ...one, otherGone: true }) === 'account-gone'));
  });
});

describe('contact details', () => {
  it('are never open without a link, nor to a broker whose engagement ended', () => {
    fc.assert(
      fc.property(any, (one) => {
        if (isOpen(one)) expect(one.linked && (one.about === 'person' || one.sellerActs)).toBe(true);
        expect(isOpen({ ...one, linked: false })).toBe(false);
        expect(isOpen({ ...one, about: 'listing', sellerActs: false })).toBe(false);
      }),
    );
  });
});

it('names the other side by its role, which reveals only the public title', () => {
  expect(unnamed(counterpartOf(facts, true), 'Bakery')).toBe('The owner of “Bakery”');
  expect(unnamed(counterpartOf(facts, false), 'Bakery')).toBe('The broker for “Bakery”');
  expect(unnamed(counterpartOf({ ...facts, caller: 'seller-side' }, false), '')).toBe(
    'A buyer interested in a listing',
  );
  expect(unnamed(counterpartOf({ ...facts, otherGone: true }, true), 'Bakery')).toBe('A closed account');
});
