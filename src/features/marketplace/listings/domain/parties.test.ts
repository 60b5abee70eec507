import { describe, expect, it } from 'vitest';
import { system, visitor } from '#kernel/actor.ts';
import { listingPartiesOf } from './parties.ts';

describe('the parties of a listing', () => {
  const people = { ownerId: 'o', scopedBrokerIds: ['k'] };
  const person = (personId: string, ...roles: ('seller' | 'broker' | 'admin')[]) =>
    ({ kind: 'person', personId, sessionId: 'x', roles }) as const;

  it('follow from the listing, not from role names', () => {
    expect(listingPartiesOf(person('o'), people)).toEqual(['owner']);
    expect(listingPartiesOf(person('k', 'broker'), people)).toEqual(['broker']);
    expect(listingPartiesOf(person('x', 'broker', 'seller'), people)).toEqual([]);
    expect(listingPartiesOf(person('o', 'admin'), people)).toEqual(['owner', 'admin']);
    expect(listingPartiesOf(visitor, people)).toEqual([]);
    expect(listingPartiesOf(system, people)).toEqual(['system']);
  });
});
