import { monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import { withoutIndents } from '#features/valuation/earnings/domain/desktop-layout.ts';
import { looksLikeStatement } from '#features/valuation/earnings/domain/looks-like-statement.ts';
import { withoutNetSuiteWords } from '#features/valuation/earnings/domain/net-suite-layout.ts';
import { namesForNumbers } from '#features/valuation/earnings/domain/numbered-accounts.ts';
import { otherReportIn } from '#features/valuation/earnings/domain/other-report.ts';
import { dayInText } from '#features/valuation/earnings/domain/period-text.ts';
import { refuseScaled } from '#features/valuation/earnings/domain/scaled-amounts.ts';
import {
  NotAStatement,
  type StatementColumn,
  type StatementProblem,
} from '#features/valuation/earnings/domain/statement.ts';
import { statementHead } from '#features/valuation/earnings/domain/statement-columns.ts';
import { basisIn, longestPath } from '#features/valuation/earnings/domain/statement-parts.ts';
import {
  holdTo,
  type StatementNode,
  statementTree,
} from '#features/valuation/earnings/domain/statement-tree.ts';
import { cents } from '#kernel/money.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { type BalancePart, balanceRoots, partNamed, workedParts } from './balance-parts.ts';
import type { RawColumn, RawStatement } from './raw-statement.ts';
import { dayInTitle } from './title-days.ts';

/** A balance sheet in the layouts of QuickBooks (Online and Desktop), Xero, Sage and NetSuite, of which each month-end counts. */
export function balanceSheetIn(sheet: Sheet): RawStatement | { problem: StatementProblem } {
  const other = otherReportIn(sheet);
  if ((other !== null && other !== 'balance-sheet') || looksLikeStatement(sheet))
    return { problem: { code: other ?? 'cash-flow' } };
  try {
    return balanceSheetOf(sheet);
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    return { problem: error.problem };
  }
}

function balanceSheetOf(given: Sheet): RawStatement {
  const sheet = withoutIndents(namesForNumbers(withoutNetSuiteWords(given)));
  const head = statementHead(sheet);
  refuseScaled(sheet, head);
  const problems: StatementProblem[] = [];
  const parts = partsOf(statementTree(sheet, head, (problem) => problems.push(problem)));
  if (parts.sections.length === 0) throw new NotAStatement({ code: 'no-amounts' });
  const sums = (of: readonly BalancePart[]) =>
    head.columns.map((_, at) =>
      cents(
        parts.sections
          .filter(({ part }) => of.includes(part))
          .reduce((sum, { node }) => sum + (node.sums[at] ?? 0), 0),
      ),
    );
  const [assets, claims] = [sums(['assets']), sums(['liabilities', 'equity'])];
  const netAssets = assets.map((amount, at) => cents(amount - (sums(['liabilities'])[at] ?? 0)));
  for (const { of, node } of parts.worked)
    holdTo(node, of === 'net-assets' ? netAssets : sums(of), head.columns, (problem) =>
      problems.push(problem),
    );
  const title = sheet.rows.slice(0, head.body);
  const alone = head.columns.length === 1;
  const dayOf = (column: StatementColumn) => ownDay(column) ?? (alone ? dayInTitle(title) : null);
  const columns = head.columns.map((column) => ({ label: column.label, days: monthEndOf(dayOf(column)) }));
  const last = sheet.rows.findLastIndex((row) => row.slice(1).some((cell) => cell !== null)) + 1;
  const texts = sheet.rows.flatMap(([first = null]) => (first?.kind === 'text' ? [first.text] : []));
  return {
    ...{ columns, empty: [], problems, lines: linesOf(parts.sections), basis: basisIn(texts) },
    unbalanced: assets.flatMap((amount, column) => {
      const difference = amount - (claims[column] ?? 0);
      return difference === 0 ? [] : [{ line: last, column, difference }];
    }),
    undated: alone && head.columns.every((column) => dayOf(column) === null),
  };
}

type Section = { part: BalancePart; node: StatementNode };
type Worked = { of: readonly BalancePart[] | 'net-assets'; node: StatementNode };

const isEmpty = ({ own }: StatementNode) => own.every((amount) => amount === null);

/** Assets, liabilities and equity are sections of their own, or liabilities and equity are within one. */
function partsOf(nodes: readonly StatementNode[]): { sections: Section[]; worked: Worked[] } {
  const sections: Section[] = [];
  const worked: Worked[] = [];
  for (const node of nodes) {
    const part = partNamed(node.name);
    const of = workedParts(node.name);
    if (node.closed && part === 'claims') {
      const inner = partsOf(node.children);
      sections.push(...inner.sections);
      worked.push(...inner.worked);
    } else if (node.closed && part !== null && part !== 'claims') sections.push({ part, node });
    else if (node.closed)
      throw new NotAStatement({ code: 'section-unknown', line: node.line, says: node.name });
    else if (of) worked.push({ of, node });
    else if (!isEmpty(node))
      throw new NotAStatement({ code: 'outside-sections', line: node.line, says: node.name });
  }
  return { sections, worked };
}

/** Only a month-end is compared with the books. */
const monthEndOf = (day: string | null): RawColumn['days'] =>
  day !== null && monthsUntil(day, 1).to === day ? { from: day, to: day } : null;

/** The day that a column names itself; QuickBooks writes `As of Dec 31, 2024 (PY)`. */
const ownDay = ({ range, ends, label }: StatementColumn): string | null =>
  ends ?? dayInText(label.replace(/\s*\((?:PY|PP|YTD)\)$/i, '')) ?? range?.to ?? null;

function linesOf(sections: readonly Section[]): RawStatement['lines'][number][] {
  const lines: RawStatement['lines'][number][] = [];
  const add = (node: StatementNode, path: string) => {
    if (path.length > longestPath)
      throw new NotAStatement({ code: 'path-too-long', line: node.line, says: node.name });
    if (!isEmpty(node)) lines.push({ line: node.line, path, amounts: node.own });
    for (const child of node.children) add(child, `${path} › ${child.name}`);
  };
  for (const { part, node } of sections) {
    const root = balanceRoots[part];
    // Assets in several sections keep the name of each.
    add(node, node.name.toLowerCase() === root.toLowerCase() ? root : `${root} › ${node.name}`);
  }
  return lines;
}
