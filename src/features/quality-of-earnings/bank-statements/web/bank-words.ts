import { grouped } from '#kernel/counts.ts';
import type { BankRole } from '../domain/bank-columns.ts';
import type { AccountKind, BankTrouble } from '../domain/bank-line.ts';
import type { ExplanationCause, ProofSideName } from '../domain/explanation.ts';
import type { LineClass } from '../domain/line-classes.ts';

export const kindWords: Record<AccountKind, string> = { bank: 'Bank account', card: 'Credit card' };

export const troubleWords: Record<BankTrouble, string> = {
  'day-unclear': 'The day is not clear',
  'day-missing': 'It has no day',
  'amount-unclear': 'The amount is not clear',
  'amount-missing': 'It has no amount',
  'both-sides': 'It has money out and money in',
  'other-currency': 'It is not in US dollars',
  'part-of-a-cent': 'The amount has parts of a cent',
  'formula-without-result': 'The amount is a formula without a result',
  'total-differs': 'Its lines do not come to this total',
  'balance-twice': 'The balance is printed with two values',
};

/** Where a file has a line: a PDF by page and line, all others by row. */
export const placeWords = ({ page, row }: { page?: number | null | undefined; row: number }) =>
  page ? `page ${page}, line ${row}` : `row ${grouped(row)}`;

export const roleWords: Record<BankRole, string> = {
  date: 'Day',
  amount: 'Amount, money out negative',
  out: 'Money out',
  in: 'Money in',
  balance: 'Balance after the line',
  name: 'Description or payee',
  memo: 'Memo',
  number: 'Check number',
  type: 'Debit or credit',
  status: 'Pending or posted',
  account: 'Account number',
  currency: 'Currency',
};

export const classWords: Record<LineClass, string> = {
  business: 'Of the business',
  transfer: 'Transfer between own accounts',
  'owner-contribution': 'Owner’s money put in',
  'loan-proceeds': 'Loan proceeds',
  'asset-sale': 'Sale of equipment',
  'tax-refund': 'Tax refund',
  'vendor-refund': 'Refund from a vendor',
  'other-income': 'Other, not from customers',
  'owner-draw': 'Owner’s draw or distribution',
  'debt-principal': 'Loan repaid (principal)',
  equipment: 'Equipment bought',
  'income-tax': 'Income tax',
  'sales-tax': 'Sales tax paid on',
};

export const proposedByWords = {
  words: 'by the words of the bank',
  amount: 'an equal amount left or reached another account',
  books: 'as the books have it',
} as const;

export const sideWords: Record<ProofSideName, { title: string; actual: string; expected: string }> = {
  receipts: {
    title: 'Receipts from customers',
    actual: 'Per bank',
    expected: 'Per books',
  },
  disbursements: {
    title: 'Costs paid',
    actual: 'Per bank',
    expected: 'Per books',
  },
};

export const causeWords: Record<ExplanationCause, string> = {
  timing: 'On its way: deposits in transit or checks not cashed',
  'not-in-books': 'At the bank, and not in the books',
  'not-at-bank': 'In the books, and not at the bank',
  'wrong-month': 'Booked in another month',
  'other-account': 'Went through an account without statements',
  other: 'Something else',
};
