import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { blankTerms } from '../domain/blank-terms.ts';
import { roundedEstimate, startingAssumptions } from '../domain/value.ts';
import { amountOf, columnsOf } from './compare-slices.ts';
import type { OfferWithTerms } from './queries.ts';

const at = '2026-03-01T12:00:00.000Z';
const no = 'invalid-transition';
const offered = (outcome: OfferWithTerms['outcome']): OfferWithTerms => ({
  id: 'offer',
  listingId: 'listing',
  listingTitle: 'Bakery',
  kind: 'loi',
  status: 'accepted',
  outcome,
  version: 4,
  round: 2,
  termsBy: 'buyer',
  buyer: { id: 'buyer', name: 'Ada Lovelace' },
  price: cents(1_000_000_00),
  createdAt: at,
  updatedAt: at,
  submittedAt: at,
  expiresAt: null,
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
  terms: { ...blankTerms(), price: cents(1_000_000_00), cash: cents(1_000_000_00) },
});

test('an offer that was bought has closed: nothing is at risk and no probability of closing lowers it', () => {
  const columns = columnsOf([offered('bought'), offered(null)], { ...startingAssumptions, closes: 0.5 });
  expect(columns.map(({ value }) => value.riskAdjusted)).toEqual([1_000_000_00, 500_000_00]);
  expect(columns.map((column) => amountOf(column, 'atRisk'))).toEqual([null, 500_000_00]);
});

test('an expected value is rounded to thousands', () => {
  expect([1_941_318_63, 499_40, 0].map((amount) => roundedEstimate(cents(amount)))).toEqual([
    1_941_000_00, 499_00, 0,
  ]);
});
