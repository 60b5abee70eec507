import { cellName, type Sheet, type SheetCell } from '#kernel/sheet.ts';
import { amountIn } from './amount-text.ts';
import { monthsUntil } from './day-range.ts';
import { dayInText, endedIn, monthsFirst, monthsInTitle, periodIn } from './period-text.ts';
import { NotAStatement, type StatementColumn } from './statement.ts';

export type StatementHead = {
  titles: string[];
  body: number;
  columns: StatementColumn[];
  total: number | null;
  leftOut: string[];
};

const noPeriod =
  /%|\b(change|variance|difference|budget|forecast|notes?|comments?|memo)\b|^(acct|account) ?(#|no\.?|number|code)$/i;
const whole = /^(total|actual|amount|balance|year to date|ytd)$/i;
const lastMonth = /^(current|this) (month|period)$/i;
/** Header above the accounts; FreshBooks writes its currency there, Wave and some others more than "account". */
const accountWord =
  /^((distribution|gl|g\/l|ledger) )?accounts?$|^\(usd\)$|^(account )?(description|name)$|^(line )?items?$|^categor(y|ies)$|^particulars$|^financial row$/i;

/** Finds the header of a profit and loss statement. Throws NotAStatement if there is none, or a column has no name. */
export function statementHead({ rows, merged }: Sheet): StatementHead {
  const first = rows.findIndex((row) => row.slice(1).some((cell) => cell !== null));
  if (first < 0 || !(isHeader(rows[first] ?? []) || namesPeriods(rows[first] ?? [])))
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
  const named = used.filter((one) => !sums.includes(one));
  const daysOf = daysFor(
    named.map(({ label }) => label),
    titles,
  );
  // Of two such columns neither certainly has the days of the title.
  const alone = named.filter(({ label }) => whole.test(label)).length === 1;
  const columns = named.map(({ column, label }) => columnOf(column, label, titles, { daysOf, alone }));
  if (columns.length === 0) throw new NotAStatement({ code: 'no-amounts', line: first + 1 });
  const leftOut = labels.filter((one) => !used.includes(one) || sums.includes(one)).map(({ label }) => label);
  return { titles, body, columns, total: sums[0]?.column ?? null, leftOut };
}

function isHeader([name = null, ...cells]: readonly SheetCell[]): boolean {
  const label = textIn(name);
  if (name !== null && (label === null || !accountWord.test(label))) return false;
  const given = cells.filter((cell) => cell !== null);
  return given.length > 0 && given.every((cell) => isYear(cell) || isName(cell));
}

function namesPeriods([, ...cells]: readonly SheetCell[]): boolean {
  const given = cells.filter((cell) => cell !== null);
  const says = (cell: SheetCell) =>
    isYear(cell) || cell?.kind === 'date' || periodIn(textIn(cell) ?? '') !== null;
  return given.length > 0 && given.every(says);
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

function labelsOf(
  head: readonly (readonly SheetCell[])[],
  below: readonly (readonly SheetCell[])[],
  body: number,
) {
  const width = Math.max(0, ...head.map((row) => row.length), ...below.map((row) => row.length));
  const labels: { column: number; label: string }[] = [];
  for (let column = 1; column < width; column += 1) {
    const label = labelOf(head, column);
    const at = below.findIndex((row) => (row[column] ?? null) !== null);
    if (label) labels.push({ column, label });
    else if (at >= 0 && isShareOf(below, column)) labels.push({ column, label: '% of the column before' });
    else if (at >= 0) throw new NotAStatement({ code: 'column-unnamed', cell: cellName(body + at, column) });
  }
  return labels;
}

/** For "Actual" beside a budget the header above both, which is written once, at their left. */
function labelOf(head: readonly (readonly SheetCell[])[], column: number): string | null {
  const texts = head.map((row) => textIn(row[column] ?? null));
  const lowest = texts.findLast((text) => text !== null) ?? null;
  if (lowest === null || !/^actual$/i.test(lowest)) return lowest;
  const above = head[texts.lastIndexOf(lowest) - 1]?.slice(1, column + 1).map(textIn) ?? [];
  return above.findLast((text) => text !== null) ?? lowest;
}

function isShareOf(below: readonly (readonly SheetCell[])[], column: number): boolean {
  const pairs = below.flatMap((row) => {
    const [of, share] = [amountIn(row[column - 1] ?? null), amountIn(row[column] ?? null)];
    return share === null ? [] : [{ of, share }];
  });
  const whole = pairs.find(({ share, of }) => share === 100_00 && of !== 0);
  if (typeof whole?.of !== 'number') return false;
  const base = whole.of;
  return pairs.every(
    ({ of, share }) =>
      typeof share === 'number' &&
      typeof (of ?? 0) === 'number' &&
      Math.abs(share - (Number(of ?? 0) / base) * 100_00) <= roundedShare,
  );
}

/** Rounding allowed in a share, in hundredths of a percent: some programs write one decimal. */
const roundedShare = 6;

function columnOf(
  column: number,
  label: string,
  titles: readonly string[],
  { daysOf, alone }: { daysOf: (label: string) => Days; alone: boolean },
): StatementColumn {
  const title = titles.find((one) => periodIn(one) !== null) ?? null;
  const range = title === null ? null : periodIn(title);
  if (range && lastMonth.test(label)) return { column, label, range: monthsUntil(range.to, 1) };
  if (!whole.test(label) || !alone) return { column, label: label.replaceAll(/\s+/g, ' '), ...daysOf(label) };
  return title === null ? { column, label, range: null } : { column, label: title, range };
}

type Days = Pick<StatementColumn, 'range' | 'ends'>;

/** The days of each header. A single day is the last one of its column or, as a workbook date, any one of a month. */
function daysFor(labels: readonly string[], titles: readonly string[]): (label: string) => Days {
  const length = titles.map(monthsInTitle).find((months) => months !== null) ?? null;
  const plain = monthsFirst(labels);
  const months = areMonths(plain);
  return (label) => {
    const text = plain[labels.indexOf(label)] ?? label;
    const day = dayInText(text);
    if (months && day) return { range: monthsUntil(day, 1) };
    const range = periodIn(text) ?? endedIn(text, length);
    if (range || length !== null || day === null) return { range };
    if (day.endsWith('-01')) return { range: monthsUntil(day, 1) };
    return { range: null, ...(isMonthEnd(day) ? { ends: day } : {}) };
  };
}

const isMonthEnd = (day: string) => monthsUntil(day, 1).to === day;

function areMonths(labels: readonly string[]): boolean {
  const days = labels.flatMap((label) => dayInText(label) ?? []);
  const numbers = days.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  const alone = new Set(numbers).size === numbers.length && numbers.length > 1;
  const ends = days.every(isMonthEnd);
  return alone && ends && Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1;
}
