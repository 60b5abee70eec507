import { type Cents, cents } from '#kernel/money.ts';
import { totalOf } from './open-statement.ts';
import { sectionNamed } from './row-names.ts';
import { isSection, type OpenRow, type RowUse } from './row-uses.ts';
import type { StatementSection } from './statement.ts';
import { effectOf, made, type Worked, workedNamed } from './statement-parts.ts';

/** In cents, for rounding. */
const tolerance = 1;

export type RowCheck = {
  at: number;
  name: string;
  said: readonly Cents[];
  sums: readonly Cents[];
  agrees: boolean;
};

type Made = { rows: readonly number[] } | { worked: Worked };

export function madeOf(rows: readonly OpenRow[], uses: readonly RowUse[], at: number): Made | null {
  const row = rows[at];
  if (!row) return null;
  const worked = workedNamed(row.name);
  if (worked) return { worked };
  const meant = totalOf(row.name);
  if (meant === null) return null;
  const start = [...row.under, meant].map((name) => name.toLowerCase());
  const below = rows.flatMap((one, index) => (index < at && isBelow(one, start) ? [index] : []));
  if (below.length > 0) return { rows: below };
  const section = sectionNamed(meant);
  const inSection = uses.flatMap((use, index) => (use === section ? [index] : []));
  return section && inSection.length > 0 ? { rows: inSection } : null;
}

const isBelow = ({ under, name }: OpenRow, start: readonly string[]) =>
  start.every((one, depth) => [...under, name][depth]?.toLowerCase() === one);

/**
 * Recognized by their sum, because no business has negative sales or costs overall. Cost of sales and expenses each by
 * their own: some files have one in parentheses and the other not. What little stands in other expenses follows them.
 */
export function turnedSections(
  rows: readonly OpenRow[],
  uses: readonly RowUse[],
): ReadonlySet<StatementSection> {
  const sum = (section: StatementSection) =>
    rows.reduce(
      (all, { amounts }, at) =>
        all + (uses[at] === section ? amounts.reduce<number>((one, amount) => one + (amount ?? 0), 0) : 0),
      0,
    );
  const [income, costs, expenses] = [sum('income'), sum('cost-of-sales'), sum('expenses')];
  return new Set<StatementSection>([
    ...(income < 0 ? (['income', 'other-income'] as const) : []),
    ...(costs < 0 ? (['cost-of-sales'] as const) : []),
    ...(expenses < 0 ? (['expenses'] as const) : []),
    ...((expenses === 0 ? costs : expenses) < 0 ? (['other-expenses'] as const) : []),
  ]);
}

export const natural = (
  amount: Cents,
  section: StatementSection,
  turned: ReadonlySet<StatementSection>,
): Cents => cents(turned.has(section) ? -amount : amount);

export function rowChecks(rows: readonly OpenRow[], uses: readonly RowUse[]): RowCheck[] {
  const turned = turnedSections(rows, uses);
  return rows.flatMap(({ name, amounts }, at) => {
    const from = uses[at] === 'total' ? madeOf(rows, uses, at) : null;
    if (!from) return [];
    const of = (sections: readonly StatementSection[]) => sumsOver(rows, uses, { sections, turned });
    const said = amounts.map((amount) => amount ?? cents(0));
    if ('rows' in from) return [checkOf(at, name, said, [rowSums(rows, uses, from.rows, amounts.length)])];
    const stated = turned.has('income') ? said.map((amount) => cents(-amount)) : said;
    const { worked } = from;
    const ways = [
      of(made[worked]),
      ...(worked === 'operating-profit' ? [of([...made[worked], 'other-income'])] : []),
    ];
    return [checkOf(at, name, stated, ways)];
  });
}

function checkOf(
  at: number,
  name: string,
  said: readonly Cents[],
  ways: readonly (readonly Cents[])[],
): RowCheck {
  const agree = (sums: readonly Cents[]) =>
    said.every((one, column) => Math.abs(one - (sums[column] ?? 0)) <= tolerance);
  const sums = ways.find(agree) ?? ways[0] ?? [];
  return { at, name, said, sums, agrees: agree(sums) };
}

function rowSums(
  rows: readonly OpenRow[],
  uses: readonly RowUse[],
  of: readonly number[],
  width: number,
): Cents[] {
  return Array.from({ length: width }, (_, column) =>
    cents(
      of.reduce((sum, at) => sum + (isSection(uses[at] ?? 'none') ? (rows[at]?.amounts[column] ?? 0) : 0), 0),
    ),
  );
}

function sumsOver(
  rows: readonly OpenRow[],
  uses: readonly RowUse[],
  { sections, turned }: { sections: readonly StatementSection[]; turned: ReadonlySet<StatementSection> },
): Cents[] {
  return Array.from({ length: rows[0]?.amounts.length ?? 0 }, (_, column) =>
    cents(
      rows.reduce((sum, { amounts }, at) => {
        const use = uses[at] ?? 'none';
        if (!isSection(use) || !sections.includes(use)) return sum;
        return sum + effectOf(use) * natural(amounts[column] ?? cents(0), use, turned);
      }, 0),
    ),
  );
}

/** In cents, one per column. */
export function sortedSums(
  rows: readonly OpenRow[],
  uses: readonly RowUse[],
): { income: Cents[]; netIncome: Cents[] } {
  const turned = turnedSections(rows, uses);
  return {
    income: sumsOver(rows, uses, { sections: ['income'], turned }),
    netIncome: sumsOver(rows, uses, { sections: made['net-income'], turned }),
  };
}
