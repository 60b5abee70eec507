import { describe, expect, test } from 'vitest';
import { cycleDays } from '#features/quality-of-earnings/working-capital/domain/cycle-days.ts';
import { monthsUntil2025 } from '#test/support/adjustments.ts';
import { daysFigure } from './capital-figures.ts';

const year = { revenue: 2_400_000_00, costOfSales: 1_320_000_00, labor: 520_000_00 };
const balances = { receivables: 240_000_00, inventory: null, payables: 130_000_00 };
const factsOf = (of: typeof year | null) => {
  const months = monthsUntil2025(12);
  return {
    months,
    workingCapital: {
      total: [],
      lines: [
        { code: 'AR' as const, months: [240_000_00] },
        { code: 'AP' as const, months: [-130_000_00] },
      ],
    },
    closing: { month: '2025-12', reported: 0, doubtful: 0, adjusted: 0 },
    days: { ...cycleDays({ ...balances, year: of }), year: of, hasInventory: false },
  };
};
const partsOf = (key: Parameters<typeof daysFigure>[0]['key']) => {
  const { behind } = daysFigure({ key, name: key }, factsOf(year)) ?? {};
  if (behind?.kind !== 'parts') throw new Error('no parts');
  return { how: behind.how, cents: behind.parts.map(({ of }) => Math.abs(of.cents ?? 0)) };
};

describe('days of working capital', () => {
  test('open what they are worked out from', () => {
    const [balance = 0, revenue = 0, gross = 0] = partsOf('payable').cents;
    expect(Math.round((balance / (revenue - gross)) * 365)).toBe(36);
    const without = partsOf('payableWithoutLabor');
    const [owed = 0, sales = 0, profit = 0, labor = 0] = without.cents;
    expect(Math.round((owed / (sales - profit - labor)) * 365)).toBe(59);
    expect(without.how).toBe(
      'The balance divided by cost of sales, which is revenue less gross profit, without labor on jobs, times 365.',
    );
    expect(partsOf('receivable').cents).toEqual([240_000_00, 2_400_000_00]);
  });

  test('that are none open nothing', () => {
    expect(daysFigure({ key: 'inventory', name: 'DIO' }, factsOf(year))).toBeNull();
    expect(daysFigure({ key: 'receivable', name: 'DSO' }, factsOf(null))).toBeNull();
  });
});
