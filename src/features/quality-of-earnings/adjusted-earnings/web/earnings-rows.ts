import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { AdjustedEarnings, AdjustmentView } from './queries.ts';

type TotalOf = 'adjustedEbitda' | 'proFormaEbitda' | 'sde';

/** What a figure opens: the lines of the ledger, those of an adjustment, or the figures that it is the sum of. */
type Opens =
  | { opens: 'rows'; formula: 'net-income' | 'ebitda' | 'revenue' | 'account'; code: LedgerCode | null }
  | { opens: 'lines'; adjustmentId: string }
  | { opens: 'parts'; of: TotalOf };

type Values = { months: readonly number[]; periods: readonly number[] };
export type EarningsRow = Opens & Values & { key: string; label: string; strong: boolean };

type Column = AdjustedEarnings['months'][number] | AdjustedEarnings['periods'][number];

const isProForma = ({ code }: AdjustmentView) => addBackCategories[code].group === 'F';

/** The table from net income to SDE. Adjustments that are refused are in no row. */
export function earningsRows(earnings: AdjustedEarnings): EarningsRow[] {
  const { months, periods, adjustments } = earnings;
  const of = (value: (column: Column) => number): Values => ({
    months: months.map(value),
    periods: periods.map(value),
  });
  const booked = (
    formula: 'net-income' | 'ebitda' | 'revenue',
    label: string,
    values: Values,
  ): EarningsRow => ({
    ...{ key: formula, label, strong: formula === 'ebitda', opens: 'rows', formula, code: null },
    ...values,
  });
  const total = (key: TotalOf, label: string): EarningsRow => ({
    ...{ key, label, strong: true, opens: 'parts', of: key },
    ...of((column) => column[key]),
  });
  const shown = adjustments.filter(({ refusal }) => refusal === null);
  const proForma = shown.filter(isProForma);
  const revenue = of((column) => column.revenue);
  const netIncome = of((column) => column.netIncome);
  const ebitda = of((column) => column.ebitda);
  return [
    booked('revenue', 'Revenue', revenue),
    booked('net-income', 'Net income', netIncome),
    booked('ebitda', 'EBITDA as reported', ebitda),
    ...shown.filter((one) => !isProForma(one)).map(adjusted),
    total('adjustedEbitda', 'Adjusted EBITDA'),
    { ...ownerRow(earnings), ...of((column) => column.ownerCost) },
    total('sde', 'SDE'),
    ...proForma.map(adjusted),
    ...(proForma.length > 0 ? [total('proFormaEbitda', 'Pro forma EBITDA')] : []),
  ];
}

function adjusted({ id, title, months, periods }: AdjustmentView): EarningsRow {
  return { key: id, label: title, strong: false, opens: 'lines', adjustmentId: id, months, periods };
}

/** What SDE adds back for one owner opens the adjustment that says it, or the owner’s pay in the books. */
function ownerRow({ ownerAdjustment }: AdjustedEarnings): Opens & Omit<EarningsRow, keyof Values> {
  const row = { key: 'owner', strong: false };
  if (ownerAdjustment)
    return {
      ...{ ...row, label: 'Replacement cost of one owner' },
      ...{ opens: 'lines', adjustmentId: ownerAdjustment },
    };
  return {
    ...{ ...row, label: 'Owner’s pay in the books' },
    ...{ opens: 'rows', formula: 'account', code: 'OFFICER_COMP' },
  };
}

/** The rows that a total is the sum of. */
export function partsOf(earnings: AdjustedEarnings, of: TotalOf): EarningsRow[] {
  const rows = earningsRows(earnings);
  const named = (...keys: string[]) => rows.filter(({ key }) => keys.includes(key));
  const adjustments = (wanted: boolean) =>
    earnings.adjustments.filter((one) => isProForma(one) === wanted).map(({ id }) => id);
  if (of === 'adjustedEbitda') return named('ebitda', ...adjustments(false));
  if (of === 'proFormaEbitda') return named('adjustedEbitda', ...adjustments(true));
  return named('adjustedEbitda', 'owner');
}
