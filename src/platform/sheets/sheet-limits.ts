import { Refused } from '#kernel/refusal.ts';
import { cellName } from '#kernel/sheet.ts';

/** Far above five years of months in a thousand accounts, and small enough not to delay others. */
export const sheetLimits = {
  rows: 5_000,
  columns: 200,
  cells: 300_000,
  text: 500,
  unpacked: 60_000_000,
  parts: 1_000,
  sharedTexts: 100_000,
} as const;

/** Throws Refused('sheet-too-long') or ('sheet-too-wide') beyond the limits. `count`: cells so far. */
export function boundCell(row: number, column: number, count: number): void {
  const { rows, columns, cells } = sheetLimits;
  if (row >= rows || count > cells) throw new Refused('sheet-too-long', { most: rows, line: row + 1 });
  if (column >= columns) throw new Refused('sheet-too-wide', { most: columns, cell: cellName(row, column) });
}

/** Throws Refused('cell-too-long'); no account name is that long. */
export function boundText(row: number, column: number, text: string): void {
  if (text.length > sheetLimits.text)
    throw new Refused('cell-too-long', { most: sheetLimits.text, cell: cellName(row, column) });
}
