import { cellName, type Sheet, type SheetCell } from '#kernel/sheet.ts';
import { amountIn } from './amount-text.ts';
import type { DayRange } from './day-range.ts';
import { wholeMonths } from './day-range.ts';
import { dayInText, endedIn, monthsInTitle, periodIn } from './period-text.ts';
import { NotAStatement, type StatementColumn } from './statement.ts';

/** Where the amounts of a statement begin, and what its columns are. */
export type StatementHead = {
  titles: string[];
  /** The first row below the header. */
  body: number;
  columns: StatementColumn[];
  /** The column that adds up the others, where there is one. */
  total: number | null;
  leftOut: string[];
};

/** Columns that hold no amounts of a period. */
const noPeriod = /%|\bchange\b|\bvariance\b|\bbudget\b/i;
const accountWord = /^(distribution )?account$/i;

/** Finds the header of a profit-and-loss. Throws NotAStatement where there is none, or a column has no name. */
export function statementHead({ rows, merged }: Sheet): StatementHead {
  const first = rows.findIndex((row) => row.slice(1).some((cell) => cell !== null));
  if (first < 0 || !isHeader(rows[first] ?? []))
    throw new NotAStatement({ code: 'no-header', line: first + 1 || 1 });
  let body = first + 1;
  while (body < rows.length && isHeader(rows[body] ?? [])) body += 1;
  const titles = rows.slice(0, first).flatMap((row) => textIn(row[0] ?? null) ?? []);
  const across = merged.find(
    ({ top, bottom, left, right }) => bottom >= body && top < rows.length && right > left,
  );
  if (across) throw new NotAStatement({ code: 'merged-cells', cell: cellName(across.top, across.left) });
  const labels = labelsOf(rows.slice(first, body), rows.slice(body), body);
  const used = labels.filter(({ label }) => !noPeriod.test(label));
  const sums = used.length > 2 ? used.filter(({ label }) => /^total$/i.test(label)) : [];
  const length = titles.map(monthsInTitle).find((months) => months !== null) ?? null;
  const columns = used
    .filter((one) => !sums.includes(one))
    .map(({ column, label }) => named(column, label, titles, length));
  if (columns.length === 0) throw new NotAStatement({ code: 'no-amounts', line: first + 1 });
  const leftOut = labels.filter((one) => !used.includes(one) || sums.includes(one)).map(({ label }) => label);
  return { titles, body, columns, total: sums[0]?.column ?? null, leftOut };
}

/** A row that names columns: nothing or the word account before them, and no amounts. */
function isHeader([name = null, ...cells]: readonly SheetCell[]): boolean {
  const label = textIn(name);
  if (name !== null && (label === null || !accountWord.test(label))) return false;
  const given = cells.filter((cell) => cell !== null);
  return given.length > 0 && given.every((cell) => isYear(cell) || isName(cell));
}

function isYear(cell: SheetCell): boolean {
  const text = cell?.kind === 'text' || cell?.kind === 'number' ? cell.text : '';
  return /^(19|20)\d\d$/.test(text);
}

function isName(cell: SheetCell): boolean {
  return cell?.kind === 'date' || (cell?.kind === 'text' && typeof amountIn(cell) === 'string');
}

function textIn(cell: SheetCell): string | null {
  if (cell === null) return null;
  return cell.kind === 'date' ? cell.on : cell.text;
}

/** The lowest header of each column with amounts; a column with amounts and no header is refused. */
function labelsOf(
  head: readonly (readonly SheetCell[])[],
  below: readonly (readonly SheetCell[])[],
  body: number,
) {
  const width = Math.max(0, ...head.map((row) => row.length), ...below.map((row) => row.length));
  const labels: { column: number; label: string }[] = [];
  for (let column = 1; column < width; column += 1) {
    const label = head.map((row) => textIn(row[column] ?? null)).findLast((text) => text !== null);
    const at = below.findIndex((row) => (row[column] ?? null) !== null);
    if (label) labels.push({ column, label });
    else if (at >= 0) throw new NotAStatement({ code: 'column-unnamed', cell: cellName(body + at, column) });
  }
  return labels;
}

/** A lone column called Total is named by the title that says its period. */
function named(
  column: number,
  label: string,
  titles: readonly string[],
  length: number | null,
): StatementColumn {
  if (!/^total$/i.test(label)) return { column, label, range: rangeOf(label, length) };
  for (const title of titles) {
    const range = periodIn(title);
    if (range) return { column, label: title, range };
  }
  return { column, label, range: null };
}

/** A day alone is the last one of a column, or (as a date of a workbook) any one of a month. */
function rangeOf(label: string, length: number | null): DayRange | null {
  const range = periodIn(label) ?? endedIn(label, length);
  if (range || length !== null) return range;
  const day = dayInText(label);
  const first = day?.endsWith('-01') ? periodIn(day.slice(0, 7)) : null;
  return first && wholeMonths(first) === 1 ? first : null;
}
