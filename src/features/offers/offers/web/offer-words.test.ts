import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { deadlineText } from '#kit/ui/date-format.ts';
import { concerns } from './concerns.ts';
import { nextWords, offerOutcome, type RoomFacts, whosePrice } from './offer-words.ts';
import type { OfferView } from './queries.ts';
import { factsOf } from './use-deal-room.ts';

const no = 'invalid-transition';
const at = '2026-03-01T12:00:00.000Z';
const anOffer: OfferView = {
  id: 'offer',
  listingId: 'listing',
  listingTitle: 'Bakery',
  kind: 'loi',
  status: 'accepted',
  outcome: null,
  version: 4,
  round: 2,
  termsBy: 'buyer',
  buyer: { id: 'buyer', name: 'Ada Lovelace' },
  price: cents(100),
  createdAt: at,
  updatedAt: at,
  submittedAt: at,
  expiresAt: null,
  exclusiveUntil: null,
  caller: ['buyer'],
  may: {
    draft: no,
    submitted: no,
    under_review: no,
    countered: no,
    accepted: no,
    declined: no,
    withdrawn: no,
    expired: no,
    on_hold_exclusivity: no,
  },
};
const headline = (given: Partial<OfferView>) => nextWords({ ...anOffer, ...given }).headline;

describe('an accepted offer', () => {
  it('tells each side who accepted what', () => {
    expect(headline({})).toBe('Your offer was accepted');
    expect(headline({ caller: ['seller'] })).toBe('This offer is accepted');
    expect(headline({ termsBy: 'seller' })).toBe('You accepted the seller’s counteroffer');
    expect(headline({ termsBy: 'seller', caller: ['seller'] })).toBe(
      'Ada Lovelace accepted your counteroffer',
    );
    expect(headline({ termsBy: 'seller', caller: ['broker'] })).toBe(
      'Ada Lovelace accepted the counteroffer',
    );
  });
});

describe('an offer that waits for the seller’s side', () => {
  it('tells a broker who does not decide that the owner does, and no one else', () => {
    const sent = { ...anOffer, status: 'submitted', expiresAt: at } satisfies OfferView;
    const decides = { ...anOffer.may, accepted: true as const, declined: true as const };
    expect(nextWords({ ...sent, caller: ['broker'] })).toMatchObject({
      sentence: `It is open until ${deadlineText(new Date(at))}. The owner accepts or declines it. You can counter for the owner.`,
      yours: false,
    });
    for (const part of ['broker', 'seller'] as const)
      expect(nextWords({ ...sent, caller: [part], may: decides })).toMatchObject({
        sentence: `It is open until ${deadlineText(new Date(at))}. Accept, counter or decline it.`,
        yours: true,
      });
    expect(headline({ status: 'under_review', caller: ['broker'] })).toBe('This offer is under review');
    const exclusive = { ...anOffer, exclusiveUntil: at };
    expect(nextWords({ ...exclusive, caller: ['broker'] }).sentence).toMatch(/^The owner may not negotiate/);
    expect(nextWords({ ...exclusive, caller: ['seller'] }).sentence).toMatch(/^You may not negotiate/);
  });
});

describe('what comes next after acceptance', () => {
  const next = (room: RoomFacts | null, caller: OfferView['caller'] = ['buyer']) =>
    nextWords({ ...anOffer, caller }, room).sentence;
  it('sends a buyer to the deal room only if one is open, and to ask only until they asked', () => {
    expect(next({ open: true, requests: 0 })).toMatch(/^Next: send your diligence requests in the deal room/);
    expect(next({ open: true, requests: 2 })).toMatch(/^Next: arrange financing/);
    expect(next({ open: false, requests: 0 })).toMatch(
      /^The seller has not opened a deal room yet. You are told when it opens. Next: arrange financing/,
    );
    expect(next(null)).not.toContain('deal room');
  });
  it('tells the seller to open the deal room first', () => {
    expect(next({ open: false, requests: 0 }, ['seller'])).toMatch(/^Next: open the deal room/);
    expect(next({ open: true, requests: 0 }, ['seller'])).toContain('answer the buyer’s diligence requests');
  });
  it('says nothing of a room to an admin, who finds none', () => {
    const found = { room: undefined, openable: undefined, requests: undefined };
    expect(factsOf({ ...found, buyer: false })).toBeNull();
    expect(factsOf({ ...found, buyer: true })).toEqual({ open: false, requests: 0 });
    expect(factsOf({ ...found, buyer: false, openable: {} })).toEqual({ open: false, requests: 0 });
    expect(factsOf({ ...found, buyer: true, room: {} })).toBeNull();
  });
});

describe('an offer of the buyer who bought', () => {
  it('says that they bought, even through another offer', () => {
    const ended = { status: 'declined', outcome: 'bought' } as const;
    expect(nextWords({ ...anOffer, ...ended })).toMatchObject({
      headline: 'You bought this business',
      sentence: expect.stringContaining('so this one ended'),
    });
    expect(offerOutcome('declined', 'bought', ['buyer'])).toBe('Bought without this offer');
    expect(headline({ outcome: 'bought', caller: ['seller'] })).toBe('Ada Lovelace bought this business');
    expect(offerOutcome('accepted', 'bought', ['buyer'])).toBe('Bought');
    expect(offerOutcome('accepted', 'bought', ['seller'])).toBe('Sold');
    expect(offerOutcome('declined', 'bought', ['broker', 'seller'])).toBe('Sold without this offer');
  });
});

describe('the price in a list', () => {
  it('says which side it is from', () => {
    const whose = (given: Partial<OfferView>) => whosePrice({ ...anOffer, status: 'submitted', ...given });
    const countered = { status: 'countered', termsBy: 'seller' } as const;
    expect(whose({})).toBe('your offer');
    expect(whose({ caller: ['seller'] })).toBe('buyer’s offer');
    expect(whose(countered)).toBe('seller’s counteroffer');
    expect(whose({ ...countered, caller: ['seller'] })).toBe('your counteroffer');
    expect(whose({ ...countered, caller: ['broker'] })).toBe('seller’s counteroffer');
    expect(whose({ status: 'accepted', termsBy: 'seller' })).toBe('agreed');
    expect(whose({ status: 'draft', termsBy: null })).toBe('draft');
  });
});

describe('the moves that are shown', () => {
  const may = { ...anOffer.may, withdrawn: 'listing-closed' } satisfies OfferView['may'];

  it('include one that waits for something, and none that the sale has ended', () => {
    expect(concerns({ ...anOffer, may }, 'withdrawn')).toBe(true);
    expect(concerns({ ...anOffer, may, outcome: 'bought' }, 'withdrawn')).toBe(false);
    expect(concerns({ ...anOffer, outcome: 'sold', may: { ...may, withdrawn: true } }, 'withdrawn')).toBe(
      true,
    );
    expect(concerns(anOffer, 'accepted')).toBe(false);
  });
});
