import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { AdjustedEarnings, AdjustmentView } from './queries.ts';

/** What a figure opens: the lines of the ledger, those of an adjustment, or the figures that it is the sum of. */
type Opens =
  | { opens: 'rows'; formula: 'net-income' | 'ebitda' | 'revenue' }
  | { opens: 'lines'; adjustmentId: string }
  | { opens: 'parts'; of: 'adjustedEbitda' | 'proFormaEbitda' | 'sde' };

export type EarningsRow = Opens & {
  key: string;
  label: string;
  strong: boolean;
  months: readonly number[];
  periods: readonly number[];
};

type Column = AdjustedEarnings['months'][number] | AdjustedEarnings['periods'][number];

const isProForma = ({ code }: AdjustmentView) => addBackCategories[code].group === 'F';
const counts = ({ refusal }: AdjustmentView) => refusal === null;

/** The table from net income to SDE. Adjustments that are refused are in no row. */
export function earningsRows(earnings: AdjustedEarnings): EarningsRow[] {
  const { months, periods, adjustments } = earnings;
  const of = (value: (column: Column) => number) => ({
    months: months.map(value),
    periods: periods.map(value),
  });
  const adjusted = (one: AdjustmentView): EarningsRow => ({
    ...{ key: one.id, label: one.title, strong: false, opens: 'lines', adjustmentId: one.id },
    ...{ months: one.months, periods: one.periods },
  });
  const shown = adjustments.filter(counts);
  const proForma = shown.filter(isProForma);
  return [
    {
      key: 'revenue',
      label: 'Revenue',
      strong: false,
      opens: 'rows',
      formula: 'revenue',
      ...of((one) => one.revenue),
    },
    {
      ...{ key: 'net-income', label: 'Net income', strong: false, opens: 'rows', formula: 'net-income' },
      ...of((one) => one.netIncome),
    },
    {
      ...{ key: 'ebitda', label: 'EBITDA as reported', strong: true, opens: 'rows', formula: 'ebitda' },
      ...of((one) => one.ebitda),
    },
    ...shown.filter((one) => !isProForma(one)).map(adjusted),
    total(
      'adjustedEbitda',
      'Adjusted EBITDA',
      of((one) => one.adjustedEbitda),
    ),
    total(
      'sde',
      'SDE',
      of((one) => one.sde),
    ),
    ...proForma.map(adjusted),
    ...(proForma.length > 0
      ? [
          total(
            'proFormaEbitda',
            'Pro forma EBITDA',
            of((one) => one.proFormaEbitda),
          ),
        ]
      : []),
  ];
}

type Sums = Pick<EarningsRow, 'months' | 'periods'>;

function total(of: 'adjustedEbitda' | 'proFormaEbitda' | 'sde', label: string, sums: Sums): EarningsRow {
  return { key: of, label, strong: true, opens: 'parts', of, ...sums };
}

type Part = { label: string; row: EarningsRow | null; months: readonly number[]; periods: readonly number[] };

/** What a total is the sum of, each with the row that it opens. */
export function partsOf(earnings: AdjustedEarnings, of: 'adjustedEbitda' | 'proFormaEbitda' | 'sde'): Part[] {
  const rows = earningsRows(earnings);
  const row = (key: string) => rows.filter((one) => one.key === key);
  const adjustments = (wanted: boolean) =>
    rows.filter(
      (one) =>
        one.opens === 'lines' &&
        earnings.adjustments.some((other) => other.id === one.adjustmentId && isProForma(other) === wanted),
    );
  const part = (one: EarningsRow): Part => ({ ...one, row: one });
  if (of === 'adjustedEbitda') return [...row('ebitda'), ...adjustments(false)].map(part);
  if (of === 'proFormaEbitda') return [...row('adjustedEbitda'), ...adjustments(true)].map(part);
  const owner = (column: Column) => column.ownerCost;
  return [
    ...row('adjustedEbitda').map(part),
    {
      label:
        earnings.ownerCost === 'adjustment' ? 'Replacement cost of one owner' : 'Owner’s pay in the books',
      row: null,
      months: earnings.months.map(owner),
      periods: earnings.periods.map(owner),
    },
  ];
}
