import type { Cents } from '#kernel/money.ts';
import { type StatementSection, statementSections } from './statement.ts';

/** `total`: adds up others and is checked. `none`: left out. */
export const rowUses = [...statementSections, 'total', 'none'] as const;
export type RowUse = (typeof rowUses)[number];

/** `under`: the headings above it, outermost first. */
export type OpenRow = {
  line: number;
  name: string;
  under: readonly string[];
  /** The account number, if it has its own column or precedes the name. */
  number: string | null;
  amounts: readonly (Cents | null)[];
};

const letters: Record<RowUse, string> = {
  income: 'i',
  'cost-of-sales': 'c',
  expenses: 'e',
  'other-income': 'o',
  'other-expenses': 'x',
  total: 't',
  none: 'n',
};

/** One letter per row, because a table may have a thousand rows and a URL is short. */
export const lettersOf = (uses: readonly RowUse[]): string => uses.map((use) => letters[use]).join('');

/** `null` if a letter is invalid. */
export function usesOf(text: string): RowUse[] | null {
  const uses = [...text].map((letter) => rowUses.find((use) => letters[use] === letter));
  const known = uses.filter((use) => use !== undefined);
  return known.length === uses.length ? known : null;
}

export const isSection = (use: RowUse): use is StatementSection => use !== 'total' && use !== 'none';

export const keyOf = ({ under, name }: Pick<OpenRow, 'under' | 'name'>): string =>
  [...under, name].join(' › ').toLowerCase();
