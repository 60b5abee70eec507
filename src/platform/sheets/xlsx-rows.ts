import type { SheetCell } from '#kernel/sheet.ts';
import { packedTexts } from './packed-texts.ts';
import { isSumLeftAtZero } from './stale-results.ts';
import { cellFormats, eachSharedText, workbookSheets } from './workbook-parts.ts';
import { openWorkbook, type Workbook } from './workbook-zip.ts';
import { cellOf, columnIn, type Known, type RawCell } from './xlsx-sheet.ts';

type RowsReader = {
  sheet(name: string): void;
  /** `at`: the row from 1. */
  row(cells: readonly SheetCell[], at: number): void;
  /** Runs between pieces of the file, for readers that pass on what they read. */
  between(): Promise<void>;
};

/** `unpacked`: bytes in all; `text`: characters of a cell, which is cut there; `columns`: cells beyond are left out. */
export type RowsLimits = { unpacked: number; text: number; columns: number };

/**
 * Passes on the rows of every visible sheet, in bounded memory. Formulas are not evaluated, links not followed, macros
 * ignored. Returns the names of hidden sheets, which are not read. Throws Refused('workbook-…').
 */
export async function xlsxRows(
  bytes: Uint8Array,
  limits: RowsLimits,
  reader: RowsReader,
): Promise<{ hidden: string[] }> {
  const workbook = await openWorkbook(bytes, limits.unpacked);
  const { sheets, from1904 } = await workbookSheets(workbook);
  const texts = packedTexts();
  await eachSharedText(workbook, limits.text, (text) => texts.push(text));
  const known: Known = { texts, formats: await cellFormats(workbook), from1904 };
  for (const { name, hidden, part } of sheets) {
    if (hidden || !part || !workbook.has(part)) continue;
    reader.sheet(name);
    await readRows(workbook, part, known, { ...limits, reader });
  }
  return { hidden: sheets.filter(({ hidden }) => hidden).map(({ name }) => name) };
}

/** Others can be zero: “=SUM(0,0)” of a line that was voided. */
const isTotal = (cell: SheetCell | undefined): boolean =>
  cell?.kind === 'text' && /\btotals?\b|\bbalance\b|^net\b/i.test(cell.text);

async function readRows(
  workbook: Workbook,
  part: string,
  known: Known,
  { columns, text: longest, reader }: RowsLimits & { reader: RowsReader },
): Promise<void> {
  let [row, column] = [0, -1];
  let cells: SheetCell[] = [];
  let cell: RawCell | null = null;
  let into: 'value' | 'formula' | 'inline' | null = null;
  /** Sums with the result 0 in the row, as they are if it is one of totals. */
  let unsummed: { column: number; cell: SheetCell }[] = [];
  const anyLength = () => {};
  await workbook.read(
    part,
    {
      open: (name, of) => {
        if (name === 'c') {
          column = of.r === undefined ? column + 1 : columnIn(of.r);
          cell = { type: of.t ?? 'n', format: Number(of.s ?? 0), value: '', formula: null, inline: '' };
        } else if (name === 'v') into = 'value';
        else if (name === 't') into = 'inline';
        else if (name === 'f' && cell) [into, cell.formula] = ['formula', ''];
        else if (name === 'row') {
          [row, column, cells] = [of.r === undefined ? row + 1 : Number(of.r), -1, []];
          unsummed = [];
        }
      },
      text: (text) => {
        if (cell && into && (cell[into] ?? '').length <= longest) cell[into] = (cell[into] ?? '') + text;
      },
      close: (name) => {
        if (name === 'v' || name === 't' || name === 'f') into = null;
        else if (name === 'row') {
          if (cells.some(isTotal)) for (const { column: at, cell: unread } of unsummed) cells[at] = unread;
          reader.row(cells, row);
        } else if (name === 'c' && cell) {
          const at = [row - 1, column] as const;
          const read = column < columns ? cellOf(cell, known, at, anyLength) : null;
          if (read && isSumLeftAtZero(cell.formula, cell.value))
            unsummed.push({ column, cell: cellOf({ ...cell, value: '' }, known, at, anyLength) });
          while (read && cells.length < column) cells.push(null);
          if (read) cells[column] = read;
          cell = null;
        }
      },
    },
    () => reader.between(),
  );
}
