import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { CycleDays, CycleYear } from './cycle-days.ts';

/** `year` in cents. `hasInventory`: the books have an account of it that ever held or moved something. */
export type ShownDays = CycleDays & { year: CycleYear | null; hasInventory: boolean };

/** `key`: what of the days it says. */
export type DayFigure = {
  key: Exclude<keyof CycleDays, 'cycle'>;
  name: string;
  value: string;
  plain: string;
};

/** Days of working capital in words, each with what it divides by what. */
export function dayFigures(days: ShownDays): DayFigure[] {
  const { receivableDays, inventoryDays, payableDays } = standardTerms;
  const { hasInventory, year } = days;
  const over = (balance: string, what: string, amount: number | undefined) =>
    `${balance} ÷ ${what} of the last 12 months${amount === undefined ? '' : ` (${moneyOf(amount)})`} × 365.`;
  const cost = over('Payables', 'cost of sales', year?.costOfSales);
  const labor = year && year.labor > 0 ? ` ${moneyOf(year.labor)} of it is labor on jobs.` : '';
  return [
    {
      ...receivableDays,
      key: 'receivable',
      value: dayWords(days.receivable),
      plain: `${receivableDays.plain} ${over('Receivables', 'revenue', year?.revenue)}`,
    },
    {
      ...inventoryDays,
      key: 'inventory',
      value: hasInventory ? dayWords(days.inventory) : 'No inventory',
      plain: hasInventory
        ? `${inventoryDays.plain} ${over('Inventory', 'cost of sales', year?.costOfSales)}`
        : 'The books have no inventory, so it adds no days.',
    },
    {
      ...payableDays,
      key: 'payable',
      value: dayWords(days.payable),
      plain: `${payableDays.plain} ${cost}${labor}`,
    },
    ...(days.payableWithoutLabor === null || !year
      ? []
      : [
          {
            key: 'payableWithoutLabor' as const,
            name: 'DPO without labor on jobs',
            value: dayWords(days.payableWithoutLabor),
            plain: `Supplier payables do not include wages; they may include subcontractors. ${over('Payables', 'cost of sales without labor on jobs', year.costOfSales - year.labor)}`,
          },
        ]),
  ];
}

const dayWords = (days: number | null) => (days === null ? '—' : `${Math.round(days)} days`);
const moneyOf = (amount: number) => formatMoney(wholeDollars(cents(amount)));
