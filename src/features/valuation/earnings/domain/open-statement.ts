import type { Sheet } from '#kernel/sheet.ts';
import { bookedColumns } from './booked-columns.ts';
import { withoutIndents } from './desktop-layout.ts';
import { withoutNetSuiteWords } from './net-suite-layout.ts';
import { namesForNumbers, numberIn } from './numbered-accounts.ts';
import { otherReportIn } from './other-report.ts';
import { isShareName, sectionNamed } from './row-names.ts';
import type { OpenRow } from './row-uses.ts';
import { refuseScaled } from './scaled-amounts.ts';
import { NotAStatement, type Statement, type StatementProblem } from './statement.ts';
import { statementHead } from './statement-columns.ts';
import { basisIn, layoutOf } from './statement-parts.ts';
import { amountsIn, mostAccounts, nameOf } from './statement-tree.ts';

export type OpenStatement = Omit<Statement, 'lines' | 'netIncome'> & { rows: readonly OpenRow[] };

const sortable: readonly StatementProblem['code'][] = [
  'no-amounts',
  'no-name',
  'total-without-start',
  'section-unknown',
  'outside-sections',
  'section-without-total',
  'layout-unknown',
  'no-net-income',
];

export function canBeSorted({ code }: StatementProblem): boolean {
  return sortable.includes(code);
}

/** The rows of a table without known sections or totals. An unreadable amount is still a problem. */
export function openStatement(sheet: Sheet): OpenStatement | { problem: StatementProblem } {
  try {
    return openOf(sheet);
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    return { problem: error.problem };
  }
}

function openOf(given: Sheet): OpenStatement {
  const other = otherReportIn(given);
  if (other) throw new NotAStatement({ code: other });
  const sheet = withoutIndents(namesForNumbers(withoutNetSuiteWords(given)));
  const head = statementHead(sheet);
  refuseScaled(sheet, head);
  const numbers = given.rows.map(numberIn);
  const rows = rowsOf(sheet, head).map((row) => ({ ...row, number: numbers[row.line - 1] ?? null }));
  if (rows.length === 0) throw new NotAStatement({ code: 'no-amounts' });
  if (rows.length > mostAccounts)
    throw new NotAStatement({ code: 'too-many-accounts', line: rows[mostAccounts]?.line ?? 1 });
  const booked = bookedColumns(head.columns, rows);
  if (booked.length === 0) throw new NotAStatement({ code: 'nothing-booked' });
  const only = <T>(all: readonly T[]) => all.filter((_, at) => booked.includes(at));
  const texts = sheet.rows.flatMap(([first = null]) => (first?.kind === 'text' ? [first.text] : []));
  return {
    layout: layoutOf(texts),
    title: head.titles.join(', ').slice(0, 300),
    basis: basisIn(texts),
    columns: only(head.columns),
    rows: rows.map((row) => ({ ...row, amounts: only(row.amounts) })),
    leftOut: head.leftOut,
    empty: head.columns.flatMap(({ label }, at) => (booked.includes(at) ? [] : [label])),
  };
}

type Found = Omit<OpenRow, 'number' | 'under'> & { empty: boolean };

function rowsOf(sheet: Sheet, head: ReturnType<typeof statementHead>): Omit<OpenRow, 'number'>[] {
  const found: Found[] = [];
  for (let row = head.body; row < sheet.rows.length; row += 1) {
    const cells = sheet.rows[row] ?? [];
    const [first = null] = cells;
    if (first?.kind === 'text' && isShareName(first.text)) continue;
    const amounts = amountsIn(cells, row, head);
    const empty = amounts.every((amount) => amount === null);
    const name = first?.kind === 'text' ? nameOf(first.text) : '';
    if (empty && name === '') continue;
    found.push({ line: row + 1, name: name || `Line ${row + 1}, without a name`, amounts, empty });
  }
  return underHeadings(found);
}

/** The name that a "Total …" row adds up; `null` if it is not one. */
export function totalOf(name: string): string | null {
  return /^total (?:for )?(.+)$/i.exec(name)?.[1] ?? null;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function underHeadings(found: readonly Found[]): Omit<OpenRow, 'number'>[] {
  const ended = new Map(found.flatMap(({ name }, at) => [[totalOf(name)?.toLowerCase() ?? '', at] as const]));
  let open: string[] = [];
  let loose: string[] = [];
  return found.flatMap(({ line, name, amounts, empty }, at) => {
    const ends = totalOf(name);
    const start = ends === null ? -1 : open.findLastIndex((one) => same(one, ends));
    if (start >= 0) {
      open = open.slice(0, start);
      loose = [];
    } else if (ends !== null && sectionNamed(ends)) [open, loose] = [[], []];
    const isEnded = (ended.get(name.toLowerCase()) ?? -1) > at;
    if (empty && sectionNamed(name)) [open, loose] = [isEnded ? [name] : [], isEnded ? [] : [name]];
    else if (empty && isEnded) [open, loose] = [[...open, ...loose, name], []];
    else if (empty && ends === null) loose = [...loose.filter((one) => sectionNamed(one)), name];
    const row = { line, name, under: [...open, ...loose], amounts };
    if (!empty && isEnded) open = [...open, name];
    return empty ? [] : [row];
  });
}
