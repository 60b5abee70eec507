/** A cell of an uploaded table. Formulas are not evaluated: the file's cached result counts. */
export type SheetCell =
  | { kind: 'text'; text: string }
  /** `text`: the number as written in the file. `currency`: the sign or code of its format. */
  | { kind: 'number'; value: number; text: string; currency: string | null }
  | { kind: 'date'; on: string }
  /** Not usable: an error value, a formula without its result, or a boolean. */
  | { kind: 'odd'; why: 'error' | 'formula' | 'truth'; text: string }
  | null;

/** Rows and columns start at 0; both ends are included. */
export type SheetRange = { top: number; left: number; bottom: number; right: number };

export type Sheet = {
  name: string | null;
  rows: readonly (readonly SheetCell[])[];
  merged: readonly SheetRange[];
  /** All visible sheets in their order; empty for a plain table. */
  sheets: readonly string[];
  /** How many sheets are hidden; they are never read. */
  hidden: number;
};

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** Row 0, column 1 is B1. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}
