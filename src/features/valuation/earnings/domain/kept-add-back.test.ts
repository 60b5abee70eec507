import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { addBackCodes } from './add-back-categories.ts';
import { typedCodes } from './canonical-accounts.ts';
import { addBacksIn, type KeptAddBack } from './kept-add-back.ts';
import { ebitdaBothWays, netIncomeOf } from './period-books.ts';

const none = cents(0);
const kept = (more: Partial<KeptAddBack>): KeptAddBack => ({
  id: 'one',
  code: 'O-PERK',
  title: 'A car',
  why: 'It is private.',
  account: null,
  overlaps: null,
  onRevenue: false,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  years: { latest: { recorded: cents(100), replacement: none, recovered: none, effect: cents(7) } },
  proofs: [],
  ...more,
});
const tier = (more: Partial<KeptAddBack>) => addBacksIn('latest', [kept(more)], {})[0]?.line.tier;

it('takes the tier of an add-back from its documents: all three, one and a reason, or none', () => {
  expect(tier({ proofs: ['third-party', 'ledger', 'bank'] })).toBe('A');
  expect(tier({ proofs: ['third-party', 'bank'] })).toBe('B');
  expect(tier({ proofs: ['ledger'] })).toBe('B');
  expect(tier({ proofs: ['ledger'], why: ' ' })).toBe('C');
  expect(tier({ proofs: ['bank'] })).toBe('C');
  expect(tier({})).toBe('C');
});

it('derives the effect from the books, or else uses the given one', () => {
  const year = { recorded: cents(100), replacement: cents(30), recovered: cents(20), effect: cents(7) };
  const amounts = addBackCodes.map((code) => {
    const [found] = addBacksIn('latest', [kept({ code, years: { latest: year } })], {});
    return [code, found?.line.amount];
  });
  for (const [code, amount] of amounts) {
    const netted = /^[ON]/.test(String(code));
    expect(amount, String(code)).toBe(code === 'N-GRANT' ? -50 : netted ? 50 : 7);
  }
});

it('leaves an add-back out of a period without amounts', () => {
  expect(addBacksIn('first', [kept({})], {})).toEqual([]);
});

it('gives the same EBITDA from the bottom and the top for any lines', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 });
  const lines = fc.dictionary(fc.constantFrom(...typedCodes), amount.map(cents));
  fc.assert(
    fc.property(lines, (given) => {
      const { bottom, top } = ebitdaBothWays(given, netIncomeOf(given));
      expect(bottom).toBe(top);
    }),
  );
});
