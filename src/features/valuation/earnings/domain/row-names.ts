import type { StatementSection } from './statement.ts';

/** What programs write behind a name that says nothing of which row it is: `Net Income (Loss)`, `Net Profit (USD)`. */
const behind = /\s*\/?\s*\((?:loss|deficit|usd)\)\s*/g;

/** `Net Income Before Taxes`, of books that hold no income tax. */
const beforeTax = /^(?:net )?(income|profit|loss|earnings) before (?:income )?tax(?:es)?$/;

/** The name of a row as it is looked up: in small letters, without the words that only some programs write. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(behind, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(beforeTax, 'net $1');
}

/** Rows that say what share of sales others are; they hold no amounts. */
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

/** Which part of a profit-and-loss a row of that name begins, or ends as its total; `null` for none. */
export function sectionNamed(name: string): StatementSection | null {
  const plain = plainName(name).replace(/^(less|plus):? /, '');
  return sectionNames.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
