import { describe, expect } from 'vitest';
import { writeListing } from '#test/support/deal.ts';
import { explain, radarFor } from '#test/support/findings.ts';
import { test } from './a-review.ts';
import { quietYears, soldTruck, tested } from './tested.ts';

const owner = { day: '2025-08-12', type: 'Deposit', name: 'Hettie Harrow' };
/** The owner’s own money, made a sale by a journal: two findings have this line. */
const ownMoney = {
  ...owner,
  type: 'Journal Entry',
  sides: [
    ['Checking', 400_012],
    ['Sales', -400_012],
  ] as const,
};
const ownLoan = {
  ...owner,
  sides: [
    ['Checking', 100_000],
    ['Loan from owner', -100_000],
  ] as const,
};

describe('the radar', () => {
  test('goes from the asking price to the price after, each line once', async ({ review }) => {
    await tested(review, [...quietYears(), soldTruck, ownMoney, ownLoan]);
    await writeListing(review.owner, review.businessId);
    const { from, multiple, steps, after } = await radarFor(review.owner, review.reviewId);
    expect(from).toEqual({ kind: 'asking', amount: 120_000_000 });
    expect(multiple).toBeNull();
    expect(steps.map(({ test: one, stake, shared, effect }) => [one, stake, shared, effect])).toEqual([
      ['deposits-without-sale', 400_012, 0, null],
      ['journals-to-revenue', 400_012, 400_012, null],
      ['unusual-pairs', 20_012, 0, null],
      ['owner-loans', 100_000, 0, 100_000],
    ]);
    expect(after).toBe(119_900_000);
  });

  test('knows which findings are explained', async ({ review }) => {
    await tested(review, [...quietYears(), ownLoan]);
    const before = await radarFor(review.owner, review.reviewId);
    expect(before).toMatchObject({ from: null, healthCheckId: null, after: null });
    await explain(review.owner, before.steps[0]?.findingId ?? '', 'It is forgiven at closing.');
    expect((await radarFor(review.owner, review.reviewId)).steps).toMatchObject([{ explained: true }]);
  });
});
