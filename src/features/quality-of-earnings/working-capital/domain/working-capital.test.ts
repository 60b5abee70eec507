import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancesAt } from '#features/quality-of-earnings/general-ledger/domain/month-balances.ts';
import { type LedgerCode, ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cents } from '#kernel/money.ts';
import { monthsUntil2025 } from '#test/support/adjustments.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { assumedTax, cashFlow, usualUpkeep } from './cash-conversion.ts';
import { cycleDays } from './cycle-days.ts';
import { dayFigures } from './day-figures.ts';
import { cashToOwner } from './equity-bridge.ts';
import { averageOf, type MonthEnd, pegOf, priceAdjustment, swingOf } from './peg.ts';
import { pegWords } from './peg-words.ts';
import { doubtfulOf } from './receivables.ts';

const thousand = (amount: number) => dollars(amount * 1_000);
const months = (amounts: readonly number[]): MonthEnd[] =>
  monthsUntil2025(amounts.length).map((month, at) => ({ month, amount: thousand(amounts[at] ?? 0) }));

describe('the peg, test W1', () => {
  const w1 = [200, 210, 190, 205, 215, 195, 185, 220, 230, 210, 200, 220];
  const peg = pegOf(months(w1), 'latest_twelve');

  test('is the average of twelve month-ends, rounded once', () => {
    expect(peg?.of.reduce((sum, { amount }) => sum + amount, 0)).toBe(thousand(2_480));
    expect(peg?.amount).toBe(206_666_67);
    expect(
      averageOf(
        months(w1)
          .slice(-3)
          .map(({ amount }) => amount),
      ),
    ).toBe(thousand(210));
    expect(pegOf(months(w1.slice(1)), 'latest_twelve')).toBeNull();
  });

  test('adjusts the price, with and without a collar', () => {
    const at = peg?.amount ?? cents(0);
    const collar = (amount: number, kind: 'tipping' | 'deductible') => ({ amount: thousand(amount), kind });
    expect(priceAdjustment(thousand(190), at, collar(0, 'tipping'))).toBe(-16_666_67);
    expect(priceAdjustment(thousand(190), at, collar(0, 'deductible'))).toBe(-16_666_67);
    expect(priceAdjustment(thousand(190), at, collar(10, 'tipping'))).toBe(-16_666_67);
    expect(priceAdjustment(thousand(190), at, collar(10, 'deductible'))).toBe(-6_666_67);
    expect(priceAdjustment(thousand(200), at, collar(10, 'tipping'))).toBe(0);
    expect(priceAdjustment(thousand(200), at, collar(10, 'deductible'))).toBe(0);
  });

  test('of a seasonal business compares the same month of other years', () => {
    const season = Array.from({ length: 36 }, (_, at) => (at % 12 === 11 ? 300 + at : 100));
    expect(pegOf(months(season), 'same_month')?.of.map(({ month }) => month)).toEqual(['2023-12', '2024-12']);
    expect(pegOf(months(season), 'same_month')?.amount).toBe(thousand(317));
    expect(pegOf(months(season.slice(-12)), 'same_month')).toBeNull();
    expect(swingOf(months(season)).seasonal).toBe(true);
    expect(swingOf(months(w1))).toEqual({ share: 4_500_000 / 20_666_667, seasonal: false });
  });
});

describe('a month without entries', () => {
  const known = fc.integer({ min: -1e9, max: 1e9 }).map(cents);
  const amounts = fc.array(fc.option(known, { freq: 3 }), { minLength: 12, maxLength: 40 });
  const ends = (of: readonly (MonthEnd['amount'] | null)[]) =>
    monthsUntil2025(of.length).map((month, at) => ({ month, amount: of[at] ?? null }));

  test('is in no peg, which is the average of those that have some', () => {
    const year = [200, 210, null, 205, 215, 195, 185, 220, 230, 210, 200, 220];
    const peg = pegOf(ends(year.map((one) => (one === null ? null : thousand(one)))), 'latest_twelve');
    expect([peg?.amount, peg?.of.length]).toEqual([208_181_82, 11]);
    expect(peg?.of.map(({ month }) => month)).not.toContain('2025-03');
    expect(pegOf(ends(Array(12).fill(null)), 'latest_twelve')).toBeNull();
    const years = Array.from({ length: 36 }, (_, at) => (at === 11 ? null : thousand(100 + at)));
    expect(pegOf(ends(years), 'same_month')?.of.map(({ month }) => month)).toEqual(['2024-12']);
    expect(pegWords('latest_twelve', 11)).toBe('average of 11 of the last 12 month-ends');
    expect(pegWords('latest_twelve', 12)).toBe('average of the last 12 month-ends');
  });

  test('makes no swing: that is as if it were not there', () => {
    expect(swingOf(ends([thousand(100), null, thousand(120)]))).toEqual(swingOf(months([100, 120])));
    fc.assert(
      fc.property(amounts, (of) => {
        const latest = ends(of).slice(-12);
        expect(swingOf(ends(of))).toEqual(swingOf(latest.filter(({ amount }) => amount !== null)));
        const values = latest.flatMap(({ amount }) => amount ?? []);
        const peg = pegOf(ends(of), 'latest_twelve');
        expect(peg?.of.map(({ amount }) => amount) ?? []).toEqual(values);
        expect(peg?.amount ?? null).toBe(values.length === 0 ? null : averageOf(values));
      }),
    );
  });
});

