import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import {
  type AccountCode,
  accountCodes,
  canonicalAccounts,
  type AccountGroup as IncomeGroup,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cellName } from '#kernel/sheet.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import { adjustmentLabels } from './adjustment-labels.ts';
import type { AdjustmentSheets } from './adjustment-sheets.ts';
import type { DatabookFacts, Period } from './databook-facts.ts';
import {
  absent,
  dollars,
  figure,
  firstRow,
  headings,
  headRows,
  periodSum,
  periodTitles,
  widthsOf,
} from './figure-cells.ts';
import type { MonthlySheet } from './monthly-sheet.ts';

const name = 'Bridge';

/** Where the figures of the bridge come from; `null`: this stage shows no months, and they are numbers. */
type Sources = { monthly: MonthlySheet; adjustments: AdjustmentSheets } | null;

/** Cents of one period, and the cells that they come from. */
type Part = (period: Period, at: number) => { cents: number; cells: string | null };

type Row = {
  key: string;
  label: string;
  strong: boolean;
  cell: (at: number, row: number) => WorkbookCell;
  cents: number[];
};

export type BridgeKey = 'revenue' | 'gross-profit' | 'ebitda' | 'adjusted' | 'sde';
export type BridgeSheet = {
  sheet: WorkbookSheet;
  /** The cell of a period and its cents: `Bridge!B6`. */
  at(key: BridgeKey, period: number): { cell: string; cents: number };
};

/** The rows of the bridge as numbers, in cents by period; `strong`: a total. The sheet has the same as formulas. */
export function bridgeRows(
  facts: DatabookFacts,
): { key: string; label: string; strong: boolean; cents: readonly number[] }[] {
  return rowsOf(facts, null).flatMap((row) => {
    if (row === null) return [];
    const { key, label, strong, cents } = row;
    return [{ key, label, strong, cents }];
  });
}

/** From sales to EBITDA, from net income to EBITDA, and on to adjusted EBITDA and SDE, by period. */
export function bridgeSheet(facts: DatabookFacts, sources: Sources): BridgeSheet {
  const rows = rowsOf(facts, sources);
  const labels = periodTitles(facts);
  return {
    sheet: {
      name,
      widths: [46, ...widthsOf(labels, 18)],
      frozen: { rows: firstRow - 1, columns: 1 },
      rows: () => [
        [
          ...headRows(
            facts,
            'Bridge to adjusted earnings',
            sources
              ? 'A figure in blue leads to the months or the adjustment behind it; totals add up the rows above.'
              : 'Totals add up the rows above. The months behind them open later.',
          ),
          headings(['', ...labels]),
          ...rows.map((row, at) => cellsOf(row, at, facts)),
        ],
      ],
    },
    at: (key, period) => {
      const row = rows.findIndex((one) => one?.key === key);
      const found = rows[row];
      if (!found) throw new Error('a row of the bridge is missing');
      return { cell: `${name}!${cellName(firstRow + row - 1, period + 1)}`, cents: found.cents[period] ?? 0 };
    },
  };
}

function cellsOf(row: Row | null, at: number, { periods }: DatabookFacts): WorkbookRow {
  if (row === null) return [];
  const { label, strong, cell } = row;
  return [
    { text: label, style: strong ? 'label' : 'text' },
    ...periods.map(({ entries }, nth) => (entries ? cell(nth, firstRow + at) : absent)),
  ];
}

function rowsOf(facts: DatabookFacts, sources: Sources): (Row | null)[] {
  const { periods } = facts;
  const rows: (Row | null)[] = [];
  const part = (key: string, label: string, of: Part) => {
    const parts = periods.map(of);
    rows.push({
      ...{ key, label, strong: false, cents: parts.map(({ cents }) => cents) },
      cell: (at) => partCell(parts[at]),
    });
  };
  const total = (key: string, label: string, terms: readonly [string, 1 | -1][]) =>
    rows.push(totalOf(rows, { key, label, terms, periods: periods.length }));
  topDown(facts, sources, { part, total });
  rows.push(null);
  bottomUp(facts, sources, { part, total });
  return rows;
}

type Adding = {
  part(key: string, label: string, of: Part): void;
  total(key: string, label: string, terms: readonly [string, 1 | -1][]): void;
};

function topDown(facts: DatabookFacts, sources: Sources, { part, total }: Adding): void {
  const group = (key: string, label: string, of: IncomeGroup, effect: 1 | -1) =>
    part(key, label, groupPart(facts, sources, of, effect));
  group('revenue', 'Revenue', 'revenue', 1);
  group('cost', 'Cost of goods sold', 'cost-of-sales', -1);
  total('gross-profit', 'Gross profit', [
    ['revenue', 1],
    ['cost', -1],
  ]);
  group('operating', 'Operating expenses', 'operating', -1);
  group('other', 'Other income less other expenses', 'other', 1);
  group('open', 'Uncategorized', 'open', 1);
  total('top-down', 'EBITDA', [
    ['gross-profit', 1],
    ['operating', -1],
    ['other', 1],
    ['open', 1],
  ]);
}

/** `code`: by which each is added back. */
const addedBack: readonly { key: AccountCode; sign: 1 | -1; label: string }[] = [
  { key: 'INT_EXP', sign: 1, label: 'plus interest expense' },
  { key: 'INT_INC', sign: -1, label: 'less interest income' },
  { key: 'INCOME_TAX', sign: 1, label: 'plus business income tax' },
  { key: 'DEPR', sign: 1, label: 'plus depreciation' },
  { key: 'AMORT', sign: 1, label: 'plus amortization' },
];

