import {
  type AccountCode,
  accountCodes,
  type BalanceCode,
  balanceCodes,
  canonicalAccounts,
  type LedgerCode,
  type LedgerUse,
  ledgerAccount,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { AccountLines } from '#features/valuation/earnings/domain/period-books.ts';
import { cents } from '#kernel/money.ts';

/** Sums of lines between two months. `account`: one canonical account, whose code is the argument. */
const flowFormulas = ['account', 'revenue', 'gross-profit', 'net-income', 'ebitda'] as const;

/**
 * What accounts of one purpose came to at the end of a month: the balance before, and the lines since. With a code, its
 * part of it. `cash`: cash and undeposited funds, as long as they are neither working capital nor debt.
 */
const balanceFormulas = ['working-capital', 'debt', 'debt-like', 'cash'] as const;
export type BalanceFormula = (typeof balanceFormulas)[number];

export const formulas = [...flowFormulas, ...balanceFormulas] as const;
export type Formula = (typeof formulas)[number];

/** What a number is: never a text. With a dataset version and months it can be opened. */
export type Figure = { formula: Formula; code: LedgerCode | null };

/** A canonical account in a figure. `sign`: what a debit does to the figure. */
type Term = { code: LedgerCode; sign: 1 | -1 };

/** On the profit and loss. Accounts that no one decided yet are in no figure. */
const incomeCodes: readonly AccountCode[] = accountCodes.filter((code) => code !== 'UNMAPPED');
type FlowSum = Exclude<Formula, 'account' | BalanceFormula>;
const groupsOf: Record<FlowSum, readonly string[]> = {
  revenue: ['revenue'],
  'gross-profit': ['revenue', 'cost-of-sales'],
  ebitda: ['revenue', 'cost-of-sales', 'operating', 'other', 'open'],
  'net-income': ['revenue', 'cost-of-sales', 'operating', 'other', 'open', 'below'],
};

/**
 * The canonical accounts of a figure (docs/rules/quality-of-earnings.md). Amounts of lines have debits positive: a debit
 * lowers income, and raises assets and costs. Accounts are shown with the sign that is usual for them.
 */
export function termsOf({ formula, code }: Figure): Term[] {
  if (isBalance(formula)) {
    const { sign, codes } = balances[formula];
    return codes.filter((one) => code === null || one === code).map((one) => ({ code: one, sign }));
  }
  if (formula !== 'account')
    return incomeCodes
      .filter((one) => groupsOf[formula].includes(canonicalAccounts[one].group))
      .map((one) => ({ code: one, sign: -1 }));
  return code === null ? [] : [{ code, sign: ledgerAccount(code).side ?? -1 }];
}

const balances: Record<BalanceFormula, { purpose: LedgerUse; sign: 1 | -1; codes: readonly BalanceCode[] }> =
  {
    'working-capital': { purpose: 'working_capital', sign: 1, codes: balanceCodes },
    debt: { purpose: 'debt', sign: -1, codes: balanceCodes },
    'debt-like': { purpose: 'debt_like', sign: -1, codes: balanceCodes },
    cash: { purpose: 'neither', sign: 1, codes: ['CASH', 'UNDEPOSITED'] },
  };

export function isBalance(formula: Formula): formula is BalanceFormula {
  return balanceFormulas.some((one) => one === formula);
}

/** Only accounts of this purpose are in the figure; `null`: the purpose does not matter. */
export function purposeOf(formula: Formula): LedgerUse | null {
  return isBalance(formula) ? balances[formula].purpose : null;
}

/** The value of a figure in cents, from the sum of each canonical account with debits positive. */
export function valueOfFigure(figure: Figure, sums: ReadonlyMap<LedgerCode, number>): number {
  return termsOf(figure).reduce((value, { code, sign }) => value + sign * (sums.get(code) ?? 0), 0) + 0;
}

/** The profit and loss as the rules of earnings take it: each account with its usual sign. Cents. */
export function accountLinesOf(sums: ReadonlyMap<LedgerCode, number>): AccountLines {
  return Object.fromEntries(
    incomeCodes.map((code) => [code, cents(valueOfFigure({ formula: 'account', code }, sums))]),
  );
}

const account = (code: LedgerCode): Figure => ({ formula: 'account', code });
const total = (formula: FlowSum): Figure => ({ formula, code: null });
const inGroup = (...groups: readonly string[]) =>
  incomeCodes.filter((code) => groups.includes(canonicalAccounts[code].group)).map(account);

/** The profit and loss from the top down, with its sums. */
export const incomeFigures: readonly Figure[] = [
  ...inGroup('revenue'),
  total('revenue'),
  ...inGroup('cost-of-sales'),
  total('gross-profit'),
  ...inGroup('operating', 'other', 'open'),
  total('ebitda'),
  ...inGroup('below'),
  total('net-income'),
];

export const balanceFigures: readonly Figure[] = balanceCodes.map((code: BalanceCode) => account(code));

/** From net income to EBITDA: what is added back and taken off, each with its sign (docs/rules/quality-of-earnings.md). */
export const bridgeFigures: readonly { figure: Figure; sign: 1 | -1 }[] = [
  { figure: total('net-income'), sign: 1 },
  { figure: account('INT_EXP'), sign: 1 },
  { figure: account('INT_INC'), sign: -1 },
  { figure: account('INCOME_TAX'), sign: 1 },
  { figure: account('DEPR'), sign: 1 },
  { figure: account('AMORT'), sign: 1 },
  { figure: total('ebitda'), sign: 1 },
];
