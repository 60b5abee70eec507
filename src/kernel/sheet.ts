/** What stands in a cell of a table that somebody sent. Nothing is worked out: a formula is what its program left of it. */
export type SheetCell =
  | { kind: 'text'; text: string }
  /** `text`: the number as the file writes it. `currency`: the sign or code of its format, where it has one. */
  | { kind: 'number'; value: number; text: string; currency: string | null }
  /** YYYY-MM-DD. */
  | { kind: 'date'; on: string }
  /** Cannot be read as anything: an error of the program, a formula without its result, a yes or no. */
  | { kind: 'odd'; why: 'error' | 'formula' | 'truth'; text: string }
  | null;

/** Rows and columns from 0 on, both ends included. */
export type SheetRange = { top: number; left: number; bottom: number; right: number };

export type Sheet = {
  /** Of the workbook's sheet that was read; `null` for a plain table. */
  name: string | null;
  rows: readonly (readonly SheetCell[])[];
  merged: readonly SheetRange[];
  /** All sheets of the workbook that are not hidden, in its order; none of a plain table. */
  sheets: readonly string[];
};

/** The name of a column as spreadsheet programs show it: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The name of a cell: row 0, column 1 is B1. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}
