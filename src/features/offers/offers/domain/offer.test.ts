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
  buyersTermsUntil: null,
  returnTo: null,
  bought: false,
  reason: 'A reason',
  ownerAgreed: true,
  ...given,
});
const possible = (from: OfferStatus, party: OfferParty, given = facts()) =>
  offerStatuses.filter((to) => offerRefusal(from, to, [party], given) === null);

/** Copied by hand from the policy, for the case that no guard fails. */
const policy: Record<OfferStatus, [OfferStatus[], OfferStatus[], OfferStatus[]]> = {
  draft: [['submitted', 'withdrawn'], [], []],
  submitted: [
    ['submitted', 'withdrawn'],
    ['under_review', 'countered', 'accepted', 'declined'],
    ['under_review', 'countered'],
  ],
  under_review: [['submitted', 'withdrawn'], ['countered', 'accepted', 'declined'], ['countered']],
  countered: [
    ['submitted', 'accepted', 'withdrawn'],
    ['under_review', 'countered', 'declined'],
    ['under_review', 'countered'],
  ],
  accepted: [['withdrawn'], ['declined'], []],
  declined: [[], [], []],
  withdrawn: [[], [], []],
  expired: [[], [], []],
  on_hold_exclusivity: [['withdrawn'], ['declined'], []],
};

describe('an offer', () => {
  it.each(offerStatuses)('at %s can be moved by its parties as the policy says', (from) => {
    const parties = ['buyer', 'seller', 'broker'] as const;
    expect(parties.map((party) => possible(from, party))).toEqual(policy[from]);
    expect(possible(from, 'admin')).toEqual([]);
  });

  it('is moved by the system only on objective events', () => {
    for (const from of offerStatuses) expect(possible(from, 'system')).toEqual([]);
    const expired = facts({ expiresAt: now });
    expect(possible('under_review', 'system', expired)).toEqual(['expired']);
    expect(possible('accepted', 'system', expired)).toEqual([]);
    const held = facts({ exclusivityElsewhere: true });
    expect(possible('countered', 'system', held)).toEqual(['on_hold_exclusivity']);
    const back = facts({ returnTo: 'countered' });
    expect(possible('on_hold_exclusivity', 'system', back)).toEqual(['countered']);
    const closed = facts({ listingOpen: false });
    expect(possible('accepted', 'system', closed)).toEqual(['declined']);
    expect(possible('draft', 'system', closed)).toEqual(['withdrawn']);
  });

  it.each([
    ['access-open', { accessOpen: false }],
    ['offer-listing-open', { listingOpen: false }],
    ['no-exclusivity', { exclusivityElsewhere: true }],
  ] as const)('is neither sent, countered nor accepted without %s', (code, given) => {
    const refused = facts(given);
    expect(offerRefusal('draft', 'submitted', ['buyer'], refused)).toBe(code);
    expect(offerRefusal('countered', 'submitted', ['buyer'], refused)).toBe(code);
    expect(offerRefusal('submitted', 'countered', ['seller'], refused)).toBe(code);
    expect(offerRefusal('submitted', 'accepted', ['seller'], refused)).toBe(code);
    expect(offerRefusal('countered', 'accepted', ['buyer'], refused)).toBe(code);
    expect(possible('submitted', 'buyer', refused)).toEqual(['withdrawn']);
    expect(possible('submitted', 'seller', refused)).toEqual(['under_review', 'declined']);
  });

  it('cannot be accepted after it expired, even before the job ran', () => {
    expect(offerRefusal('submitted', 'accepted', ['seller'], facts({ expiresAt: now }))).toBe('offer-stands');
  });

  it('goes back to under review when a counteroffer is withdrawn, unless the buyer’s own terms have expired', () => {
    expect(offerRefusal('countered', 'under_review', ['seller'], facts({ buyersTermsUntil: now }))).toBe(
      'buyers-terms-stand',
    );
    // Leaving the market or losing access does not bind the seller to a counteroffer.
    const closing = facts({ accessOpen: false, listingOpen: false });
    expect(offerRefusal('countered', 'under_review', ['broker'], closing)).toBeNull();
  });

  it('is countered by a broker only with the owner’s agreement, which the owner need not state', () => {
    const unsaid = facts({ ownerAgreed: false });
    expect(offerRefusal('countered', 'countered', ['broker'], unsaid)).toBe('owner-agreed');
    expect(offerRefusal('countered', 'countered', ['seller'], unsaid)).toBeNull();
    expect(offerRefusal('submitted', 'countered', ['broker'], facts({ exclusivityElsewhere: true }))).toBe(
      'no-exclusivity',
    );
  });

  it('can only be ended with a reason once it is accepted', () => {
    const silent = facts({ reason: ' ' });
    expect(offerRefusal('accepted', 'declined', ['seller'], silent)).toBe('offer-reason');
    expect(offerRefusal('accepted', 'withdrawn', ['buyer'], silent)).toBe('offer-reason');
    expect(offerRefusal('submitted', 'declined', ['seller'], silent)).toBeNull();
  });

  it('shows in a view what a move would return, treating form inputs as given', () => {
    for (const from of offerStatuses)
      for (const party of offerParties)
        for (const to of offerStatuses)
          expect(mayMoveOffer(from, [party], facts()).get(to)).toBe(offerRefusal(from, to, [party], facts()));
  });
});

describe('parties of an offer', () => {
  const person = (personId: string, roles: readonly 'admin'[] = []) =>
    ({ kind: 'person', personId, sessionId: 's', roles }) as const;
  const people = { buyerId: 'buyer', sellerId: 'seller', scopedBrokerIds: ['broker'] };

  it('the buyer has no other part, and an admin cannot read terms', () => {
    expect(offerPartiesOf(person('buyer', ['admin']), people)).toEqual(['buyer']);
    expect(offerPartiesOf(person('seller'), people)).toEqual(['seller']);
    expect(offerPartiesOf(person('broker', ['admin']), people)).toEqual(['broker', 'admin']);
    expect(offerPartiesOf(person('somebody'), people)).toEqual([]);
    expect(offerPartiesOf({ kind: 'visitor' }, people)).toEqual([]);
    expect(readsTerms(['admin'])).toBe(false);
    expect(readsTerms(['broker', 'admin'])).toBe(true);
  });
});
