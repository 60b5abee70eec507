import {
  type LedgerCode,
  type LedgerUse,
  ledgerAccount,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';

/** Why an account has a purpose: what is usual for its line, or what a word of its name says of it. */
export const purposeReasons = [
  'usual',
  'for-past-work',
  'tax-of-before',
  'paid-with-price',
  'grant-or-advance',
  'held-for-years',
  'of-related-party',
] as const;
export type PurposeReason = (typeof purposeReasons)[number];

type Proposed = { purpose: LedgerUse | null; reason: PurposeReason };

/** In the order of docs/rules/quality-of-earnings.md: what is owed for the time before a sale comes off the price. */
const named: readonly [RegExp, LedgerUse, PurposeReason][] = [
  [/\bpto\b|vacation|paid time off|bonus(es)?|commissions?|severance/, 'debt_like', 'for-past-work'],
  [/deferred payroll tax|deferred (income )?tax/, 'debt_like', 'tax-of-before'],
  [
    /gift (card|certificate)s?|warrant(y|ies)|deferred rent|lawsuit|litigation|settlement/,
    'debt_like',
    'for-past-work',
  ],
  [/accrued interest|interest payable|prepayment penalt/, 'debt', 'paid-with-price'],
  [/dividends? payable|distributions? payable/, 'debt_like', 'paid-with-price'],
  [/merchant (cash )?advance|\bppp\b|\beidl\b|capital lease|finance lease/, 'debt', 'grant-or-advance'],
  [/security deposit|utility deposit|long.?term deposit/, 'neither', 'held-for-years'],
  [/related part(y|ies)|affiliate|intercompany/, 'debt_like', 'of-related-party'],
];
const owed: readonly LedgerCode[] = [
  'ACCRUED',
  'PAYROLL_LIAB',
  'DEF_REV',
  'AP',
  'DEBT_ST',
  'DEBT_LT',
  'SALES_TAX',
];
const held: readonly LedgerCode[] = ['PREPAID', 'OTHER_CA', 'AR'];

/** Proposes what an account of the balance sheet is to a buyer. Never decides. `null`: it is on the profit and loss. */
export function proposePurpose(path: string, code: LedgerCode): Proposed {
  const { use } = ledgerAccount(code);
  if (use === null) return { purpose: null, reason: 'usual' };
  const words = path.toLowerCase();
  for (const [pattern, purpose, reason] of named) {
    const fits = purpose === 'neither' ? held : reason === 'of-related-party' ? [...owed, ...held] : owed;
    if (fits.includes(code) && pattern.test(words)) return { purpose, reason };
  }
  return { purpose: use, reason: 'usual' };
}
