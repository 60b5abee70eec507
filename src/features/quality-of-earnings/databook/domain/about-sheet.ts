import { partWords, periodName } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { longDay } from '#kernel/days.ts';
import type { WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { BookFile, DatabookFacts } from './databook-facts.ts';
import { headings, notice } from './figure-cells.ts';
import { shownText } from './ledger-sheet.ts';
import { stageWords } from './stage-words.ts';

const fileColumns: ColumnsOf<BookFile> = {
  number: { from: 'monthly', title: 'File', width: 24, cell: (number) => ({ number, style: 'whole' }) },
  sha256: { from: 'monthly', title: 'SHA-256', width: 70, cell: (text) => text },
  name: { from: 'names', title: 'Name', width: 40, cell: shownText },
};

/** What the databook is, what it is made from, and what it is not. */
export function aboutSheet(
  facts: DatabookFacts,
  sheets: readonly { name: string; about: string }[],
): WorkbookSheet {
  const { stage, number, dataset, madeOn, periods, sums, ledger } = facts;
  const { title, shows, hides } = stageWords[stage];
  const fact = (label: string, text: string): WorkbookRow => [{ text: label, style: 'label' }, text];
  const files = tableAt(stage, fileColumns);
  return {
    name: 'About',
    widths: [24, 70, 40],
    rows: () => [
      [
        [{ text: `Databook: ${title}`, style: 'title' }],
        [{ text: notice, style: 'note' }],
        [],
        fact('Databook version', String(number)),
        fact('Version of the books', String(dataset)),
        fact('Made on', longDay(madeOn)),
        ...periods.map((period) =>
          fact(periodName(period), `${period.from} to ${period.to}${partWords(period)}`),
        ),
        fact('It shows', shows),
        fact('It leaves out', hides),
        ...(sums.some(({ code }) => code === 'UNMAPPED')
          ? [fact('Not decided', 'Some accounts are not decided yet and are in no figure.')]
          : []),
        fact(
          'How to read it',
          'Figures in blue lead to the cells behind them. Every total is a formula that you can follow.',
        ),
        [],
        headings(['Sheet', 'What is in it']),
        ...sheets.map(
          ({ name, about }): WorkbookRow => [{ text: name, style: 'textLink', link: `${name}!A1` }, about],
        ),
        ...(ledger === null || ledger.files.length === 0
          ? []
          : [[], headings(files.titles), ...ledger.files.map(files.cells)]),
      ],
    ],
  };
}
