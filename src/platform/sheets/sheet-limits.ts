import { Refused } from '#kernel/refusal.ts';
import { cellName } from '#kernel/sheet.ts';

/** Far above five years of months in a thousand accounts, and small enough not to delay others. */
export const sheetLimits = {
  rows: 5_000,
  columns: 200,
  cells: 300_000,
  /** No account name is longer. */
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

/** Throws Refused('cell-too-long'). `most`: characters. */
export function boundText(row: number, column: number, text: string, most: number = sheetLimits.text): void {
  if (text.length > most) throw new Refused('cell-too-long', { most, cell: cellName(row, column) });
}