function bottomUp(facts: DatabookFacts, sources: Sources, { part, total }: Adding): void {
  part('net-income', 'Net income', (period, at) => ({
    cents: sumOfCodes(facts, period, () => true, 1),
    cells: sources ? sources.monthly.ofTotal('net-income', at) : null,
  }));
  for (const { key, label } of addedBack) {
    const of = (code: AccountCode) => code === key;
    const effect = canonicalAccounts[key].effect;
    part(key, label, (period, at) => ({
      cents: sumOfCodes(facts, period, of, effect),
      cells: sources ? sources.monthly.ofCode(key, at) : null,
    }));
  }
  total('ebitda', 'EBITDA as reported', [
    ['net-income', 1],
    ...addedBack.map(({ key, sign }): [string, 1 | -1] => [key, sign]),
  ]);
  total('apart', 'Difference between both ways', [
    ['top-down', 1],
    ['ebitda', -1],
  ]);
  const labels = adjustmentLabels(facts.adjustments, facts.stage);
  const isProForma = (at: number) => {
    const code = facts.adjustments[at]?.code;
    return code !== undefined && addBackCategories[code].group === 'F';
  };
  const add = (wanted: boolean) =>
    facts.adjustments.flatMap((one, at) => {
      if (isProForma(at) !== wanted) return [];
      const values = one.months.map(({ effect }) => effect);
      part(one.id, labels[at] ?? '', (period, nth) => ({
        cents: periodSum(facts, values, period),
        cells: sources ? sources.adjustments.effectAt(at, nth) : null,
      }));
      return [[one.id, 1] as [string, 1]];
    });
  total('adjusted', 'Adjusted EBITDA', [['ebitda', 1], ...add(false)]);
  part(
    'owner',
    facts.ownerCost.typed ? 'Replacement cost of one owner' : 'Owner’s pay in the books',
    ownerPart(facts, sources),
  );
  total('sde', 'SDE', [
    ['adjusted', 1],
    ['owner', 1],
  ]);
  if (!facts.adjustments.some((_, at) => isProForma(at))) return;
  total('pro-forma', 'Pro forma EBITDA', [['adjusted', 1], ...add(true)]);
}

/** A group of the profit and loss. `effect`: −1 shows costs above zero. */
function groupPart(facts: DatabookFacts, sources: Sources, group: IncomeGroup, effect: 1 | -1): Part {
  const codes = accountCodes.filter((code) => canonicalAccounts[code].group === group && code !== 'UNMAPPED');
  return (period, at) => ({
    cents: sumOfCodes(facts, period, (code) => codes.includes(code), effect),
    cells: sources && groupCells(sources.monthly, codes, effect, at),
  });
}

function groupCells(
  monthly: MonthlySheet,
  codes: readonly AccountCode[],
  effect: 1 | -1,
  at: number,
): string | null {
  const cells = codes.flatMap((code) => {
    const cell = monthly.ofCode(code, at);
    const sign = canonicalAccounts[code].effect === effect ? '+' : '-';
    return cell === null ? [] : [`${sign}${cell}`];
  });
  return cells.length === 0 ? null : cells.join('').replace(/^\+/, '');
}

/** Cents of some accounts in a period, as they change income, or with −1 as costs. */
function sumOfCodes(
  { sums }: DatabookFacts,
  { from, to }: Period,
  of: (code: AccountCode) => boolean,
  effect: 1 | -1,
): number {
  const codes = accountCodes.filter((code) => code !== 'UNMAPPED' && of(code));
  return sums.reduce((sum, { code, month, amount }) => {
    const counts = month >= from && month <= to && codes.some((one) => one === code);
    return counts ? sum - effect * amount : sum;
  }, 0);
}

/** The pay in the books less what adjustments took out of it; where an adjustment says the cost, a number. */
function ownerPart(facts: DatabookFacts, sources: Sources): Part {
  return (period, at) => {
    const cents = periodSum(facts, facts.ownerCost.months, period);
    const pay = sources && !facts.ownerCost.typed ? sources.monthly.ofCode('OFFICER_COMP', at) : null;
    const taken = pay && sources ? sources.adjustments.ownerPayAt(at) : null;
    return { cents, cells: pay && (taken === null ? pay : `${pay}-SUM(${taken})`) };
  };
}

function partCell(part: { cents: number; cells: string | null } | undefined): WorkbookCell {
  if (!part) return null;
  const { cents, cells } = part;
  const [first] = cells?.match(/[A-Za-z]+![A-Z]+\d+/) ?? [];
  return cells === null ? dollars(cents) : figure(cells, cents, first ? { link: first } : {});
}

type Total = { key: string; label: string; terms: readonly [string, 1 | -1][]; periods: number };

function totalOf(above: readonly (Row | null)[], { key, label, terms, periods }: Total): Row {
  const found = terms.map(([of, sign]) => {
    const place = above.findIndex((row) => row?.key === of);
    return { place, sign, cents: above[place]?.cents ?? [] };
  });
  const cents = Array.from({ length: periods }, (_, at) =>
    found.reduce((sum, one) => sum + one.sign * (one.cents[at] ?? 0), 0),
  );
  return {
    ...{ key, label, cents, strong: true },
    cell: (at) => {
      const formula = found
        .map(({ place, sign }) => `${sign === 1 ? '+' : '-'}${cellName(firstRow + place - 1, at + 1)}`)
        .join('')
        .replace(/^\+/, '');
      return figure(key === 'apart' ? `ROUND(${formula},2)` : formula, cents[at] ?? 0, { total: true });
    },
  };
}
