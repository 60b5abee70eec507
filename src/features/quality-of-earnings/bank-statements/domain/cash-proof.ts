import { type InClass, inClasses, type OutClass, outClasses } from './line-classes.ts';

/**
 * What the books say of a month, in cents. Changes of assets and of what is owed are positive where these grew.
 * `feesNetted`: fees that a processor took out of deposits. `costs`: of sales and operations, without depreciation.
 */
export const bookParts = [
  'revenue',
  'receivables',
  'deferred',
  'customerDeposits',
  'salesTax',
  'writeOffs',
  'feesNetted',
  'costs',
  'interest',
  'payables',
  'accrued',
  'payrollOwed',
  'cards',
  'inventory',
  'prepaid',
] as const;
export type BookPart = (typeof bookParts)[number];
export type MonthBooks = Readonly<Record<BookPart, number>>;

/** What the statements say of a month, in cents and positive; the classes are parts of the sums. */
export type MonthBank = {
  deposits: number;
  notReceipts: Readonly<Partial<Record<InClass, number>>>;
  withdrawals: number;
  notCosts: Readonly<Partial<Record<OutClass, number>>>;
};

type Terms = readonly { part: BookPart; sign: 1 | -1 }[];
/** What customers paid, as the books have it (docs/rules/quality-of-earnings.md). */
export const receiptTerms: Terms = [
  { part: 'revenue', sign: 1 },
  { part: 'receivables', sign: -1 },
  { part: 'deferred', sign: 1 },
  { part: 'customerDeposits', sign: 1 },
  { part: 'salesTax', sign: 1 },
  { part: 'writeOffs', sign: -1 },
  { part: 'feesNetted', sign: -1 },
];
/** What the business paid. Bad debts and netted fees are costs that no account paid. */
export const paymentTerms: Terms = [
  { part: 'costs', sign: 1 },
  { part: 'writeOffs', sign: -1 },
  { part: 'feesNetted', sign: -1 },
  { part: 'interest', sign: 1 },
  { part: 'payables', sign: -1 },
  { part: 'accrued', sign: -1 },
  { part: 'payrollOwed', sign: -1 },
  { part: 'cards', sign: -1 },
  { part: 'inventory', sign: 1 },
  { part: 'prepaid', sign: 1 },
];

type ProofSide = { actual: number; expected: number; variance: number; flagged: boolean };
export type MonthProof = { receipts: ProofSide; disbursements: ProofSide };

/** Cents. A variance is flagged above $1,000 and 2% of the revenue of the month (policy). */
export function proofOf(books: MonthBooks, bank: MonthBank): MonthProof {
  return {
    receipts: sideOf(actualReceipts(bank), expectedIn(books, receiptTerms), books.revenue),
    disbursements: sideOf(actualPayments(bank), expectedIn(books, paymentTerms), books.revenue),
  };
}

const least = 1_000_00;
/** Percent of the revenue of the month, and of twelve months. */
const share = { month: 2, year: 1 } as const;

function sideOf(actual: number, expected: number, revenue: number): ProofSide {
  const variance = actual - expected + 0;
  const limit = Math.max(least * 100, share.month * Math.abs(revenue));
  return { actual, expected, variance, flagged: Math.abs(variance) * 100 > limit };
}

/** Whether the variances of twelve months together need a reason: more than 1% of their revenue (policy). Cents. */
export function yearFlagged(variance: number, revenue: number): boolean {
  return Math.abs(variance) * 100 > share.year * Math.abs(revenue);
}

function expectedIn(books: MonthBooks, terms: Terms): number {
  return terms.reduce((sum, { part, sign }) => sum + sign * books[part], 0) + 0;
}

function actualReceipts({ deposits, notReceipts }: MonthBank): number {
  return inClasses.reduce((rest, one) => rest - (notReceipts[one] ?? 0), deposits) + 0;
}

function actualPayments({ withdrawals, notCosts }: MonthBank): number {
  return outClasses.reduce((rest, one) => rest - (notCosts[one] ?? 0), withdrawals) + 0;
}
