import { expect, test } from 'vitest';
import type { OfferView } from '#features/offers/offers/web/queries.ts';
import { cents } from '#kernel/money.ts';
import { nextStepWords } from './seller-words.ts';

const seller = {
  business: { id: 'b', name: 'Larkspur LLC' },
  checkId: null,
  listing: null,
  done: [],
  next: 'value',
} as const;
const listing = {
  id: 'l',
  title: 'A shop',
  status: 'live',
  asked: 0,
  letIn: 0,
  roomId: 'r',
  offer: null,
} as const;
const ways = (of: Parameters<typeof nextStepWords>[0]) => nextStepWords(of).ways.map(({ label }) => label);

const no = 'invalid-transition';
const at = '2026-11-01T12:00:00.000Z';
const anOffer: OfferView = {
  id: 'o',
  listingId: 'l',
  listingTitle: 'A shop',
  kind: 'loi',
  status: 'submitted',
  outcome: null,
  version: 2,
  round: 1,
  termsBy: 'buyer',
  buyer: { id: 'b', name: 'Ada Lovelace' },
  price: cents(100),
  createdAt: at,
  updatedAt: at,
  submittedAt: at,
  expiresAt: at,
  exclusiveUntil: null,
  caller: ['seller'],
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

test('the primary action of every step is the step itself', () => {
  expect(ways(null)[0]).toBe('Add your business');
  expect(ways({ ...seller, done: ['business'] })).toEqual(['Start the health check', 'Write the listing']);
  expect(ways({ ...seller, done: ['business'], checkId: 'c' })[0]).toBe('Continue the health check');
  expect(ways({ ...seller, done: ['value'], next: 'listing' })).toEqual(['Write the listing']);
  const draft = { ...seller, done: [], listing: { ...listing, status: 'draft' as const } };
  expect(ways({ ...draft, next: 'listing' })).toEqual(['Continue the listing', 'Work with a broker']);
  expect(ways({ ...draft, next: 'publish' })).toEqual(['Review and publish']);
});

test('answers from before sign-up can be kept with one action', () => {
  expect(nextStepWords(null, true).ways.map(({ label }) => label)).toEqual(['Add your business']);
  const { text, ways: on } = nextStepWords({ ...seller, done: ['business'] }, true);
  expect(text).toContain('Start the health check, and they move into it.');
  expect(on[0]).toEqual({ label: 'Start the health check', start: 'b' });
});

test('counts buyers in words', () => {
  const live = (asked: number, letIn: number) =>
    nextStepWords({ ...seller, done: [], next: 'buyers', listing: { ...listing, asked, letIn } });
  expect(live(0, 0).title).toBe('Your listing is live');
  expect(live(1, 0)).toMatchObject({
    title: '1 buyer requested access',
    text: 'No buyer has access yet.',
  });
  expect(live(3, 1)).toMatchObject({ title: '3 buyers requested access', text: '1 of them has access.' });
  expect(live(1, 1).text).toBe('Access is granted.');
});

test('an offer says more than the number of buyers, and an accepted letter says what comes next', () => {
  const withOffer = (status: 'live' | 'under_offer', given: Partial<OfferView>) =>
    nextStepWords({
      ...seller,
      done: [],
      next: 'buyers',
      listing: { ...listing, status, asked: 2, letIn: 1, offer: { ...anOffer, ...given } },
    });
  expect(withOffer('live', { status: 'submitted' }).title).toBe('Ada Lovelace sent an offer');
  expect(withOffer('live', { status: 'countered' }).title).toBe('The buyer has your counteroffer');
  const accepted = withOffer('live', { status: 'accepted', exclusiveUntil: '2026-12-24T12:00:00.000Z' });
  expect(accepted.title).toBe('The letter of intent of Ada Lovelace is accepted');
  expect(accepted.text).toMatch(/until Dec 24, 2026.*diligence requests/);
  expect(accepted.ways[0]?.label).toBe('Deal room');
  const roomless = { ...listing, asked: 2, roomId: null, offer: { ...anOffer, status: 'accepted' as const } };
  const first = nextStepWords({ ...seller, done: [], next: 'buyers', listing: roomless });
  expect(first.text).toMatch(/^Next: open the deal room,/);
  expect(first.ways[0]?.label).toBe('Open the deal room');
});
