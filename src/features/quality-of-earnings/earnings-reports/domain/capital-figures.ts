import type { BalanceFormula, Figure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import type { DayFigure } from '#features/quality-of-earnings/working-capital/domain/day-figures.ts';
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
      : {
          ...{ kind: 'schedule', of: 'receivables', ends: lastDay(month) },
          schedule: aged?.schedule ?? null,
        },
  );

/** The normal level of working capital, and the month-ends that it is the average of. Cents. */
export function pegFigure(
  { months, workingCapital }: Pick<WorkingCapitalFacts, 'months' | 'workingCapital'>,
  { label, amount, of }: { label: string; amount: number; of: readonly string[] },
): Traced {
  const parts = of.map((month) => capitalAt(month, workingCapital.total[months.indexOf(month)] ?? 0));
  return fromParts(label, amount, parts.map(beside), { how: 'The average of these month-ends.' });
}

const balances: Record<DayFigure['key'], readonly [LedgerCode, string]> = {
  receivable: ['AR', 'Receivables'],
  inventory: ['INVENTORY', 'Inventory'],
  payable: ['AP', 'Payables'],
  payableWithoutLabor: ['AP', 'Payables'],
};

const costOfSales = 'cost of sales, which is revenue less gross profit';
const divisors: Record<DayFigure['key'], string> = {
  receivable: 'revenue',
  inventory: costOfSales,
  payable: costOfSales,
  payableWithoutLabor: `${costOfSales}, without labor on jobs`,
};

/** Days of working capital: what a balance and a year of the books come to. `null`: there is no such balance or year. */
export function daysFigure(
  { key, name }: Pick<DayFigure, 'key' | 'name'>,
  {
    months,
    workingCapital,
    days,
    closing,
  }: Pick<WorkingCapitalFacts, 'months' | 'workingCapital' | 'days' | 'closing'>,
): Traced | null {
  const { year } = days;
  if (year === null || (key === 'inventory' && !days.hasInventory)) return null;
  const [code, label] = balances[key];
  const balance = workingCapital.lines.find((line) => line.code === code)?.months.at(-1) ?? 0;
  const span = { from: months.at(-12) ?? '', to: months.at(-1) ?? '' };
  const flow = (words: string, cents: number, figure: Figure) =>
    beside(fromLedger(`${words}, last 12 months`, cents, { figure, span }));
  const revenue = flow('Revenue', year.revenue, { formula: 'revenue', code: null });
  const gross = flow('Gross profit', year.revenue - year.costOfSales, {
    formula: 'gross-profit',
    code: null,
  });
  const labor = flow('Labor on jobs', year.labor, { formula: 'account', code: 'COGS_LABOR' });
  return fromParts(
    name,
    null,
    [
      beside(balanceAt(label, balance, { formula: 'working-capital', code, month: closing.month })),
      revenue,
      ...(key === 'receivable' ? [] : [gross]),
      ...(key === 'payableWithoutLabor' ? [labor] : []),
    ],
    { how: `The balance divided by ${divisors[key]}, times 365.` },
  );
}
