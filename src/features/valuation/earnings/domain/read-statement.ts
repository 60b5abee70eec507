import { type Cents, cents } from '#kernel/money.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { bookedColumns } from './booked-columns.ts';
import { withoutIndents } from './desktop-layout.ts';
import { withoutNetSuiteWords } from './net-suite-layout.ts';
import { namesForNumbers } from './numbered-accounts.ts';
import { otherReportIn } from './other-report.ts';
import { sectionNamed } from './row-names.ts';
import { refuseScaled } from './scaled-amounts.ts';
import {
  NotAStatement,
  type Odd,
  refuseOdd,
  type Statement,
  type StatementColumn,
  type StatementLine,
  type StatementProblem,
  type StatementSection,
} from './statement.ts';
import { statementHead } from './statement-columns.ts';
import {
  basisIn,
  effectOf,
  layoutOf,
  longestPath,
  made,
  roots,
  type Worked,
  workedNamed,
} from './statement-parts.ts';
import { holdTo, type StatementNode, statementTree } from './statement-tree.ts';

/**
 * Parses a profit and loss statement in the layouts of QuickBooks (Online and Desktop), Xero, Sage, Wave,
 * FreshBooks and NetSuite: amounts in cents. Every subtotal, the gross profit and the net income must add up within a cent;
 * otherwise the problem gives the line and the difference, or the other report that was found. With an `odd` that does
 * not throw, amounts that are not clear or do not add up are told to it, and reading goes on.
 */
export function readStatement(sheet: Sheet, odd: Odd = refuseOdd): Statement | { problem: StatementProblem } {
  try {
    return statementOf(sheet, odd);
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    const other = otherReportIn(sheet);
    return { problem: other ? { code: other } : error.problem };
  }
}

function statementOf(given: Sheet, odd: Odd): Statement {
  const sheet = withoutIndents(namesForNumbers(withoutNetSuiteWords(given)));
  const head = statementHead(sheet);
  refuseScaled(sheet, head);
  const { columns } = head;
  const parts = partsOf(statementTree(sheet, head, odd));
  const netIncome = check(parts, columns, odd);
  const lines = linesOf(parts.sections);
  const booked = bookedColumns(columns, lines);
  if (booked.length === 0) throw new NotAStatement({ code: 'nothing-booked' });
  const only = <T>(all: readonly T[]) => all.filter((_, at) => booked.includes(at));
  const texts = sheet.rows.flatMap(([first = null]) => (first?.kind === 'text' ? [first.text] : []));
  return {
    layout: layoutOf(texts),
    title: head.titles.join(', ').slice(0, 300),
    basis: basisIn(texts),
    columns: only(columns),
    lines: lines.map((line) => ({ ...line, amounts: only(line.amounts) })),
    netIncome: only(netIncome),
    leftOut: head.leftOut,
    empty: columns.flatMap(({ label }, at) => (booked.includes(at) ? [] : [label])),
  };
}

type Section = { section: StatementSection; node: StatementNode };
type Parts = { sections: Section[]; worked: { what: Worked; node: StatementNode }[] };

function partsOf(nodes: readonly StatementNode[]): Parts {
  const parts: Parts = { sections: [], worked: [] };
  let heading: StatementNode | null = null;
  for (const node of nodes) {
    const worked = workedNamed(node.name);
    const section = sectionNamed(node.name);
    if (node.closed) {
      if (!section) throw new NotAStatement({ code: 'section-unknown', line: node.line, says: node.name });
      refuseWorkedBelow(node);
      parts.sections.push({ section, node });
    } else if (worked) parts.worked.push({ what: worked, node });
    else if (section && isEmpty(node)) heading = node;
    else if (!isEmpty(node)) throw new NotAStatement(outside(node, section ? node : heading));
  }
  return parts;
}

const isEmpty = ({ own }: StatementNode) => own.every((amount) => amount === null);

function outside(node: StatementNode, heading: StatementNode | null): StatementProblem {
  return heading
    ? { code: 'section-without-total', line: heading.line, says: heading.name }
    : { code: 'outside-sections', line: node.line, says: node.name };
}

/** A gross profit inside a section means an unknown nesting. */
function refuseWorkedBelow({ children }: StatementNode): void {
  for (const child of children) {
    if (workedNamed(child.name) && !child.closed)
      throw new NotAStatement({ code: 'layout-unknown', line: child.line, says: child.name });
    refuseWorkedBelow(child);
  }
}

function check({ sections, worked }: Parts, columns: readonly StatementColumn[], odd: Odd): Cents[] {
  if (sections.length === 0) throw new NotAStatement({ code: 'no-amounts' });
  const over = (of: readonly StatementSection[]) =>
    columns.map((_, column) =>
      cents(
        sections
          .filter(({ section }) => of.includes(section))
          .reduce((sum, { section, node }) => sum + effectOf(section) * (node.sums[column] ?? 0), 0),
      ),
    );
  for (const { what, node } of worked) holdTo(node, over(workedOver(what, sections)), columns, odd);
  if (!worked.some(({ what }) => what === 'net-income')) throw new NotAStatement({ code: 'no-net-income' });
  return over(made['net-income']);
}

/** Xero puts other income above operating costs and includes it in operating profit. */
function workedOver(what: Worked, sections: readonly Section[]): readonly StatementSection[] {
  const at = (wanted: StatementSection) => sections.findIndex(({ section }) => section === wanted);
  const above = what === 'operating-profit' && at('other-income') >= 0 && at('other-income') < at('expenses');
  return above ? [...made[what], 'other-income'] : made[what];
}

/** Accounts with amounts, by full path, because the same name may be under income and expenses. */
function linesOf(sections: readonly Section[]): StatementLine[] {
  const lines = new Map<string, StatementLine>();
  const add = (node: StatementNode, path: string, section: StatementSection) => {
    if (path.length > longestPath)
      throw new NotAStatement({ code: 'path-too-long', line: node.line, says: node.name });
    if (!isEmpty(node)) {
      const before = lines.get(path)?.amounts;
      const amounts = node.own.map((amount, at) => plus(before?.[at] ?? null, amount));
      lines.set(path, { line: lines.get(path)?.line ?? node.line, path, section, amounts });
    }
    for (const child of node.children) add(child, `${path} › ${child.name}`, section);
  };
  for (const { section, node } of sections) add(node, roots[section], section);
  return [...lines.values()];
}

function plus(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? (one ?? other) : cents(one + other);
}