describe('working capital, test W2', () => {
  /** Code, amount in its usual sign, purpose. */
  const sheet: readonly [
    LedgerCode,
    number,
    Parameters<typeof balancesAt>[0]['openings'][number]['purpose'],
  ][] = [
    ['CASH', 85_000, 'neither'],
    ['AR', 240_000, 'working_capital'],
    ['INVENTORY', 150_000, 'working_capital'],
    ['PREPAID', 12_000, 'working_capital'],
    ['AP', 130_000, 'working_capital'],
    ['ACCRUED', 28_000, 'working_capital'],
    ['DEF_REV', 20_000, 'working_capital'],
    ['CC', 9_000, 'working_capital'],
    ['SALES_TAX', 6_000, 'working_capital'],
    ['INC_TAX_PAY', 11_000, 'debt_like'],
    ['LOC', 50_000, 'debt'],
    ['DEBT_ST', 24_000, 'debt'],
    ['DEBT_LT', 96_000, 'debt'],
    ['DUE_OWNER', 15_000, 'debt_like'],
    ['ACCRUED', 14_000, 'debt_like'],
    ['CUST_DEP', 18_000, 'debt_like'],
  ];
  const openings = sheet.map(([code, amount, purpose]) => ({
    ...{ code, purpose },
    amount: (ledgerAccount(code).side ?? 1) * amount * 100,
  }));
  const at = (formula: Parameters<typeof balancesAt>[1]['formula']) =>
    balancesAt({ openings, moves: [] }, { formula, code: null }, ['2025-12'])[0];

  test('is what runs the business, without cash, debt and what is like debt', () => {
    expect(at('working-capital')).toBe(dollars(209_000));
    expect(at('debt')).toBe(dollars(170_000));
    expect(at('debt-like')).toBe(dollars(58_000));
    expect(at('cash')).toBe(dollars(85_000));
    // Half of the 22,000 over 90 days is doubtful.
    expect((at('working-capital') ?? 0) - dollars(11_000)).toBe(dollars(198_000));
  });

  test('every account is in exactly one of them, so that nothing is counted twice or lost', () => {
    const all = openings.reduce((sum, { amount }) => sum + amount, 0);
    const neither = openings
      .filter(({ purpose }) => purpose === 'neither')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect((at('working-capital') ?? 0) - (at('debt') ?? 0) - (at('debt-like') ?? 0) + neither).toBe(all);
  });
});

test('doubtful receivables, test W3', () => {
  const aging = { current: 120_000, to30: 60_000, to60: 30_000, to90: 18_000, over90: 22_000 };
  const inCents = Object.fromEntries(Object.entries(aging).map(([key, amount]) => [key, dollars(amount)]));
  const found = doubtfulOf({ ...aging, ...inCents } as Parameters<typeof doubtfulOf>[0]);
  expect(found).toEqual({ total: dollars(250_000), doubtful: dollars(17_600), over60: 0.16 });
});

