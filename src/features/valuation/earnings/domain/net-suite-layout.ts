import type { Sheet, SheetCell } from '#kernel/sheet.ts';

/** The name of the first column in each statement of NetSuite. */
const financialRow = /^financial row$/i;

/**
 * Writes a statement of NetSuite with the words of other programs: “Amount (Jun 2025)” above a column is its month, and
 * “Total - Income” the total of Income. Cells keep their place, so that problems name the cell of the file.
 */
export function withoutNetSuiteWords(sheet: Sheet): Sheet {
  const at = sheet.rows.findIndex(([first = null]) => financialRow.test(wordsOf(first)));
  if (at < 0) return sheet;
  return {
    ...sheet,
    rows: sheet.rows.map((row, line) => {
      if (line === at) return row.map(monthOf);
      if (line === at + 1 && isAmountsOnly(row)) return row.map(() => null);
      return line < at ? row : row.map((cell, column) => (column === 0 ? nameOf(cell) : cell));
    }),
  };
}

/** A second row of the header: what each month shows. */
function isAmountsOnly(row: readonly SheetCell[]): boolean {
  const filled = row.map(wordsOf).filter((words) => words !== '');
  return filled.length > 0 && filled.every((words) => /^amount$/i.test(words));
}

const wordsOf = (cell: SheetCell) => (cell?.kind === 'text' ? cell.text.trim() : '');
const text = (words: string): SheetCell => ({ kind: 'text', text: words });

function monthOf(cell: SheetCell): SheetCell {
  const month = /^(?:compar(?:ative|ison) )?amount \((?:as of )?(.+)\)$/i.exec(wordsOf(cell))?.[1];
  return month === undefined ? cell : text(month);
}

function nameOf(cell: SheetCell): SheetCell {
  const words = wordsOf(cell);
  const of = /^total - (.+)$/i.exec(words)?.[1];
  if (of !== undefined) return text(`Total ${of}`);
  return /^other income and expenses$/i.test(words) ? text('Other Income/Expense') : cell;
}
