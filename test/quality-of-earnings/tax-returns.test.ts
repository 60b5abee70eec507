import { describe, expect } from 'vitest';
import { figureOf } from '#features/quality-of-earnings/tax-returns/domain/tie-figures.ts';
import { problemOf } from '#test/support/caller.ts';
import {
  balancedLedger,
  type OpenedAccount,
  reviewOf,
  rowsBehind,
  taxReturnsOf,
  usualTaxReturn,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2 };

/** What each account moves by in each year, in dollars: sales of 1,000,000, of which 30,000 are not collected, and 117,000 left. */
const moves: readonly [string, number, 1 | -1][] = [
  ['Checking', 87_000, 1],
  ['Accounts Receivable', 30_000, 1],
  ['Sales', -1_000_000, -1],
  ['Wages', 210_000, 1],
  ['Officer Compensation', 90_000, 1],
  ['Rent', 583_000, 1],
];
const days = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-15`),
);
/** In January and December nearly half of the year each, so that every month has a whole number of cents. */
const centsOn = (day: string, dollars: number) => dollars * (/-(01|12)-/.test(day) ? 45 : 1);

function books(): OpenedAccount[] {
  const opening: Record<string, number> = { Checking: 20_000, 'Accounts Receivable': 50_000 };
  const accounts = moves.map(([name, dollars, side]): OpenedAccount => {
    const begins = opening[name];
    const lines = days.map((day, at) => ({ day, cents: centsOn(day, dollars), number: `J${at}` }));
    return { name, side, opening: begins === undefined ? null : begins * 100, lines };
  });
  return [...accounts, { name: 'Owner’s Equity', opening: -70_000_00, side: -1, lines: [] }];
}

async function withBooks(review: Review): Promise<Review> {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  const file = balancedLedger(books(), 'January 2024 - December 2025');
  expect((await readLedger(review, file)).status).toBe('read');
  return review;
}

const inCents = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([key, dollars]) => [key, dollars * 100]));

/** Test M1 on a return that ties. */
const m1 = inCents({ bookIncome: 117_000, addedCosts: 8_600, lessIncome: 1_200, lessDeductions: 42_000 });
const filed = (more: Record<string, number> = {}, form = '1120s') => ({
  ...{ form, basis: 'accrual' },
  amounts: {
    ...m1,
    ...inCents({ receipts: 1_000_000, officers: 90_000, wages: 210_000, income: 82_400, ...more }),
  },
});

const enter = ({ owner, reviewId }: Review, year: number, taxReturn: object | null, version = 0) =>
  owner.put(`/api/earnings-reviews/${reviewId}/tax-returns`, { year, taxReturn, version });
const yearOf = async ({ owner, reviewId }: Review, year: number) => {
  const { years } = await taxReturnsOf(owner, reviewId);
  const found = years.find((one) => one.year === year);
  if (!found) throw new Error('no such year');
  return found;
};
const taxesIn = async ({ owner, reviewId }: Review) =>
  (await reviewOf(owner, reviewId)).intake.find(({ key }) => key === 'I7');

describe('a tax return', () => {
  test('ties to the books through Schedule M-1, and every amount of the books opens its lines', async ({
    review,
  }) => {
    await withBooks(review);
    const ends = { cash: 194_000, receivables: 104_000, payables: 0 };
    await expectOk(enter(review, 2025, filed(ends)));
    const { from, to, ties, footings } = await yearOf(review, 2025);
    expect(footings).toEqual([{ footing: 'm1', difference: 0 }]);
    expect(ties?.map(({ key, books: of, difference, grade }) => [key, of, difference, grade])).toEqual([
      ['receipts', 1_000_000_00, 0, 'ties'],
      ['income', 117_000_00, 0, 'ties'],
      ['officers', 90_000_00, 0, 'ties'],
      ['wages', 210_000_00, 0, 'ties'],
      ['cash', 194_000_00, 0, 'ties'],
      ['receivables', 110_000_00, -6_000_00, 'apart'],
      ['payables', 0, 0, 'ties'],
    ]);
    expect(ties?.every(({ opens }) => opens)).toBe(true);
    for (const { key, books: amount } of ties?.slice(0, 4) ?? []) {
      const asked = { dataset: 1, ...figureOf[key], from, to };
      expect([key, (await rowsBehind(review.owner, review.reviewId, asked)).total.value]).toEqual([
        key,
        amount,
      ]);
    }
  });

  test('on the cash method is compared after what was not collected', async ({ review }) => {
    await withBooks(review);
    const amounts = inCents({ receipts: 970_000, ordinary: 87_000 });
    await expectOk(enter(review, 2024, { form: '1065', basis: 'cash', amounts }));
    const { ties } = await yearOf(review, 2024);
    expect(ties?.map(({ key, timing, grade }) => [key, timing, grade])).toEqual([
      ['receipts', -30_000_00, 'ties'],
      ['income', -30_000_00, 'ties'],
    ]);
  });

  test('makes document I7 in, and proved once every year ties', async ({ review }) => {
    await withBooks(review);
    expect(await taxesIn(review)).toEqual({ key: 'I7', state: 'missing', checks: [] });
    await expectOk(enter(review, 2025, filed({ equityBegin: 10, equityEnd: 20 })));
    const grades = async () =>
      Object.fromEntries((await taxesIn(review))?.checks.map(({ code, grade }) => [code, grade]) ?? []);
    expect((await taxesIn(review))?.state).toBe('in');
    expect(await grades()).toMatchObject({ 'tax-years': 'wrong', 'tax-equity': 'absent' });
    await expectOk(enter(review, 2024, filed({ receipts: 900_000, equityBegin: 5, equityEnd: 9 })));
    expect(await grades()).toMatchObject({
      ...{ 'tax-years': 'proved', 'tax-sums': 'wrong', 'tax-equity': 'wrong' },
      ...{ 'tax-receipts': 'wrong', 'tax-income': 'proved' },
    });
    await expectOk(enter(review, 2024, filed({ equityBegin: 10, equityEnd: 10 }), 1));
    await expectOk(enter(review, 2025, filed({ equityBegin: 10, equityEnd: 10 }), 1));
    expect(await taxesIn(review)).toMatchObject({ state: 'proved' });
  });

  test('without a ledger is kept, and compared with nothing', async ({ review }) => {
    const year = (await taxReturnsOf(review.owner, review.reviewId)).years.at(-1)?.year ?? 0;
    await expectOk(enter(review, year, filed()));
    expect(await yearOf(review, year)).toMatchObject({
      version: 1,
      ties: null,
      footings: [{ difference: 0 }],
    });
    expect((await taxesIn(review))?.state).toBe('in');
  });

  test('is changed only from what the page showed, of a year in the review, and by what its form asks', async ({
    review,
  }) => {
    await withBooks(review);
    await expectOk(enter(review, 2025, filed({}, 'schedule_c')));
    const { amounts } = (await yearOf(review, 2025)).entered ?? {};
    expect(amounts).toMatchObject({ receipts: 1_000_000_00, wages: 210_000_00 });
    expect(amounts).not.toHaveProperty('bookIncome');
    expect(await problemOf(await enter(review, 2025, usualTaxReturn))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await problemOf(await enter(review, 2019, usualTaxReturn))).toMatchObject({
      code: 'year-not-in-review',
    });
    expect(await problemOf(await enter(review, 2025, { ...usualTaxReturn, form: '990' }, 1))).toMatchObject({
      code: 'invalid-fields',
    });
    await expectOk(enter(review, 2025, null, 1));
    expect(await yearOf(review, 2025)).toMatchObject({ version: 0, entered: null, ties: null });
  });
});
