import type { AccountCode } from './canonical-accounts.ts';
import type { StatementSection } from './statement.ts';

/** Statements abbreviate interest as `int`, not to be confused with `Int'l`. */
const interest = /\binterest\b|\bint\b(?![’'])|finance charge/;

const named: readonly [RegExp, AccountCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense|unclassified/, 'SUSPENSE'],
  [/depreciation/, 'DEPR'],
  [/amorti[sz]ation/, 'AMORT'],
  [/interest (income|earned|received)/, 'INT_INC'],
  [interest, 'INT_EXP'],
  // Payments on a loan may be interest, which EBITDA adds back, or principal, which is no cost.
  [/\bloans?\b|\bnotes? payable\b/, 'UNMAPPED'],
  [/income tax|pass-?through entity tax|\bpte\b/, 'INCOME_TAX'],
  [
    /officers?’?'?s? (comp|salar|wage|pay)|owners?’?'?s? (comp|salar|wage|pay)|shareholder (comp|salar|wage)/,
    'OFFICER_COMP',
  ],
  [
    /payroll tax|employer tax|\bfica\b|\bfuta\b|\bsuta\b|benefits|health insurance|401\s*\(?k|retirement|pension/,
    'PAYROLL_TAX_BEN',
  ],
  [/bad debt|doubtful|write-?offs?/, 'BAD_DEBT'],
  [
    /merchant|credit card (fee|process)|bank (fee|charge|service)|processing fee|stripe fee|square fee|paypal fee/,
    'BANK_MERCHANT_FEES',
  ],
  [/^(?!.*equipment).*\brent\b/, 'RENT'],
  [/utilit|electric|\bwater\b|telephone|\bphone\b|internet/, 'UTIL'],
  [/vehicle|\bauto(mobile)?\b|\btrucks?\b|\bfuel\b|mileage/, 'VEHICLE'],
  [/insurance/, 'INS'],
  [/advertis|marketing|promotion/, 'MARKETING'],
  [/legal|accounting|bookkeep|professional|attorney|consult/, 'PROF_FEES'],
  [/software|computer|hosting/, 'IT'],
  [/repair|maintenance/, 'REPAIRS'],
  [/travel|meals|entertainment|lodging|airfare/, 'TRAVEL_MEALS'],
  [/\bwages?\b|salar|payroll/, 'PAYROLL'],
];

const inIncome: readonly [RegExp, AccountCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense|unapplied/, 'SUSPENSE'],
  [/discount|refund|sales returns?|returns? (and|&) allowances|^returns$/, 'CONTRA_REV'],
  [interest, 'INT_INC'],
  [
    /\bgrants?\b|forgiveness|gain on|sale of (asset|equipment|vehicle)|\bppp\b|\berc\b|insurance (proceeds|claim|settlement)/,
    'OTHER_INC',
  ],
];

const inCost: readonly [RegExp, AccountCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense/, 'SUSPENSE'],
  [/depreciation/, 'DEPR'],
  [/labou?r|wages|subcontract|contractors?|payroll/, 'COGS_LABOR'],
  [/material|suppl(y|ies)|purchase|parts|goods|inventory|merchandise|\bfood\b|ingredients/, 'COGS_MAT'],
  [/freight|shipping|permit|equipment rent|delivery|commission/, 'COGS_OTHER'],
];

const otherIncome: readonly [RegExp, AccountCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense/, 'SUSPENSE'],
  [interest, 'INT_INC'],
];

const otherExpenses: readonly [RegExp, AccountCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense/, 'SUSPENSE'],
  [/depreciation/, 'DEPR'],
  [/amorti[sz]ation/, 'AMORT'],
  [interest, 'INT_EXP'],
  [/\bloans?\b|\bnotes? payable\b/, 'UNMAPPED'],
  [/income tax|pass-?through entity tax/, 'INCOME_TAX'],
];

const bySection: Record<StatementSection, { words: readonly [RegExp, AccountCode][]; else: AccountCode }> = {
  // Under sales, an account without a telling word is sales; a cost could be any cost.
  income: { words: inIncome, else: 'REV' },
  'cost-of-sales': { words: inCost, else: 'UNMAPPED' },
  expenses: { words: named, else: 'UNMAPPED' },
  'other-income': { words: otherIncome, else: 'OTHER_INC' },
  'other-expenses': { words: otherExpenses, else: 'OTHER_EXP' },
};

/** By section and the words of the name, then of its parents. UNMAPPED if no word decides. */
export function suggestAccount(path: string, section: StatementSection): AccountCode {
  const { words, else: otherwise } = bySection[section];
  const [, ...names] = path.toLowerCase().split(' › ');
  // `Taxes` alone is ambiguous, and its parent would suggest wages.
  if (section === 'expenses' && names.length > 1 && /^tax(es)?$/.test(names.at(-1) ?? ''))
    return names.at(-2)?.includes('payroll') ? 'PAYROLL_TAX_BEN' : 'UNMAPPED';
  for (const name of names.toReversed()) {
    const found = words.find(([pattern]) => pattern.test(name));
    if (found)
      return found[1] === 'VEHICLE' && names.some((one) => interest.test(one)) ? 'UNMAPPED' : found[1];
  }
  return otherwise;
}
