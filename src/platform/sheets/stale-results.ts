import type { SheetCell } from '#kernel/sheet.ts';
import { columnOf } from './workbook-parts.ts';

/** A formula whose result in the file is 0. */
export type ZeroResult = { row: number; column: number; formula: string };

/** A number as text, which some programs leave in a cell whose formula they did not compute. */
const literal = /^\s*=?\s*([-+]?\d+(?:\.\d+)?)\s*$/;

/** The number that a formula is, whatever result stands beside it. */
export function numberOfFormula(formula: string | null): string | null {
  return literal.exec(formula ?? '')?.[1] ?? null;
}

/** A sum that has the result 0 may be one that its program left for another to compute. */
export function isSumLeftAtZero(formula: string | null, result: string): boolean {
  return formula !== null && /^\s*\(*\s*SUM\(/i.test(formula) && isZero(result);
}

export const isZero = (result: string) => result !== '' && Number(result) === 0;

/** Cells looked at in all: a sum of a whole column is not worth more. */
const mostCells = 200_000;

/**
 * Xero writes each total as a formula with the result 0, for a spreadsheet program to compute. A sum of amounts of one sign,
 * one of them not zero, is never zero: if there is such a sum, no result of 0 in the sheet is one.
 */
export function withoutStaleZeros(rows: SheetCell[][], zeros: readonly ZeroResult[]): void {
  let left = mostCells;
  const isStale = ({ formula }: ZeroResult): boolean => {
    const cells = cellsOf(formula, left);
    left -= cells?.length ?? 0;
    const values = (cells ?? []).map(([row, column]) => numberIn(rows[row]?.[column]));
    const some = values.some((value) => value !== 0);
    return some && (values.every((value) => value >= 0) || values.every((value) => value <= 0));
  };
  if (!zeros.some(isStale)) return;
  for (const { row, column, formula } of zeros) {
    const line = rows[row];
    if (line) line[column] = { kind: 'odd', why: 'formula', text: `=${formula}` };
  }
}

const numberIn = (cell: SheetCell | undefined) => (cell?.kind === 'number' ? cell.value : 0);

const onlySums = /^(?:[\s()+,:]|SUM(?=\()|[A-Z]{1,3}\d{1,7})+$/i;

/** The cells that a formula adds up and nothing else; `null` if it does anything else, or has too many. */
function cellsOf(formula: string, most: number): [row: number, column: number][] | null {
  const plain = formula.replaceAll('$', '').toUpperCase();
  if (!onlySums.test(plain)) return null;
  const cells: [number, number][] = [];
  for (const [, from = '', to = from] of plain.matchAll(/([A-Z]{1,3}\d+)(?::([A-Z]{1,3}\d+))?/g)) {
    const [top, bottom] = [rowOf(from), rowOf(to)];
    const [first, last] = [columnOf(from) ?? 0, columnOf(to) ?? 0];
    if (cells.length + (bottom - top + 1) * (last - first + 1) > most) return null;
    for (let row = top; row <= bottom; row += 1)
      for (let column = first; column <= last; column += 1) cells.push([row, column]);
  }
  return cells;
}

const rowOf = (cell: string) => Number(cell.replace(/^[A-Z]+/, '')) - 1;
