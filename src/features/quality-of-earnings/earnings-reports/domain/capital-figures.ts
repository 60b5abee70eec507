import type { BalanceFormula } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthEnd } from '#features/valuation/earnings/domain/day-range.ts';
import { monthInWords } from '#kernel/days.ts';
import { beside, fromLedger, fromParts, fromSource, less, plus, type Traced } from './figure-origins.ts';
import type { WorkingCapitalFacts } from './report-facts.ts';

const lastDay = (month: string) => monthEnd(Number(month.slice(0, 4)), Number(month.slice(5, 7)));

/** What an account, or all accounts of a purpose, came to at the end of a month. Cents. */
export function balanceAt(
  label: string,
  cents: number | null,
  of: { formula: BalanceFormula; code?: LedgerCode; month: string },
): Traced {
  const { formula, code = null, month } = of;
  return fromLedger(`${label}, ${monthInWords(month)}`, cents, {
    figure: { formula, code },
    span: { from: month, to: month },
  });
}

export const capitalAt = (month: string, cents: number): Traced =>
  balanceAt('Working capital', cents, { formula: 'working-capital', month });

/** Working capital at a closing without the receivables that are usually not collected. Cents. */
export function withoutDoubtful({ closing, aged }: Pick<WorkingCapitalFacts, 'closing' | 'aged'>): Traced {
  const doubtful = fromParts(
    'Doubtful receivables',
    closing.doubtful,
    [beside(agesOf(aged, closing.month))],
    {
      how: 'A share of the receivables of each age that is usually not collected.',
    },
  );
  return fromParts('Working capital without doubtful receivables', closing.adjusted, [
    plus(capitalAt(closing.month, closing.reported)),
    less(doubtful),
  ]);
}

const agesOf = (aged: WorkingCapitalFacts['aged'], month: string): Traced =>
  fromSource(
    'Receivables by age',
    null,
    aged?.from === 'said'
      ? { kind: 'typed', by: { what: 'terms' } }
      : { kind: 'schedule', of: 'receivables', ends: lastDay(month) },
  );

/** The normal level of working capital, and the month-ends that it is the average of. Cents. */
export function pegFigure(
  { months, workingCapital }: Pick<WorkingCapitalFacts, 'months' | 'workingCapital'>,
  { label, amount, of }: { label: string; amount: number; of: readonly string[] },
): Traced {
  const parts = of.map((month) => capitalAt(month, workingCapital.total[months.indexOf(month)] ?? 0));
  return fromParts(label, amount, parts.map(beside), { how: 'The average of these month-ends.' });
}

const balanceOf = (name: string): readonly [LedgerCode, string] => {
  if (name === standardTerms.receivableDays.name) return ['AR', 'Receivables'];
  return name === standardTerms.inventoryDays.name ? ['INVENTORY', 'Inventory'] : ['AP', 'Payables'];
};

/** Days of working capital: what a balance and a year of the books come to. */
export function daysFigure(
  name: string,
  {
    months,
    workingCapital,
    days,
    closing,
  }: Pick<WorkingCapitalFacts, 'months' | 'workingCapital' | 'days' | 'closing'>,
): Traced {
  const [code, label] = balanceOf(name);
  const balance = workingCapital.lines.find((line) => line.code === code)?.months.at(-1) ?? 0;
  const span = { from: months.at(-12) ?? '', to: months.at(-1) ?? '' };
  const { year } = days;
  const flow = (words: string, cents: number, formula: 'revenue' | 'gross-profit') =>
    beside(fromLedger(`${words}, last 12 months`, cents, { figure: { formula, code: null }, span }));
  const revenue = year && flow('Revenue', year.revenue, 'revenue');
  const gross = year && flow('Gross profit', year.revenue - year.costOfSales, 'gross-profit');
  return fromParts(
    name,
    null,
    [
      beside(balanceAt(label, balance, { formula: 'working-capital', code, month: closing.month })),
      ...(revenue ? [revenue] : []),
      ...(gross && code !== 'AR' ? [gross] : []),
    ],
    {
      how:
        code === 'AR'
          ? 'The balance divided by revenue, times 365.'
          : 'The balance divided by cost of sales, which is revenue less gross profit, times 365.',
    },
  );
}
