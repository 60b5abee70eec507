import { plainName } from './row-names.ts';
import type { Basis, Layout, StatementSection } from './statement.ts';

const workedNames = {
  'gross profit': 'gross-profit',
  'gross margin': 'gross-profit',
  'net operating income': 'operating-profit',
  'net ordinary income': 'operating-profit',
  'operating profit': 'operating-profit',
  'operating income': 'operating-profit',
  'net other income': 'net-other-income',
  'net income': 'net-income',
  'net profit': 'net-income',
  'net loss': 'net-income',
  'net earnings': 'net-income',
  'profit for the year': 'net-income',
  'profit for the period': 'net-income',
} as const;
export type Worked = (typeof workedNames)[keyof typeof workedNames];
const isWorked = (name: string): name is keyof typeof workedNames => Object.hasOwn(workedNames, name);

export function workedNamed(name: string): Worked | null {
  const plain = plainName(name);
  return isWorked(plain) ? workedNames[plain] : null;
}

const signs: Record<StatementSection, 1 | -1> = {
  income: 1,
  'cost-of-sales': -1,
  expenses: -1,
  'other-income': 1,
  'other-expenses': -1,
};

export function effectOf(section: StatementSection): 1 | -1 {
  return signs[section];
}

export const made: Record<Worked, readonly StatementSection[]> = {
  'gross-profit': ['income', 'cost-of-sales'],
  'operating-profit': ['income', 'cost-of-sales', 'expenses'],
  'net-other-income': ['other-income', 'other-expenses'],
  'net-income': ['income', 'cost-of-sales', 'expenses', 'other-income', 'other-expenses'],
};

export const roots: Record<StatementSection, string> = {
  income: 'Income',
  'cost-of-sales': 'Cost of sales',
  expenses: 'Expenses',
  'other-income': 'Other income',
  'other-expenses': 'Other expenses',
};

export const longestPath = 1_000;

/** Headings such as “Account” and “Net Profit” are in statements made by hand as well. */
export function layoutOf(texts: readonly string[]): Layout {
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (some(/^financial row$/i)) return 'other';
  if (some(/^total for |^net ordinary income$|^distribution account$/i)) return 'quickbooks';
  if (some(/^net operating income$/i) && some(/\b(cash|accrual) basis\b/i)) return 'quickbooks';
  const ofXero = /^(total )?trading income$|^less (cost of sales|operating expenses)$|^plus other income$/i;
  return some(ofXero) && some(/^net profit$/i) ? 'xero' : 'other';
}

/** `null` if the file does not state it. */
export function basisIn(texts: readonly string[]): Basis | null {
  const found = texts.flatMap(
    (text) =>
      /\b(cash|accrual) basis\b|^report type: (accrual|cash)\b/i.exec(text)?.slice(1).find(Boolean) ?? [],
  )[0];
  return found ? (found.toLowerCase() === 'cash' ? 'cash' : 'accrual') : null;
}
