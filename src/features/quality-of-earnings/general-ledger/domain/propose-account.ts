import {
  type LedgerCode,
  type LedgerUse,
  ledgerAccount,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { suggestAccount } from '#features/valuation/earnings/domain/suggest-account.ts';
import { pathSign } from './account-sections.ts';
import type { Side } from './natural-sides.ts';
import { proposePurpose } from './propose-purpose.ts';

/** `by`: what in the account's path told it; `none`: nothing did, and a person has to decide. */
export type Proposal = {
  code: LedgerCode;
  by: 'name' | 'number' | 'none';
  side: Side | null;
  use: LedgerUse | null;
};

const named: readonly [RegExp, LedgerCode][] = [
  [/ask my accountant|uncategori[sz]ed|suspense|unclassified/, 'SUSPENSE'],
  [/undeposited/, 'UNDEPOSITED'],
  [/opening bal(ance)? equity/, 'OPENING_EQ'],
  [/accounts? receivable|\ba\/r\b|trade debtors/, 'AR'],
  [/accounts? payable|\ba\/p\b|trade creditors/, 'AP'],
  [/income tax(es)? payable/, 'INC_TAX_PAY'],
  [/sales tax|\bvat\b.*(payable|liabilit)/, 'SALES_TAX'],
  [
    /payroll (tax )?(liabilit|payable|clearing)|payroll tax(es)? payable|wages payable|withholding/,
    'PAYROLL_LIAB',
  ],
  [/customer deposits?|deposits? from customers/, 'CUST_DEP'],
  [/deferred (revenue|income)|unearned/, 'DEF_REV'],
  [/accrued|accruals/, 'ACCRUED'],
  [
    /(due|loans?|advances?|notes?) (to|from|payable) (to )?(the )?(owner|shareholder|member|officer|partner)|(shareholder|officer|owner|member) (loan|advance)/,
    'DUE_OWNER',
  ],
  [/line of credit|\bloc\b/, 'LOC'],
  [/loans? payable|notes? payable|mortgage payable|\bmortgage\b|\beidl\b|sba loan|\bloan\b/, 'DEBT_LT'],
  [/credit cards?(?!.*(fee|process|charge))|\bamex\b|american express|mastercard|\bvisa\b/, 'CC'],
  [
    /retained earnings|owners?’?'?s? (equity|draw|contribution|investment|capital)|common stock|paid-?in capital|members?’?'?s? equity|distributions?|\bdraws?\b|\bequity\b/,
    'EQUITY',
  ],
  [
    /accumulated (depreciation|depr)|furniture|machinery|leasehold improvement|fixed assets?|^(office |shop |computer )?equipment$/,
    'FIXED',
  ],
  [/goodwill|intangible|accumulated amorti[sz]ation/, 'INTANG'],
  [/prepaid|security deposit/, 'PREPAID'],
  [/inventory (asset|on hand)|^inventory$|stock on hand/, 'INVENTORY'],
  [
    /checking|savings|petty cash|money market|cash (on hand|in bank)|^cash$|bank account|operating account/,
    'CASH',
  ],
  [/cost of (goods sold|sales)|^cogs\b/, 'COGS_OTHER'],
];
const sales = /\bsales\b|revenue|\bincome\b|fees? earned|refunds?\b|discounts? given/;
const costs = /cost|expense|tax|fee|interest/;

/** The usual numbering of a US chart of accounts. */
const classes: Readonly<Record<string, Side>> = {
  '1': 1,
  '2': -1,
  '3': -1,
  '4': -1,
  '5': 1,
  '6': 1,
  '7': 1,
};

/** Proposes where an account belongs, by the words of its path, then by its number. Never decides: a person does. */
export function proposeAccount(path: string): Proposal {
  const names = path.toLowerCase().split(pathSign);
  const number = /^\D{0,2}(\d)\d{3,5}\b/.exec(names.at(-1) ?? '')?.[1];
  const bare = names.map((name) => name.replace(/^\D{0,2}\d{3,6}\s*[·:-]?\s*/, '').trim());
  for (const name of bare.toReversed()) {
    const code = named.find(([pattern]) => pattern.test(name))?.[1] ?? byIncome(name, number);
    if (code) return proposal(code, 'name', path);
  }
  const side = number === undefined ? undefined : classes[number];
  return { code: 'UNMAPPED', by: side ? 'number' : 'none', side: side ?? null, use: null };
}

function byIncome(name: string, number: string | undefined): LedgerCode | null {
  const inSales = number === undefined ? sales.test(name) && !costs.test(name) : number === '4';
  if (inSales) return suggestAccount(`Income${pathSign}${name}`, 'income');
  if (number === '1' || number === '2' || number === '3') return null;
  if (number === '5')
    return known(suggestAccount(`Costs${pathSign}${name}`, 'cost-of-sales')) ?? 'COGS_OTHER';
  return known(suggestAccount(`Expenses${pathSign}${name}`, 'expenses'));
}

const known = (code: LedgerCode): LedgerCode | null => (code === 'UNMAPPED' ? null : code);

function proposal(code: LedgerCode, by: 'name', path: string): Proposal {
  const { side } = ledgerAccount(code);
  return { code, by, side, use: proposePurpose(path, code).purpose };
}
