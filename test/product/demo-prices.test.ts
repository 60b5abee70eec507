import { describe, expect } from 'vitest';
import { demoListings } from '#app/demo/demo-listings.ts';
import { listingsInReview } from '#app/demo/story/listings-in-review.ts';
import { storyListings } from '#app/demo/story/story-listings.ts';
import { rowForTrade } from '#features/valuation/valuation/domain/find-rows.ts';
import { multiplesBetween } from '#features/valuation/valuation/domain/multiples-between.ts';
import { bandsOf } from '#features/valuation/valuation/domain/size-band.ts';
import { storedRows } from '#features/valuation/valuation/server/stored-tables.ts';
import { centsFromDollars } from '#kernel/money.ts';
import { test } from '#test/support/database.ts';

/** Multiples are shown with one decimal, so a price may be off by the rounding. */
const rounding = 0.05;

const first = demoListings.map(({ teaser, business, figures }) => ({
  title: teaser.title,
  trade: business.trade,
  ...figures,
}));
const told = [...storyListings, ...listingsInReview].map(({ title, trade, figures }) => {
  const [price, revenue, ebitda, sde] = figures.map((thousands) => thousands * 1_000);
  if (!price || !revenue || !ebitda || !sde) throw new Error(`${title} lacks a figure`);
  return { title, trade, price, revenue, ebitda, sde };
});

describe.each([...first, ...told])('$title ($trade)', ({ trade, price, revenue, ebitda, sde }) => {
  test('has a price that fits the trade and the size', async ({ tx }) => {
    const rows = await storedRows(tx);
    const row = rowForTrade(rows, trade);
    if (!row) throw new Error(`${trade} has no multiple of earnings`);
    const metric = row.metric === 'EBITDA' ? 'EBITDA' : 'SDE';
    const earnings = metric === 'EBITDA' ? ebitda : sde;
    const { low, high } = multiplesBetween(
      row.low,
      row.high,
      centsFromDollars(earnings),
      bandsOf(rows, metric),
    );
    expect(price / earnings).toBeGreaterThanOrEqual(low - rounding);
    expect(price / earnings).toBeLessThanOrEqual(high + rounding);
  });

  test('has plausible earnings', () => {
    expect(ebitda / revenue).toBeGreaterThanOrEqual(0.025);
    expect(sde / revenue).toBeLessThan(0.45);
    // The difference is the owner's compensation: from a part-time wage to an executive's salary.
    expect(sde - ebitda).toBeGreaterThanOrEqual(15_000);
    expect(sde - ebitda).toBeLessThanOrEqual(260_000);
  });
});