describe('days of working capital', () => {
  const balances = { receivables: 240_000, inventory: 150_000, payables: 130_000 };
  const year = { revenue: 2_400_000, costOfSales: 1_320_000, labor: 0 };
  const rounded = (days: object) => Object.values(days).map((one) => one?.toFixed(2) ?? null);

  test('are test W4', () => {
    expect(rounded(cycleDays({ ...balances, year }))).toEqual(['36.50', '41.48', '35.95', null, '42.03']);
    expect(cycleDays({ ...balances, year: { ...year, costOfSales: 0 } }).cycle).toBeNull();
    expect(new Set(Object.values(cycleDays({ ...balances, year: null })))).toEqual(new Set([null]));
  });

  test('are given without labor on jobs too, which no supplier bills', () => {
    const days = cycleDays({ ...balances, year: { ...year, labor: 520_000 } });
    expect(rounded(days)).toEqual(['36.50', '41.48', '35.95', '59.31', '42.03']);
  });

  test('of no inventory are none, and the cycle is that of receivables and payables', () => {
    const days = cycleDays({ ...balances, inventory: null, year });
    expect(rounded(days)).toEqual(['36.50', null, '35.95', null, '0.55']);
    expect(cycleDays({ ...balances, inventory: 0, year }).inventory).toBe(0);
  });

  test('say what they divide by', () => {
    const cents = { revenue: 2_400_000_00, costOfSales: 1_320_000_00, labor: 520_000_00 };
    const shown = (inventory: number | null) =>
      dayFigures({
        ...cycleDays({ receivables: 240_000_00, payables: 130_000_00, inventory, year: cents }),
        ...{ year: cents, hasInventory: inventory !== null },
      }).map(({ name, value, plain }) => `${name} ${value}: ${plain}`);
    expect(shown(0)).toEqual([
      'Days sales outstanding (DSO) 37 days: How long customers take to pay. Receivables ÷ revenue of the last 12 months ($2,400,000) × 365.',
      'Days inventory outstanding (DIO) 0 days: How long inventory lasts. Inventory ÷ cost of sales of the last 12 months ($1,320,000) × 365.',
      'Days payable outstanding (DPO) 36 days: How long the business takes to pay suppliers. Payables ÷ cost of sales of the last 12 months ($1,320,000) × 365. $520,000 of it is labor on jobs.',
      'DPO without labor on jobs 59 days: Supplier payables do not include wages; they may include subcontractors. Payables ÷ cost of sales without labor on jobs of the last 12 months ($800,000) × 365.',
    ]);
    expect(shown(null)[1]).toBe(
      'Days inventory outstanding (DIO) No inventory: The books have no inventory, so it adds no days.',
    );
  });
});

test('from the price to the cash of the owner, test B1', () => {
  const adjustment = priceAdjustment(dollars(198_000), dollars(220_000), {
    amount: cents(0),
    kind: 'tipping',
  });
  expect(adjustment).toBe(dollars(-22_000));
  const terms = { price: dollars(1_200_000), debt: dollars(170_000), debtLike: dollars(58_000), adjustment };
  expect(cashToOwner({ ...terms, cash: dollars(85_000) })).toEqual({
    cashFree: dollars(950_000),
    toOwner: dollars(1_035_000),
  });
});

describe('cash conversion', () => {
  test('takes upkeep, growth of working capital and tax off adjusted EBITDA', () => {
    const earnings = dollars(264_000);
    const tax = assumedTax(earnings, 25);
    expect(tax).toBe(dollars(66_000));
    const found = cashFlow({ earnings, upkeep: dollars(30_000), growth: dollars(12_000), tax });
    expect(found).toEqual({ cash: dollars(156_000), conversion: 234_000 / 264_000 });
    expect(
      cashFlow({ earnings: cents(0), upkeep: cents(5), growth: cents(0), tax: cents(0) }).conversion,
    ).toBeNull();
    expect(assumedTax(dollars(-5), 25)).toBe(0);
  });

  test('takes the larger of what was bought and of depreciation, where no one says it', () => {
    expect(usualUpkeep([10_000, 20_000, 30_000].map(dollars), dollars(60_000))).toBe(dollars(42_000));
    expect(usualUpkeep([50_000, 60_000, 70_000].map(dollars), dollars(60_000))).toBe(dollars(60_000));
    expect(usualUpkeep([], cents(0))).toBe(0);
  });
});

test('a month-end is the one before and what moved since, whatever the order of the entries', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  const codes = fc.constantFrom<LedgerCode>('AR', 'AP', 'INVENTORY');
  const held = fc.record({ code: codes, purpose: fc.constant('working_capital' as const), amount });
  const move = fc.record({
    ...{ code: codes, purpose: fc.constant('working_capital' as const), amount },
    month: fc.constantFrom(...monthsUntil2025(12)),
  });
  fc.assert(
    fc.property(fc.array(held, { maxLength: 5 }), fc.array(move, { maxLength: 20 }), (openings, moves) => {
      const asked = { formula: 'working-capital' as const, code: null };
      const ends = balancesAt({ openings, moves }, asked, monthsUntil2025(12));
      const start = openings.reduce((sum, one) => sum + one.amount, 0);
      for (const [at, month] of monthsUntil2025(12).entries()) {
        const moved = moves.filter((one) => one.month === month).reduce((sum, one) => sum + one.amount, 0);
        expect(ends[at]).toBe((at === 0 ? start : (ends[at - 1] ?? 0)) + moved);
      }
      const turned = balancesAt({ openings, moves: moves.toReversed() }, asked, monthsUntil2025(12));
      expect(turned).toEqual(ends);
    }),
  );
});
