import type { Severity } from '#features/quality-of-earnings/findings/domain/severity.ts';
import { severityWords } from '#features/quality-of-earnings/findings/domain/severity-words.ts';
import { emptyMonthsWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { BookFinding, DatabookFacts } from './databook-facts.ts';
import { dollars, firstRow, headings, headRows } from './figure-cells.ts';
import { shownText } from './ledger-sheet.ts';

const columns: ColumnsOf<Omit<BookFinding, 'id'>> = {
  title: { from: 'summary', title: 'Finding', width: 42, cell: (text) => text },
  severity: {
    from: 'summary',
    title: 'Weight',
    width: 22,
    cell: (severity: Severity) => severityWords[severity].title,
  },
  dollars: { from: 'summary', title: 'What it is about', width: 18, cell: dollars },
  stake: { from: 'summary', title: 'What a buyer could take off', width: 26, cell: dollars },
  rows: { from: 'summary', title: 'Entries', width: 10, cell: (number) => ({ number, style: 'whole' }) },
  explained: { from: 'summary', title: 'Explained', width: 12, cell: (yes) => (yes ? 'yes' : 'open') },
  rule: { from: 'summary', title: 'When it is a finding', width: 60, cell: (text) => text },
  asks: { from: 'summary', title: 'What is asked', width: 60, cell: (text) => text },
  subject: { from: 'names', title: 'About', width: 32, cell: shownText },
  explanation: { from: 'names', title: 'The owner’s explanation', width: 60, cell: shownText },
};

/** What forensic tests found: questions that accuse no one. Whom or what they are about opens with the names. */
export function flagsSheet(facts: DatabookFacts): WorkbookSheet {
  const { emptyMonths } = facts;
  const { state, found, clear } = facts.findings;
  const table = tableAt(facts.stage, columns);
  const note = (text: string): WorkbookRow => [{ text, style: 'note' }];
  return {
    name: 'Flags',
    widths: table.widths,
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: () => [
      [
        ...headRows(
          facts,
          'Flags',
          'A finding is a question and not a fault. Its dollars are those of its test.',
        ),
        headings(table.titles),
        ...found.map(table.cells),
        [],
        ...(state === 'done' ? [] : [note('The tests were not finished when this databook was made.')]),
        ...(emptyMonths.length === 0
          ? []
          : [note(`${emptyMonthsWords(emptyMonths)}: ask for them. No test saw these months.`)]),
        ...(clear.length === 0 ? [] : [note(`Tests that found nothing: ${clear.join(', ')}.`)]),
      ],
    ],
  };
}
