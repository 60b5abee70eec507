import { describe, expect, it } from 'vitest';
import { system, visitor } from '#kernel/actor.ts';
import { mayAskAgainAt, openingRefusal } from './opening.ts';
import { partiesOf } from './parties.ts';
import { grantsAccess, isOpen, openStatuses, statuses, undecidedStatuses } from './status.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const fine = {
  buyerId: 'b',
  sellerId: 's',
  actsForSeller: false,
  listingOpen: true,
  openRequest: false,
  lastDeniedAt: null,
  now,
};

describe('asking for access', () => {
  it('is open to everyone but the seller’s side while the listing is open', () => {
    expect(openingRefusal(fine)).toBeNull();
    expect(openingRefusal({ ...fine, sellerId: 'b' })).toBe('own-listing');
    expect(openingRefusal({ ...fine, actsForSeller: true })).toBe('own-mandate');
    expect(openingRefusal({ ...fine, listingOpen: false })).toBe('listing-not-open');
    expect(openingRefusal({ ...fine, openRequest: true })).toBe('request-open');
  });

  it('is refused for 30 days after a denial, to the millisecond', () => {
    const lastDeniedAt = new Date('2026-01-30T00:00:00.000Z');
    expect(mayAskAgainAt(lastDeniedAt)).toEqual(now);
    expect(openingRefusal({ ...fine, lastDeniedAt })).toBeNull();
    expect(openingRefusal({ ...fine, lastDeniedAt: new Date('2026-01-30T00:00:00.001Z') })).toBe('too-soon');
  });
});

describe('the parties of a request', () => {
  const people = { buyerId: 'b', sellerId: 's', mandatedBrokerIds: ['k'] };
  const person = (personId: string, ...roles: ('seller' | 'buyer' | 'broker' | 'admin')[]) =>
    ({ kind: 'person', personId, sessionId: 'x', roles }) as const;

  it('follow from facts about the listing, not from role names', () => {
    expect(partiesOf(person('b', 'buyer'), people)).toEqual(['buyer']);
    expect(partiesOf(person('s'), people)).toEqual(['seller']);
    expect(partiesOf(person('k', 'broker'), people)).toEqual(['broker']);
    expect(partiesOf(person('other', 'broker', 'seller', 'buyer'), people)).toEqual([]);
    expect(partiesOf(person('a', 'admin'), people)).toEqual(['admin']);
    expect(partiesOf(person('s', 'admin'), people)).toEqual(['seller', 'admin']);
    expect(partiesOf(visitor, people)).toEqual([]);
    expect(partiesOf(system, people)).toEqual(['system']);
  });

  it('never include a decider who is the buyer', () => {
    expect(partiesOf(person('b', 'admin'), people)).toEqual(['buyer']);
    expect(partiesOf(person('k', 'broker'), { ...people, buyerId: 'k' })).toEqual(['buyer']);
  });
});

describe('statuses', () => {
  it('are six, of which only Denied is closed and only Approved opens the profile', () => {
    expect(statuses.filter(isOpen)).toEqual(
      statuses.filter((status) => openStatuses.some((open) => open === status)),
    );
    expect(statuses.filter((status) => !isOpen(status))).toEqual(['denied']);
    expect(statuses.filter(grantsAccess)).toEqual(['approved']);
    expect(undecidedStatuses).toEqual(['requested', 'sent_to_broker', 'awaiting_signature', 'pending']);
  });
});
