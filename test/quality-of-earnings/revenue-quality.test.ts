import { describe, expect } from 'vitest';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { journalOf, type Posting, revenueOf, rowsBehind } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { bookOf } from './a-book.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { cellsOf } from './book-cells.ts';

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
const sale = (day: string, name: string, cents: number): Posting[] => [
  { day, account: 'Sales', cents: -cents, name, number: day },
  { day, account: 'Checking', cents, name, number: day },
];

/** The rent, in each month of two years: a month without any entry tells nothing of a year. */
const rent = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`).flatMap(
    (day): Posting[] => [
      { day, account: 'Rent', cents: 100, number: `R${day}` },
      { day, account: 'Checking', cents: -100, number: `R${day}` },
    ],
  ),
);

async function withSales(review: Review, sales: Posting[]): Promise<Review> {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  await readLedger(review, journalOf(sales));
  return review;
}

describe('customers', () => {
  test('are measured as test R1 and R2, under any of their names', async ({ review }) => {
    const prior = { 'Alpha, Inc.': 100, Beta: 80, Gamma: 60, Delta: 40, Epsilon: 20 };
    const current = { 'ALPHA INC': 70, 'Alpha (deleted)': 50, Beta: 80, Gamma: 45, Epsilon: 25, Zeta: 50 };
    const { owner, reviewId } = await withSales(review, [
      ...rent,
      ...Object.entries(prior).flatMap(([name, amount]) => sale('2024-06-10', name, amount * 100)),
      ...Object.entries(current).flatMap(([name, amount]) => sale('2025-06-10', name, amount * 100)),
    ]);
    const { customers } = await revenueOf(owner, reviewId);
    expect(customers).toMatchObject({ total: 32_000, unnamed: 0, count: 5 });
    expect(customers.largest[0]).toMatchObject({
      ...{ key: 'alpha', names: 3, amount: 12_000, before: 10_000, share: 0.375 },
    });
    expect(customers.concentration).toMatchObject({ top1: 0.375, band: 'high' });
    const { net, gross, logos, fresh } = customers.retention ?? { net: 0, gross: 0, logos: 0, fresh: 0 };
    expect([net, gross, logos, fresh].map((one) => one.toFixed(4))).toEqual([
      ...['0.9000', '0.8167', '0.8000', '0.1563'],
    ]);
  });

  test('are not compared with a year in which months have no entries', async ({ review }) => {
    const { owner, reviewId } = await withSales(review, [
      ...rent.filter(({ day }) => !['2024-03-01', '2024-04-01', '2025-02-01'].includes(day)),
      ...sale('2024-06-10', 'Beta', 80_00),
      ...sale('2025-06-10', 'Beta', 90_00),
    ]);
    const { customers } = await revenueOf(owner, reviewId);
    expect(customers).toMatchObject({ empty: { latest: 1, before: 2 }, total: 90_00, retention: null });
    expect(customers.largest).toMatchObject([{ amount: 90_00, before: null, share: 1 }]);
  });

  test('open the lines behind their revenue, which add up to it', async ({ review }) => {
    const { owner, reviewId } = await withSales(review, [
      ...sale('2025-02-01', 'Ann Ace', 700_00),
      ...sale('2025-03-01', 'ANN ACE LLC', 300_00),
      ...sale('2025-03-01', 'Bo', 900_00),
      ...sale('2025-04-01', '', 100_00),
    ]);
    const { customers } = await revenueOf(owner, reviewId);
    expect(customers).toMatchObject({ total: 2_000_00, unnamed: 100_00, count: 2 });
    for (const { key, amount } of customers.largest) {
      const asked = { dataset: 1, formula: 'revenue', from: '2025-01', to: '2025-12', customer: key };
      const { total, items } = await rowsBehind(owner, reviewId, asked, 1);
      expect(total).toEqual({ value: amount, rows: items.length, before: null });
      expect(items.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    }
  });
});

describe('a customer who left', () => {
  const sales = [
    ...rent,
    // Of the first year alone: in neither of the two that are compared.
    ...sale('2023-06-10', 'Aaron Gone', 9_00),
    ...sale('2024-06-10', 'Ann Ace', 100_00),
    ...sale('2024-07-10', 'Mo Left', 60_00),
    ...sale('2024-08-10', 'Bo Left', 40_00),
    ...sale('2024-09-10', '', 7_00),
    ...sale('2025-06-10', 'Ann Ace', 120_00),
    ...sale('2025-07-10', '', 5_00),
  ];

  test('is in the year before, which adds up', async ({ review }) => {
    const { owner, reviewId } = await withSales(review, sales);
    const { customers } = await revenueOf(owner, reviewId);
    expect(
      customers.largest.map(({ name, number, amount, before }) => [name, number, amount, before]),
    ).toEqual([
      ['Ann Ace', 1, 120_00, 100_00],
      ['Mo Left', 2, 0, 60_00],
      ['Bo Left', 3, 0, 40_00],
    ]);
    expect(customers).toMatchObject({
      ...{ total: 125_00, unnamed: 5_00, totalBefore: 207_00, unnamedBefore: 7_00, named: 3, count: 1 },
    });
  });

  test('is in the report and the databook, by name or by one number, and the year before adds up', async ({
    review,
  }) => {
    const { owner, reviewId } = await withSales(review, sales);
    const years = [
      ['$100', '$120', '96%'],
      ['$60', '$0', '0%'],
      ['$40', '$0', '0%'],
      ['$7', '$5', '4%'],
      ['$207', '$125', '100%'],
    ];
    const numbers = ['Customer 1', 'Customer 2', 'Customer 3'];
    for (const [stage, people] of [
      ['monthly', numbers],
      ['names', ['Ann Ace', 'Mo Left', 'Bo Left']],
    ] as const) {
      const { report } = await reportOf(owner, await writeReport(owner, reviewId, stage));
      const table = report.chapters
        .flatMap(({ tables }) => tables)
        .find(({ caption }) => caption === 'Revenue by customer');
      expect(table?.rows.map(({ cells }) => cells)).toEqual(
        [...people, 'No customer named', 'Revenue'].map((label, at) => [label, ...(years[at] ?? [])]),
      );
    }
    const cells = (await cellsOf(await bookOf(review, 'monthly'))).get('Customers');
    const column = (letter: string) => [6, 7, 8, 9, 10, 11].map((row) => cells?.get(`${letter}${row}`));
    expect(column('A').map((cell) => cell?.text)).toEqual([
      ...[...numbers, 'Customer 4', 'No customer named', 'Revenue'],
    ]);
    expect(column('B').map((cell) => cell?.number)).toEqual([100, 60, 40, undefined, 7, 207]);
  });
});

test('revenue and margins have a trend and a season', async ({ review }) => {
  const year = (of: number, quarters: number[]) =>
    quarters.flatMap((amount, at) =>
      [1, 2, 3].flatMap((month) =>
        sale(`${of}-${String(at * 3 + month).padStart(2, '0')}-05`, 'Ann', amount * 100),
      ),
    );
  const { owner, reviewId } = await withSales(review, [
    ...year(2023, [100, 200, 300, 200]),
    ...year(2024, [100, 200, 300, 200]),
    ...year(2025, [120, 240, 360, 240]),
  ]);
  const found = await revenueOf(owner, reviewId);
  expect(found.season?.map((one) => one.toFixed(2))).toEqual([
    ...['0.50', '0.50', '0.50', '1.00', '1.00', '1.00', '1.50', '1.50', '1.50', '1.00', '1.00', '1.00'],
  ]);
  expect(found.pace).toEqual({ plain: 2_880_00, seasonal: 2_880_00 });
  expect(found.seasonYears).toBe(3);
  expect(found.growth.rate?.toFixed(4)).toBe('0.0954');
  expect(found.growth.years).toEqual(['FY2023', 'FY2024', 'FY2025']);
  expect(found.months.at(-1)).toMatchObject({ margin: 1, rolling: { revenue: 2_880_00 } });
  expect(found.months.at(-1)?.yearBefore?.toFixed(4)).toBe('0.2000');
  expect(found.months[10]?.rolling).toBeNull();
  expect(found).toMatchObject({ oddMargins: [], spike: false });
});
