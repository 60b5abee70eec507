import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';

/** What money in may be that is no receipt from customers (docs/rules/quality-of-earnings.md). */
export const inClasses = [
  'transfer',
  'owner-contribution',
  'loan-proceeds',
  'asset-sale',
  'tax-refund',
  'vendor-refund',
  'other-income',
] as const;
export type InClass = (typeof inClasses)[number];

/** What money out may be that is no cost of the business. */
export const outClasses = [
  'transfer',
  'owner-draw',
  'debt-principal',
  'equipment',
  'income-tax',
  'sales-tax',
] as const;
export type OutClass = (typeof outClasses)[number];

/** `business`: a receipt from customers, or a cost of the business. */
export const lineClasses = [
  'business',
  ...inClasses,
  ...outClasses.filter((one) => one !== 'transfer'),
] as const;
export type LineClass = (typeof lineClasses)[number];

/** Whether a line of this amount (cents, into the account is positive) can be this. */
export function fitsAmount(lineClass: LineClass, amount: number): boolean {
  if (lineClass === 'business') return true;
  const classes: readonly string[] = amount >= 0 ? inClasses : outClasses;
  return classes.includes(lineClass);
}

type Words = { name: string; memo: string };
const transferWords =
  /\b(transfer|xfer|trnsfr|tfr|payment thank you|card ?(payment|pymt|pmt)|autopay|auto ?pymt|epayment|crcardpmt|credit crd)\b/i;

/** Whether a line says that the money went between accounts. */
export const saysTransfer = ({ name, memo }: Words) => transferWords.test(`${name} ${memo}`);

const inWords: readonly (readonly [RegExp, InClass])[] = [
  [/\b(irs|us treasury|treas 310|tax ref(und)?|dept of revenue|franchise tax)\b/i, 'tax-refund'],
  [
    /\b(loan (proceeds|advance|disb\w*|funding)|loc advance|sba (loan|eidl|treas)|line of credit advance)\b/i,
    'loan-proceeds',
  ],
  [
    /\b(owner'?s? (contribution|investment|capital|deposit)|capital contribution|shareholder (loan|contribution))\b/i,
    'owner-contribution',
  ],
  [/\b(sale of (truck|vehicle|equipment|asset)|equipment sale|auction proceeds)\b/i, 'asset-sale'],
  [/\b(refund|return credit|rebate|merchandise return|reversal)\b/i, 'vendor-refund'],
  [/\b(interest (paid|earned|credit|payment)|dividend)\b/i, 'other-income'],
];
const outWords: readonly (readonly [RegExp, OutClass])[] = [
  [/\b(owner'?s? (draw|distribution)|distribution|shareholder (dist\w*|draw)|partner draw)\b/i, 'owner-draw'],
  [/\b(sales (and use )?tax|sales\/use|dept of revenue|comptroller|cdtfa|boe)\b/i, 'sales-tax'],
  [/\b(1120|1040|est(imated)? tax|income tax|irs usataxpymt.*(1120|1040))\b/i, 'income-tax'],
  [/\b(loan (payment|pymt|pmt)|principal|sba loan|mortgage)\b/i, 'debt-principal'],
  [/\b(equipment purchase|vehicle purchase|machinery)\b/i, 'equipment'],
];

/** What the words of a line make likely; `null`: nothing. Never counted before a person says so. */
export function proposedByWords(line: Words & { amount: number }): LineClass | null {
  const text = `${line.name} ${line.memo}`;
  if (saysTransfer(line)) return 'transfer';
  const found =
    line.amount >= 0
      ? inWords.find(([words]) => words.test(text))
      : outWords.find(([words]) => words.test(text));
  return found?.[1] ?? null;
}

const byCode: { readonly [Code in LedgerCode]?: { in: InClass; out: OutClass } } = {
  CASH: { in: 'transfer', out: 'transfer' },
  CC: { in: 'transfer', out: 'transfer' },
  EQUITY: { in: 'owner-contribution', out: 'owner-draw' },
  DUE_OWNER: { in: 'owner-contribution', out: 'owner-draw' },
  LOC: { in: 'loan-proceeds', out: 'debt-principal' },
  DEBT_ST: { in: 'loan-proceeds', out: 'debt-principal' },
  DEBT_LT: { in: 'loan-proceeds', out: 'debt-principal' },
  FIXED: { in: 'asset-sale', out: 'equipment' },
  INC_TAX_PAY: { in: 'tax-refund', out: 'income-tax' },
  INCOME_TAX: { in: 'tax-refund', out: 'income-tax' },
};

/** What the other account of the same entry in the books makes likely; `null`: nothing. */
export function proposedByBooks(code: LedgerCode, amount: number): LineClass | null {
  if (code === 'SALES_TAX') return amount < 0 ? 'sales-tax' : null;
  if (code === 'OTHER_INC' || code === 'INT_INC') return amount >= 0 ? 'other-income' : null;
  return byCode[code]?.[amount >= 0 ? 'in' : 'out'] ?? null;
}
