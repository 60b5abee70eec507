import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import type { AddBackCode } from './add-back-categories.ts';
import { cameBefore } from './came-before.ts';
import type { KeptAddBack } from './kept-add-back.ts';
import type { Books, KeptFile } from './period-books.ts';
import { type PeriodKey, periodKeys } from './periods.ts';
import { recast } from './recast.ts';

const ends = { yearEnds: '2024-12-31', latestEnds: '2025-12-31' };
const settled: Partial<KeptAddBack> = { account: 'PROF_FEES', otherYears: 0 };

const addBack = (code: AddBackCode, amount: number, more = settled): KeptAddBack => ({
  id: code,
  code,
  title: 'Settlement',
  why: '',
  account: null,
  overlaps: null,
  onRevenue: false,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  years: {
    latest: { recorded: dollars(amount), replacement: cents(0), recovered: cents(0), effect: cents(0) },
  },
  proofs: [],
  ...more,
});
const file = (accounts: Record<string, number[]>): KeptFile => ({
  id: 'file',
  basis: null,
  columns: periodKeys.map((use) => ({ label: use, use, range: null })),
  lines: Object.entries({ Sales: [900_000, 900_000, 900_000, 900_000], ...accounts }).map(
    ([path, amounts]) => ({
      path,
      section: path === 'Sales' ? 'income' : 'expenses',
      amounts: amounts.map(dollars),
    }),
  ),
});
function latest(accounts: Record<string, number[]>, told: KeptAddBack) {
  const mapping: Books['mapping'] = new Map([
    ...Object.keys(accounts).map((path) => [path, 'PROF_FEES'] as const),
    ['Sales', 'REV'] as const,
  ]);
  const books = { ends, files: [file(accounts)], typed: {}, mapping };
  const found = recast(books, { addBacks: [told], marketPay: null })?.periods.at(-1);
  const [one] = found?.addBacks ?? [];
  if (!one) throw new Error('no add-back');
  return {
    seen: one.seen,
    refusal: one.judged.refusal,
    t3: one.judged.tests.T3,
    sum: found?.bridge.nonRecurring,
  };
}
const each = [40_500, 42_750, 45_000, 46_350];

describe('a nonrecurring add-back', () => {
  it('does not count if its own account appears in each year', () => {
    const found = latest(
      { 'Legal settlement': each, Accountant: [9_000, 9_000, 9_000, 9_000] },
      addBack('N-LEGAL', 46_350),
    );
    expect(found).toEqual({ seen: 3, refusal: 'tests-failed', t3: 'fail', sum: 0 });
  });

  it('counts if its account appears in at most one other year, whatever else is in the line', () => {
    const others = { Accountant: [60_000, 60_000, 60_000, 60_000] };
    const once = latest({ 'Legal settlement': [0, 0, 0, 46_350], ...others }, addBack('N-LEGAL', 46_350));
    expect(once).toEqual({ seen: 0, refusal: null, t3: 'pass', sum: dollars(46_350) });
    const twice = latest({ 'Legal settlement': [0, 0, 46_000, 46_350] }, addBack('N-LEGAL', 46_350));
    expect([twice.seen, twice.refusal]).toEqual([1, null]);
    const little = latest({ 'Legal settlement': [5_000, 4_000, 5_000, 46_350] }, addBack('N-LEGAL', 46_350));
    expect([little.seen, little.refusal]).toEqual([0, null]);
  });

  it('is flagged and still counts if only the line it is part of is as large in other years', () => {
    const found = latest({ Professionals: each.map((one) => one + 10_000) }, addBack('N-LEGAL', 46_350));
    expect([found.seen, found.refusal, cameBefore(found.seen)]).toEqual([3, null, true]);
    const usual = latest({ Professionals: [10_000, 11_000, 12_000, 58_350] }, addBack('N-LEGAL', 46_350));
    expect([usual.seen, cameBefore(usual.seen)]).toEqual([0, false]);
  });

  it('does not cover owner’s costs, which recur every year', () => {
    expect(latest({ Club: each }, addBack('O-PERK', 46_350))).toMatchObject({ seen: 0, refusal: null });
    expect(latest({ Club: each }, addBack('N-LEGAL', 46_350, {}))).toMatchObject({ seen: 0, refusal: null });
  });

  it('is compared with typed years too', () => {
    const lines = (fees: number) => ({ REV: dollars(900_000), PROF_FEES: dollars(fees) });
    const typed = Object.fromEntries(
      periodKeys.map((key: PeriodKey, at) => {
        const fees = each[at] ?? 0;
        return [key, { lines: lines(fees), netIncome: dollars(900_000 - fees) }];
      }),
    );
    const books = { ends, files: [], typed, mapping: new Map() };
    const found = recast(books, { addBacks: [addBack('N-LEGAL', 46_350)], marketPay: null });
    expect(found?.periods.at(-1)?.addBacks[0]).toMatchObject({ seen: 3, judged: { refusal: null } });
  });
});
