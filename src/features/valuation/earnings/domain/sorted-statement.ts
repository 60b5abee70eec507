import { type Cents, cents } from '#kernel/money.ts';
import type { OpenStatement } from './open-statement.ts';
import { natural, rowChecks, sortedSums, turnedSections } from './row-checks.ts';
import { sectionNamed } from './row-names.ts';
import { isSection, type RowUse } from './row-uses.ts';
import type { Statement, StatementLine } from './statement.ts';
import { longestPath, roots } from './statement-parts.ts';

/** `sums-differ` names the first total that does not agree. */
export type SortRefusal =
  | { code: 'rows-missing' }
  | { code: 'no-income-row' }
  | { code: 'path-too-long'; line: number }
  | { code: 'sums-differ'; line: number; name: string; column: string; difference: Cents };

export function sortRefusal({ rows, columns }: OpenStatement, uses: readonly RowUse[]): SortRefusal | null {
  if (uses.length !== rows.length) return { code: 'rows-missing' };
  if (!uses.includes('income')) return { code: 'no-income-row' };
  const long = rows.find(({ under, name }) => [...under, name].join(' › ').length > longestPath - 30);
  if (long) return { code: 'path-too-long', line: long.line };
  const wrong = rowChecks(rows, uses).find(({ agrees }) => !agrees);
  if (!wrong) return null;
  const at = wrong.said.findIndex((said, column) => said !== wrong.sums[column]);
  const difference = cents((wrong.said[at] ?? 0) - (wrong.sums[at] ?? 0));
  const line = rows[wrong.at]?.line ?? 0;
  return { code: 'sums-differ', line, name: wrong.name, column: columns[at]?.label ?? '', difference };
}

/** The statement that a classified table represents. Check `sortRefusal` first. */
export function sortedStatement(open: OpenStatement, uses: readonly RowUse[]): Statement {
  const { rows, ...rest } = open;
  const turned = turnedSections(rows, uses);
  const lines = new Map<string, StatementLine>();
  for (const [at, row] of rows.entries()) {
    const section = uses[at] ?? 'none';
    if (!isSection(section)) continue;
    const above = row.under.filter((name) => sectionNamed(name) === null);
    const path = [roots[section], ...above, row.name].join(' › ');
    const before = lines.get(path);
    const amounts = row.amounts.map((amount, column) =>
      plus(before?.amounts[column] ?? null, amount === null ? null : natural(amount, section, turned)),
    );
    lines.set(path, { line: before?.line ?? row.line, path, section, amounts });
  }
  return { ...rest, lines: [...lines.values()], netIncome: sortedSums(rows, uses).netIncome };
}

function plus(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? (one ?? other) : cents(one + other);
}
