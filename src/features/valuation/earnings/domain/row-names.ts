import type { StatementSection } from './statement.ts';

const behind = /\s*\/?\s*\((?:loss|deficit|usd)\)\s*/g;

const beforeTax = /^(?:net )?(income|profit|loss|earnings) before (?:income )?tax(?:es)?$/;

/** The name of a row for lookups: in lower case, without words that only some programs add. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(behind, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(beforeTax, 'net $1');
}

const shares = /^(as a )?percent(age)? of |^% of |\bmargin ?(%|\(%\))$/;

export function isShareName(name: string): boolean {
  return shares.test(plainName(name));
}

const sectionNames: readonly [RegExp, StatementSection][] = [
  [/^(trading |operating )?(income|revenues?|sales|turnover)$/, 'income'],
  [/^(costs? of (goods sold|sales|revenues?|services)|cogs|direct costs?|direct expenses)$/, 'cost-of-sales'],
  [/^(operating |overhead |general )?expenses?$|^overheads$/, 'expenses'],
  [/^(other|non-operating) (income|revenue)$/, 'other-income'],
  [/^(other|non-operating) expenses?$/, 'other-expenses'],
];

/** `null` if the name neither starts a section nor is its total. */
export function sectionNamed(name: string): StatementSection | null {
  const plain = plainName(name).replace(/^(less|plus):? /, '');
  return sectionNames.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
