import {
  type Figure,
  incomeFigures,
  termsOf,
  valueOfFigure,
} from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  type AccountCode,
  accountCodes,
  canonicalAccounts,
  type LedgerCode,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cellName } from '#kernel/sheet.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import type { AccountGroup, CodeMonth, DatabookFacts } from './databook-facts.ts';
import {
  absent,
  figure,
  firstRow,
  headings,
  headRows,
  periodSums,
  type TimeColumns,
  timeColumns,
  widthsOf,
} from './figure-cells.ts';
import type { LedgerLayout } from './ledger-layout.ts';
import type { LedgerPlaces } from './ledger-sheet.ts';

const name = 'Monthly';
const totals: Record<string, string> = {
  revenue: 'Revenue',
  'gross-profit': 'Gross profit',
  ebitda: 'EBITDA as reported',
  'net-income': 'Net income',
};

type Line = { figure: Figure; label: string; values: readonly number[]; row: number };

export type MonthlySheet = {
  sheet: WorkbookSheet;
  /** The cell of a period: `Monthly!AN8`. `null`: there is no such row. */
  ofTotal(formula: 'revenue' | 'net-income', period: number): string;
  ofCode(code: AccountCode, period: number): string | null;
};

/** The profit and loss by canonical account: each month adds up its rows of the ledger. */
export function monthlySheet(
  facts: DatabookFacts,
  groups: readonly AccountGroup[],
  layout: LedgerLayout,
  ledger: LedgerPlaces,
): MonthlySheet {
  const columns = timeColumns(facts, 1);
  const lines = linesOf(facts);
  const rows = lines.map((line) => rowOf(line, { facts, lines, groups, layout, ledger, columns }));
  const cellOf = (line: Line | undefined, period: number) =>
    line ? `${name}!${cellName(line.row - 1, columns.period(period))}` : null;
  const find = (formula: string, code: LedgerCode | null) =>
    lines.find(({ figure: of }) => of.formula === formula && of.code === code);
  return {
    sheet: {
      name,
      widths: [30, ...widthsOf(columns.titles, 14)],
      frozen: { rows: firstRow - 1, columns: 1 },
      rows: () => [
        [
          ...headRows(
            facts,
            'Profit and loss by month',
            'A month in blue leads to its rows of the ledger; periods add up months.',
          ),
          headings(['', ...columns.titles]),
          ...rows,
        ],
      ],
    },
    ofTotal: (formula, period) => {
      const cell = cellOf(find(formula, null), period);
      if (cell === null) throw new Error('a total is missing');
      return cell;
    },
    ofCode: (code, period) => cellOf(find('account', code), period),
  };
}

function linesOf({ months, sums }: DatabookFacts): Line[] {
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  const inMonth = new Map([...byMonth].map(([month, of]) => [month, sumsByCode(of)]));
  const valuesOf = (of: Figure) => months.map((month) => valueOfFigure(of, inMonth.get(month) ?? new Map()));
  return incomeFigures
    .map((of) => ({ figure: of, values: valuesOf(of) }))
    .filter(
      ({ figure: of, values }) =>
        of.formula !== 'account' || values.some((value) => value !== 0) || held(of, sums),
    )
    .map((line, at) => ({ ...line, label: labelOf(line.figure), row: firstRow + at }));
}

/** An account whose lines come to zero is one all the same. */
const held = ({ code }: Figure, sums: readonly CodeMonth[]) => sums.some((one) => one.code === code);

function sumsByCode(sums: readonly CodeMonth[]): Map<LedgerCode, number> {
  const found = new Map<LedgerCode, number>();
  for (const { code, amount } of sums) found.set(code, (found.get(code) ?? 0) + amount);
  return found;
}

function labelOf({ formula, code }: Figure): string {
  const known = accountCodes.find((one) => one === code);
  return known ? canonicalAccounts[known].label : (totals[formula] ?? formula);
}

type Sheet = {
  facts: DatabookFacts;
  lines: readonly Line[];
  groups: readonly AccountGroup[];
  layout: LedgerLayout;
  ledger: LedgerPlaces;
  columns: TimeColumns;
};

function rowOf(line: Line, sheet: Sheet): WorkbookRow {
  const { facts, columns } = sheet;
  const total = line.figure.formula !== 'account';
  const cells = total ? totalCells(line, sheet) : accountCells(line, sheet);
  return [
    { text: line.label, style: total ? 'label' : 'text' },
    ...cells.map((cell, at) => (facts.emptyMonths.includes(facts.months[at] ?? '') ? absent : cell)),
    ...periodSums(facts, columns, { row: line.row, values: line.values, total }).map((cell, at) =>
      facts.periods[at]?.entries ? cell : absent,
    ),
  ];
}

function accountCells(
  { figure: of, values }: Line,
  { facts, groups, layout, ledger }: Sheet,
): WorkbookCell[] {
  const group = groups.find(({ code }) => code === of.code);
  const minus = termsOf(of)[0]?.sign === -1 ? '-' : '';
  return facts.months.map((month, at) => {
    const range = group && layout.ofGroup(group, month);
    if (!range) return null;
    return figure(`${minus}SUM(${ledger.amounts(range)})`, values[at] ?? 0, { link: ledger.rows(range) });
  });
}

/** The total above and every account since, each with what it does to income. */
function totalCells({ row, values }: Line, { facts, lines, columns }: Sheet): WorkbookCell[] {
  const above = lines.filter((one) => one.row < row);
  const before = above.findLast(({ figure: { formula } }) => formula !== 'account');
  const since = above.filter((one) => one.row > (before?.row ?? 0));
  return facts.months.map((_, at) => {
    const cell = (one: Line) => cellName(one.row - 1, columns.month(at));
    const parts = [
      ...(before ? [`+${cell(before)}`] : []),
      ...since.map((one) => `${signOf(one)}${cell(one)}`),
    ];
    return figure(parts.join('').replace(/^\+/, '') || '0', values[at] ?? 0, { total: true });
  });
}

function signOf({ figure: { code } }: Line): '+' | '-' {
  const known = accountCodes.find((one) => one === code);
  return known && canonicalAccounts[known].effect === -1 ? '-' : '+';
}
