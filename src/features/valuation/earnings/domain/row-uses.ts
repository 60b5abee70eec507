import type { Cents } from '#kernel/money.ts';
import { type StatementSection, statementSections } from './statement.ts';

/** What the owner says that a row of a table is. `total`: it adds up others and is checked. `none`: left out. */
export const rowUses = [...statementSections, 'total', 'none'] as const;
export type RowUse = (typeof rowUses)[number];

/** A row of a table whose sections are not known. `under`: the headings above it, the outermost first. */
export type OpenRow = {
  line: number;
  name: string;
  under: readonly string[];
  /** The number of the account, where it has a column of its own or stands before the name. */
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

/** A letter for each row: a table may have a thousand of them, and an address is short. */
export const lettersOf = (uses: readonly RowUse[]): string => uses.map((use) => letters[use]).join('');

/** What the letters say; `null` where one says nothing. */
export function usesOf(text: string): RowUse[] | null {
  const uses = [...text].map((letter) => rowUses.find((use) => letters[use] === letter));
  const known = uses.filter((use) => use !== undefined);
  return known.length === uses.length ? known : null;
}

export const isSection = (use: RowUse): use is StatementSection => use !== 'total' && use !== 'none';

/** Under which name what was said of a row is remembered for the next file. */
export const keyOf = ({ under, name }: Pick<OpenRow, 'under' | 'name'>): string =>
  [...under, name].join(' › ').toLowerCase();
