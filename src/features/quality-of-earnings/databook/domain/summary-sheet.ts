import { cellName } from '#kernel/sheet.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import type { BridgeKey, BridgeSheet } from './bridge-sheet.ts';
import type { DatabookFacts } from './databook-facts.ts';
import { absent, figure, firstRow, headings, headRows, periodTitles, widthsOf } from './figure-cells.ts';

const lines: readonly { key: BridgeKey; label: string }[] = [
  { key: 'revenue', label: 'Revenue' },
  { key: 'gross-profit', label: 'Gross profit' },
  { key: 'ebitda', label: 'EBITDA as reported' },
  { key: 'adjusted', label: 'Adjusted EBITDA' },
  { key: 'sde', label: 'SDE' },
];

/** The last twelve months and the fiscal years on one page; each figure is a cell of the bridge. */
export function summarySheet(facts: DatabookFacts, bridge: BridgeSheet): WorkbookSheet {
  const rowOf = ({ key, label }: (typeof lines)[number]): WorkbookRow => [
    { text: label, style: 'label' },
    ...facts.periods.map(({ entries }, at) => {
      if (!entries) return absent;
      const { cell, cents } = bridge.at(key, at);
      return figure(cell, cents, { link: cell, total: true });
    }),
  ];
  return {
    name: 'Summary',
    widths: [30, ...widthsOf(periodTitles(facts), 18)],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: () => [
      [
        ...headRows(facts, 'Quality of earnings: summary', 'Every figure leads to its row of the bridge.'),
        headings(['', ...periodTitles(facts)]),
        ...lines.map(rowOf),
        marginRow(facts, bridge),
      ],
    ],
  };
}

/** Gross profit of revenue, from the two rows above. */
function marginRow(facts: DatabookFacts, bridge: BridgeSheet): WorkbookRow {
  const cells = facts.periods.map(({ entries }, at): WorkbookCell => {
    if (!entries) return absent;
    const [revenue, profit] = [cellName(firstRow - 1, at + 1), cellName(firstRow, at + 1)];
    const sales = bridge.at('revenue', at).cents;
    const share = sales === 0 ? 0 : bridge.at('gross-profit', at).cents / sales;
    return { formula: `IF(${revenue}=0,0,${profit}/${revenue})`, number: share, style: 'percent' };
  });
  return [{ text: 'Gross margin', style: 'label' }, ...cells];
}
