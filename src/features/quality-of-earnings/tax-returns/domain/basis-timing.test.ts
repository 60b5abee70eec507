import { expect, test } from 'vitest';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { timingOf } from './basis-timing.ts';

/** Test C1 of the rules, in dollars: on cash 150,000, on accrual 159,000. Debits positive. */
const moved: readonly [LedgerCode, number][] = [
  ['AR', 30_000],
  ['DEF_REV', -15_000],
  ['AP', 8_000],
  ['INVENTORY', -6_000],
  ['ACCRUED', -6_000],
  ['PREPAID', -2_000],
];

test('brings income on accrual to cash, as test C1 brings it the other way', () => {
  const timing = timingOf(new Map(moved.map(([code, dollars]) => [code, dollars * 100])));
  expect(timing).toEqual({ receipts: -15_000_00, income: -9_000_00 });
});

test('is nothing in books where nothing is owed', () => {
  expect(timingOf(new Map([['CASH', 500]]))).toEqual({ receipts: 0, income: 0 });
});
