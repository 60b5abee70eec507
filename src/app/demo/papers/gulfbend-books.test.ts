import { expect, test } from 'vitest';
import { bottomUp, type PeriodBooks, periodBooks } from '#features/valuation/earnings/domain/period-books.ts';
import { recastPeriod } from '#features/valuation/earnings/domain/recast.ts';
import { cents } from '#kernel/money.ts';
import { typedYear } from './gulfbend-books.ts';

const ends = { yearEnds: '2025-12-31', latestEnds: '2026-10-31' };
const first = (marketPay: number | null) => {
  const typed = { first: typedRow(0.89) };
  const period: PeriodBooks = periodBooks('first', { ends, files: [], typed, mapping: new Map() });
  const told = { addBacks: [], marketPay: marketPay === null ? null : cents(marketPay * 100) };
  return { period, found: recastPeriod(period, told, { ends, all: [] }) };
};

/** Worked by hand: 4,645,800 of sales less 21,360 and 3,858,684 of costs is 765,756; the owner took 186,900 of them. */
test('of the first year a lender recognizes the whole SDE, with and without a replacement salary', () => {
  const { period, found } = first(150_000);
  expect(bottomUp(period.lines).netIncome).toBe(typedYear(0.89).netIncome);
  expect(found.bridge).toMatchObject({ ebitda: 765_756_00, adjustedEbitda: 802_656_00, sde: 952_656_00 });
  expect(found.bridge.lender).toEqual({ adjustedEbitda: 765_756_00, sde: 952_656_00 });
  expect(first(null).found.bridge.lender.sde).toBe(952_656_00);
});

function typedRow(share: number) {
  const { lines, netIncome } = typedYear(share);
  const inCents = Object.fromEntries(Object.entries(lines).map(([code, amount]) => [code, cents(amount)]));
  return { lines: inCents, netIncome: cents(netIncome) };
}
