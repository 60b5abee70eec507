import { type BalanceFormula, termsOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { type LedgerUse, ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cellName } from '#kernel/sheet.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import type { AccountGroup, DatabookFacts } from './databook-facts.ts';
import { dollars, figure, firstRow, headings, headRows } from './figure-cells.ts';
import type { LedgerLayout } from './ledger-layout.ts';
import type { LedgerPlaces } from './ledger-sheet.ts';

/** In this order; `neither` has no total of its own: cash and equity do not add up to anything. */
const sections: readonly { purpose: LedgerUse; title: string; total: string | null }[] = [
  { purpose: 'working_capital', title: 'Working capital', total: 'Working capital as in the books' },
  { purpose: 'debt', title: 'Debt', total: 'Debt' },
  { purpose: 'debt_like', title: 'Debt-like items', total: 'Debt-like items' },
  { purpose: 'neither', title: 'Cash, equipment and equity', total: null },
];

type Sheet = { facts: DatabookFacts; layout: LedgerLayout; ledger: LedgerPlaces };

/** Every month-end by canonical account: the balance before, and the rows of the month. */
export function balancesSheet(
  facts: DatabookFacts,
  groups: readonly AccountGroup[],
  layout: LedgerLayout,
  ledger: LedgerPlaces,
): WorkbookSheet {
  const rows: WorkbookRow[] = [];
  for (const { purpose, title, total } of sections) {
    const own = groups.filter((group) => group.purpose === purpose && group.code !== 'UNMAPPED');
    if (own.length === 0) continue;
    rows.push([{ text: title, style: 'label' }]);
    const from = firstRow + rows.length;
    for (const group of own) rows.push(groupRow(group, firstRow + rows.length, { facts, layout, ledger }));
    if (total) rows.push(totalRow(total, from, own, facts));
    rows.push([]);
  }
  return {
    name: 'Balances',
    widths: [32, 16, ...facts.months.map(() => 14)],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: () => [
      [
        ...headRows(
          facts,
          'Balances at month-ends',
          'The balance before, and what moved in the month, which leads to its rows of the ledger.',
        ),
        headings(['', 'Before', ...facts.months]),
        ...rows,
      ],
    ],
  };
}

const formulas: Partial<Record<LedgerUse, BalanceFormula>> = {
  working_capital: 'working-capital',
  debt: 'debt',
  debt_like: 'debt-like',
};

/** As on the page: what is owed lowers working capital, and is positive as a debt. */
function signOf({ code, purpose }: AccountGroup): 1 | -1 {
  const formula = purpose === null ? undefined : formulas[purpose];
  const term = formula && termsOf({ formula, code })[0];
  return term?.sign ?? ledgerAccount(code).side ?? 1;
}

/** Cents: before the first month, and at the end of each. */
function balancesOf(group: AccountGroup, { months }: DatabookFacts): number[] {
  const sign = signOf(group);
  let balance = sign * group.opening;
  const ends = months.map((month) => {
    for (const { months: held } of group.accounts) balance += sign * (held.get(month)?.amount ?? 0);
    return balance + 0;
  });
  return [sign * group.opening + 0, ...ends];
}

function groupRow(group: AccountGroup, row: number, { facts, layout, ledger }: Sheet): WorkbookRow {
  const [before = 0, ...ends] = balancesOf(group, facts);
  const sign = signOf(group) === -1 ? '-' : '+';
  const cells = facts.months.map((month, at): WorkbookCell => {
    const range = layout.ofGroup(group, month);
    const last = cellName(row - 1, at + 1);
    return range
      ? figure(`${last}${sign}SUM(${ledger.amounts(range)})`, ends[at] ?? 0, { link: ledger.rows(range) })
      : figure(last, ends[at] ?? 0);
  });
  return [ledgerAccount(group.code).label, dollars(before), ...cells];
}

function totalRow(
  label: string,
  from: number,
  groups: readonly AccountGroup[],
  facts: DatabookFacts,
): WorkbookRow {
  const all = groups.map((group) => balancesOf(group, facts));
  const cells = ['before', ...facts.months].map((_, at) => {
    const column = at + 1;
    const sum = all.reduce((total, balances) => total + (balances[at] ?? 0), 0);
    const formula = `SUM(${cellName(from - 1, column)}:${cellName(from + groups.length - 2, column)})`;
    return figure(formula, sum, { total: true });
  });
  return [{ text: label, style: 'label' }, ...cells];
}
