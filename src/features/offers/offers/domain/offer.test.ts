import { describe, expect, it } from 'vitest';
import {
  mayMoveOffer,
  type OfferFacts,
  type OfferParty,
  type OfferStatus,
  offerParties,
  offerPartiesOf,
  offerRefusal,
  offerStatuses,
  readsTerms,
} from './offer.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const facts = (given: Partial<OfferFacts> = {}): OfferFacts => ({
  now,
  accessOpen: true,
  listingOpen: true,
  exclusivityElsewhere: false,
  termsComplete: true,
  expiresAt: new Date('2026-12-20T12:00:00.000Z'),
  returnTo: null,
  bought: false,
  reason: 'A reason',
  ...given,
});
const possible = (from: OfferStatus, party: OfferParty, given = facts()) =>
  offerStatuses.filter((to) => offerRefusal(from, to, [party], given) === null);

/** Written out by hand from the policy: per status what buyer, seller and broker may do while nothing is in the way. */
const policy: Record<OfferStatus, [OfferStatus[], OfferStatus[], OfferStatus[]]> = {
  Draft: [['Submitted', 'Withdrawn'], [], []],
  Submitted: [
    ['Submitted', 'Withdrawn'],
    ['Under Review', 'Countered', 'Accepted', 'Declined'],
    ['Under Review'],
  ],
  'Under Review': [['Submitted', 'Withdrawn'], ['Countered', 'Accepted', 'Declined'], []],
  Countered: [['Submitted', 'Accepted', 'Withdrawn'], ['Declined'], []],
  Accepted: [['Withdrawn'], ['Declined'], []],
  Declined: [[], [], []],
  Withdrawn: [[], [], []],
  Expired: [[], [], []],
  'On hold: exclusivity': [['Withdrawn'], ['Declined'], []],
};

describe('an offer', () => {
  it.each(offerStatuses)('at %s is moved by its parties as the policy says', (from) => {
    const parties = ['buyer', 'seller', 'broker'] as const;
    expect(parties.map((party) => possible(from, party))).toEqual(policy[from]);
    expect(possible(from, 'admin')).toEqual([]);
  });

  it('moves by itself on objective events only', () => {
    for (const from of offerStatuses) expect(possible(from, 'system')).toEqual([]);
    const expired = facts({ expiresAt: now });
    expect(possible('Under Review', 'system', expired)).toEqual(['Expired']);
    expect(possible('Accepted', 'system', expired)).toEqual([]);
    const held = facts({ exclusivityElsewhere: true });
    expect(possible('Countered', 'system', held)).toEqual(['On hold: exclusivity']);
    const back = facts({ returnTo: 'Countered' });
    expect(possible('On hold: exclusivity', 'system', back)).toEqual(['Countered']);
    const closed = facts({ listingOpen: false });
    expect(possible('Accepted', 'system', closed)).toEqual(['Declined']);
    expect(possible('Draft', 'system', closed)).toEqual(['Withdrawn']);
  });

  it.each([
    ['access-open', { accessOpen: false }],
    ['offer-listing-open', { listingOpen: false }],
    ['no-exclusivity', { exclusivityElsewhere: true }],
  ] as const)('is neither sent, countered nor accepted without %s', (code, given) => {
    const refused = facts(given);
    expect(offerRefusal('Draft', 'Submitted', ['buyer'], refused)).toBe(code);
    expect(offerRefusal('Countered', 'Submitted', ['buyer'], refused)).toBe(code);
    expect(offerRefusal('Submitted', 'Countered', ['seller'], refused)).toBe(code);
    expect(offerRefusal('Submitted', 'Accepted', ['seller'], refused)).toBe(code);
    expect(offerRefusal('Countered', 'Accepted', ['buyer'], refused)).toBe(code);
    expect(possible('Submitted', 'buyer', refused)).toEqual(['Withdrawn']);
    expect(possible('Submitted', 'seller', refused)).toEqual(['Under Review', 'Declined']);
  });

  it('that has run out is not accepted, before the job has noticed', () => {
    expect(offerRefusal('Submitted', 'Accepted', ['seller'], facts({ expiresAt: now }))).toBe('offer-stands');
  });

  it('that was accepted ends with a reason only', () => {
    const silent = facts({ reason: ' ' });
    expect(offerRefusal('Accepted', 'Declined', ['seller'], silent)).toBe('offer-reason');
    expect(offerRefusal('Accepted', 'Withdrawn', ['buyer'], silent)).toBe('offer-reason');
    expect(offerRefusal('Submitted', 'Declined', ['seller'], silent)).toBeNull();
  });

  it('tells a view what the move would say, with what a form asks for taken as given', () => {
    for (const from of offerStatuses)
      for (const party of offerParties)
        for (const to of offerStatuses)
          expect(mayMoveOffer(from, [party], facts()).get(to)).toBe(offerRefusal(from, to, [party], facts()));
  });
});

describe('who is who in an offer', () => {
  const person = (personId: string, roles: readonly 'admin'[] = []) =>
    ({ kind: 'person', personId, sessionId: 's', roles }) as const;
  const people = { buyerId: 'buyer', sellerId: 'seller', scopedBrokerIds: ['broker'] };

  it('the buyer is nothing else, an admin reads no terms', () => {
    expect(offerPartiesOf(person('buyer', ['admin']), people)).toEqual(['buyer']);
    expect(offerPartiesOf(person('seller'), people)).toEqual(['seller']);
    expect(offerPartiesOf(person('broker', ['admin']), people)).toEqual(['broker', 'admin']);
    expect(offerPartiesOf(person('somebody'), people)).toEqual([]);
    expect(offerPartiesOf({ kind: 'visitor' }, people)).toEqual([]);
    expect(readsTerms(['admin'])).toBe(false);
    expect(readsTerms(['broker', 'admin'])).toBe(true);
  });
});
