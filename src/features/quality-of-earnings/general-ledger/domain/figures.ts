import {
  type AccountCode,
  accountCodes,
  type BalanceCode,
  balanceCodes,
  canonicalAccounts,
  type LedgerCode,
  ledgerAccount,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';

/** `account`: one canonical account, whose code is the argument; the others are made of several. */
export const formulas = ['account', 'revenue', 'gross-profit', 'net-income', 'ebitda'] as const;
export type Formula = (typeof formulas)[number];

/** What a number is: never a text. With a dataset version and months it can be opened. */
export type Figure = { formula: Formula; code: LedgerCode | null };

/** A canonical account in a figure. `sign`: what a debit does to the figure. */
type Term = { code: LedgerCode; sign: 1 | -1 };

/** On the profit and loss. Accounts that nobody decided yet are in no figure. */
const incomeCodes: readonly AccountCode[] = accountCodes.filter((code) => code !== 'UNMAPPED');
const groupsOf: Record<Exclude<Formula, 'account'>, readonly string[]> = {
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
  if (formula !== 'account')
    return incomeCodes
      .filter((one) => groupsOf[formula].includes(canonicalAccounts[one].group))
      .map((one) => ({ code: one, sign: -1 }));
  return code === null ? [] : [{ code, sign: ledgerAccount(code).side ?? -1 }];
}

/** The value of a figure in cents, from the sum of each canonical account with debits positive. */
export function valueOfFigure(figure: Figure, sums: ReadonlyMap<LedgerCode, number>): number {
  return termsOf(figure).reduce((value, { code, sign }) => value + sign * (sums.get(code) ?? 0), 0) + 0;
}

const account = (code: LedgerCode): Figure => ({ formula: 'account', code });
const total = (formula: Exclude<Formula, 'account'>): Figure => ({ formula, code: null });
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
