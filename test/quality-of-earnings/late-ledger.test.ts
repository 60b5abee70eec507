import { expect } from 'vitest';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, adjustedOf, figuresOf, journalOf, revenueOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { bookOf } from './a-book.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { cellsOf } from './book-cells.ts';

const months = Array.from({ length: 18 }, (_, at) => {
  const of = at + 6;
  return `${2024 + Math.floor(of / 12)}-${String((of % 12) + 1).padStart(2, '0')}`;
});

/** Three fiscal years are asked for, and the ledger begins in July of the second. */
async function withLateLedger(review: Review): Promise<Review> {
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  const postings = months.flatMap((month, at) => {
    const entry = { day: `${month}-15`, number: `J${at}`, name: 'Ann Ace' };
    return [
      { ...entry, account: 'Sales', cents: -50_000_00 },
      { ...entry, account: 'Wages', cents: 20_000_00 },
      { ...entry, account: 'Checking', cents: 30_000_00 },
    ];
  });
  await readLedger(review, journalOf(postings));
  return review;
}

test('a ledger that begins in the middle of the review gives no column of $0 before it, and no half year as a year', async ({
  review,
}) => {
  const { owner, reviewId } = await withLateLedger(review);
  // A cost that is typed for all three years counts only where there are books.
  await addAdjustmentTo(owner, reviewId, {
    ...{ code: 'F-HIRE', title: 'A manager' },
    amounts: [{ kind: 'effect', pace: 'year', first: '2023-01', last: '2025-12', amount: -12_000_00 }],
  });
  const columns = [
    { key: 'FY2024', from: '2024-07', to: '2024-12', entries: true, booked: 6 },
    { key: 'FY2025', from: '2025-01', to: '2025-12', entries: true, booked: 12 },
    { key: 'LTM', from: '2025-01', to: '2025-12', entries: true, booked: 12 },
  ];
  const figures = await figuresOf(owner, reviewId);
  expect(figures.months).toEqual(months);
  expect(figures.periods).toEqual(columns);
  const earnings = await adjustedOf(owner, reviewId);
  expect(earnings.months.map(({ month }) => month)).toEqual(months);
  expect(earnings.periods).toMatchObject([
    { ...columns[0], revenue: 300_000_00, ebitda: 180_000_00, proForma: -6_000_00 },
    { ...columns[1], revenue: 600_000_00, ebitda: 360_000_00, proForma: -12_000_00 },
    { ...columns[2], revenue: 600_000_00 },
  ]);
  expect(earnings.adjustments.map((one) => [one.months.length, one.periods.length])).toEqual([[18, 3]]);
  const revenue = await revenueOf(owner, reviewId);
  expect(revenue.months.map(({ month }) => month)).toEqual(months);
  expect(revenue.months.filter(({ rolling }) => rolling !== null)).toHaveLength(7);
  // Six months and a year are no growth of 100%.
  expect(revenue.growth).toEqual({ rate: null, spread: null, years: ['FY2025'] });
  expect(revenue.customers).toMatchObject({ empty: { latest: 0, before: 6 }, retention: null });
  expect(revenue.customers.largest.map(({ before }) => before)).toEqual([null]);
});

test('the databook and the report say how many months a shorter year has', async ({ review }) => {
  const { owner, product, reviewId } = await withLateLedger(review);
  await product.runJobs();
  const cells = await cellsOf(await bookOf(review, 'monthly'));
  for (const sheet of ['Summary', 'Bridge']) {
    const texts = [...(cells.get(sheet) ?? new Map()).values()].map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['FY2024 (6 months)', 'FY2025', 'LTM Dec 2025']));
    expect(texts.join(' ')).not.toContain('FY2023');
  }
  const report = await reportOf(
    owner,
    await writeReport(owner, reviewId, 'summary', { final: false, disclosed: [] }),
  );
  const said = JSON.stringify(report);
  expect(said).toContain('FY2024 (6 months)');
  expect(said).not.toContain('FY2023');
});
