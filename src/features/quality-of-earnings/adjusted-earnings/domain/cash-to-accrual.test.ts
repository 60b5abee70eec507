import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { accrualEffect, accrualOf } from './cash-to-accrual.ts';

const ends = (begin: number, end: number) => ({ begin: dollars(begin), end: dollars(end) });
const c1 = {
  receivables: ends(80_000, 110_000),
  deferred: ends(20_000, 35_000),
  payables: ends(50_000, 42_000),
  inventory: ends(70_000, 64_000),
  accrued: ends(9_000, 15_000),
  prepaid: ends(6_000, 4_000),
};
const cash = {
  receipts: dollars(1_000_000),
  salesTax: cents(0),
  suppliers: dollars(600_000),
  costs: dollars(250_000),
};

test('test C1: books on cash, brought to accrual', () => {
  expect(accrualOf(cash, c1)).toEqual({
    revenue: dollars(1_015_000),
    purchases: dollars(592_000),
    costOfSales: dollars(598_000),
    operating: dollars(258_000),
    profit: dollars(159_000),
  });
});

test('the effect is accrual less cash', () => {
  expect(accrualEffect(c1)).toBe(dollars(159_000 - 150_000));
});

test('sales tax among the receipts is no revenue', () => {
  expect(accrualOf({ ...cash, salesTax: dollars(7_000) }, c1).revenue).toBe(dollars(1_008_000));
});
