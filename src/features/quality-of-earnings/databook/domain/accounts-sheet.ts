import { ledgerUseWords } from '#features/quality-of-earnings/general-ledger/domain/ledger-use-words.ts';
import { type LedgerUse, ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { mostInSheet, type WorkbookCell, type WorkbookRow, type WorkbookSheet } from '#kernel/workbook.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { AccountGroup, BookAccount, DatabookFacts } from './databook-facts.ts';
import { figure, firstRow, headings, headRows, periodSums, timeColumns, widthsOf } from './figure-cells.ts';
import type { LedgerLayout } from './ledger-layout.ts';
import type { LedgerPlaces } from './ledger-sheet.ts';

type AccountRow = { account: string; canonical: string; purpose: LedgerUse | null };

const columns: ColumnsOf<AccountRow> = {
  account: { from: 'monthly', title: 'Account', width: 40, cell: (text) => text },
  canonical: { from: 'monthly', title: 'Belongs to', width: 24, cell: (text) => text },
  purpose: {
    from: 'monthly',
    title: 'Purpose',
    width: 18,
    cell: (purpose) => (purpose === null ? null : ledgerUseWords[purpose].label),
  },
};

/** What moved in every account of the ledger, month by month, each with the sign that is usual for it. */
export function accountsSheet(
  facts: DatabookFacts,
  groups: readonly AccountGroup[],
  layout: LedgerLayout,
  ledger: LedgerPlaces,
): WorkbookSheet {
  const table = tableAt(facts.stage, columns);
  const time = timeColumns(facts, table.titles.length);
  const all = groups.flatMap((group) => group.accounts.map((account) => ({ group, account })));
  const linked = all.length * facts.months.length <= mostInSheet.links;
  const cellsOf = (group: AccountGroup, account: BookAccount): WorkbookCell[] =>
    facts.months.map((month) => {
      const range = layout.ofAccount(account.id, month);
      if (!range) return null;
      const minus = signOf(group) === -1 ? '-' : '';
      const link = linked ? { link: ledger.rows(range) } : {};
      return figure(`${minus}SUM(${ledger.amounts(range)})`, movedIn(group, account, month), link);
    });
  const rowOf = ({ group, account }: (typeof all)[number], at: number): WorkbookRow => [
    ...table.cells({
      account: account.label,
      canonical: ledgerAccount(group.code).label,
      purpose: group.purpose,
    }),
    ...cellsOf(group, account),
    ...periodSums(facts, time, {
      row: firstRow + at,
      values: facts.months.map((month) => movedIn(group, account, month)),
    }),
  ];
  return {
    name: 'Accounts',
    widths: [...table.widths, ...widthsOf(time.titles, 14)],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: function* () {
      yield [
        ...headRows(
          facts,
          'Accounts by month',
          'What moved in each account of the ledger. Costs, assets and income are positive where they usually are.',
        ),
        headings([...table.titles, ...time.titles]),
      ];
      for (const [at, one] of all.entries()) yield [rowOf(one, at)];
    },
  };
}

const signOf = ({ code }: AccountGroup) => ledgerAccount(code).side ?? -1;
const movedIn = (group: AccountGroup, { months }: BookAccount, month: string) =>
  signOf(group) * (months.get(month)?.amount ?? 0) + 0;
