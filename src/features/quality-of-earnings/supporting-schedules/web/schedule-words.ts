import { dayInWords, monthInWords } from '#kernel/days.ts';
import { undatedMeasure } from '../domain/raw-statement.ts';
import { isStatement, type ScheduleKind, type ScheduleRole } from '../domain/schedule-kinds.ts';
import type { ScheduleState } from '../domain/schedule-state.ts';
import type { FaultCode } from '../domain/schedule-table.ts';
import type { TieResult } from '../domain/tie-trial-balance.ts';

type KindWords = {
  title: string;
  /** What it is, for someone who never heard of it. */
  what: string;
  /** What to export, and from which menu. */
  where: string;
  /** What its total is called in the books. */
  books: string;
};

export const kindWords: Record<ScheduleKind, KindWords> = {
  'profit-and-loss': {
    title: 'Profit and loss by month',
    what: 'What the business earned and spent, one column for each month. Each line of each month is compared with the ledger.',
    where:
      'QuickBooks: Reports › Profit and Loss, all months of the review, display columns by months, export to Excel. Xero: Accounting › Reports › Profit and Loss, by month. Sage: Income Statement, by month.',
    books: 'the ledger',
  },
  'balance-sheet': {
    title: 'Balance sheet by month',
    what: 'What the business owned and owed at each month-end. Assets must equal liabilities and equity, and each line is compared with the ledger.',
    where:
      'QuickBooks: Reports › Balance Sheet, all months of the review, display columns by months, export to Excel. Xero: Accounting › Reports › Balance Sheet, compared with each month before. Sage: Balance Sheet, by month.',
    books: 'the ledger',
  },
  'trial-balance': {
    title: 'Trial balance',
    what: 'A list of every account with its balance on one day. It shows that the ledger is whole.',
    where:
      'QuickBooks: Reports › Trial Balance, as of the last day of each fiscal year, export to Excel. Xero: Accounting › Reports › Trial Balance. Sage: General Ledger Trial Balance.',
    books: 'the ledger',
  },
  receivables: {
    title: 'Receivables by age',
    what: 'What each customer owes you, by how far past due it is. A buyer pays less for what is over 90 days past due.',
    where:
      'QuickBooks: Reports › A/R Aging Detail (or A/R Aging Summary), as of the last month-end and of each year end, export to Excel. Xero: Aged Receivables, Detail or Summary. Sage: Aged Receivables. Detail lists each invoice, so that its age can be worked out from its dates.',
    books: 'receivables in the books',
  },
  payables: {
    title: 'Payables by age',
    what: 'What you owe each vendor, by how late it is. A buyer asks whether bills were paid late to keep cash.',
    where:
      'QuickBooks: Reports › A/P Aging Detail (or A/P Aging Summary), as of the last month-end and of each year end, export to Excel. Xero: Aged Payables, Detail or Summary. Sage: Aged Payables. Detail lists each bill, so that its age can be worked out from its dates.',
    books: 'payables in the books',
  },
  'customer-sales': {
    title: 'Sales by customer',
    what: 'What each customer bought. It shows how much depends on a few of them.',
    where:
      'QuickBooks: Reports › Sales by Customer Summary, columns by month, all months of the review, export to Excel. Xero: Sales by Contact (Income by Contact). Sage: Customer Sales History, summary.',
    books: 'revenue in the books',
  },
  payroll: {
    title: 'Payroll summary',
    what: 'What each employee, or each department, was paid in a year before taxes.',
    where:
      'QuickBooks Payroll: Reports › Payroll Summary by Employee. Gusto, ADP, Paychex: payroll summary or register for the year, one row for each employee, with gross pay and employer taxes. Export as CSV or Excel.',
    books: 'wages in the books',
  },
  assets: {
    title: 'Asset register',
    what: 'Equipment, vehicles and the like: what each cost, and how much of it was depreciated.',
    where:
      'QuickBooks: Reports › Fixed Asset Listing. Xero: Accounting › Fixed assets › Depreciation Schedule. Most owners get it from their accountant, as of the last month-end. Export as CSV or Excel.',
    books: 'equipment in the books',
  },
};

export const stateWords: Record<ScheduleState, string> = {
  waiting: 'Needs you',
  in: 'Not proved yet',
  proved: 'Proved',
  refused: 'Does not add up',
  replaced: 'Replaced by a newer file',
};

export const roleWords: Record<ScheduleRole, string> = {
  name: 'Name',
  code: 'Number of the account or asset',
  date: 'Day in service',
  currency: 'Currency',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance, credits negative',
  current: 'Not yet due',
  days30: '1–30 days late',
  days60: '31–60 days late',
  days90: '61–90 days late',
  over90: 'Over 90 days late',
  older: 'Over 120 days late',
  total: 'Total',
  gross: 'Gross wages',
  taxes: 'Employer taxes',
  cost: 'Cost',
  accumulated: 'Accumulated depreciation',
  net: 'Net value',
};

const isRole = (measure: string): measure is ScheduleRole => measure in roleWords;

export function measureWords(measure: string): string {
  if (isRole(measure)) return roleWords[measure];
  const [from = '', to = ''] = measure.split('/');
  if (from === to) return dayInWords(to);
  return from.slice(0, 7) === to.slice(0, 7)
    ? monthInWords(from.slice(0, 7))
    : `${monthInWords(from.slice(0, 7))} to ${monthInWords(to.slice(0, 7))}`;
}

/** A column of a file. A balance sheet that names no day has the one that a person said. */
export function columnWords(
  { kind, to }: { kind: ScheduleKind; to: string | null },
  measure: string,
): string {
  if (!isStatement(kind) || measure !== undatedMeasure) return measureWords(measure);
  return to === null ? 'Balance' : dayInWords(to);
}

export const faultWords: Record<FaultCode, string> = {
  'amount-unclear': 'the amount is not clear',
  'other-currency': 'the amount is not in US dollars',
  'part-of-a-cent': 'the amount has parts of a cent',
  'formula-without-result': 'the amount is a formula without a result, and formulas are not run here',
  'both-sides': 'it has a debit and a credit',
  'row-sum': 'the columns do not come to the last one',
  subtotal: 'the rows above do not come to this total',
  'debits-credits': 'debits are not equal to credits',
  'worked-out': 'it does not follow from the lines above',
  unbalanced: 'assets are not equal to liabilities and equity',
  'no-section': 'it is in no section that we know',
  'no-total': 'the section has no total below it',
  'total-alone': 'it is a total, and nothing above it has that name',
  'no-name': 'it has amounts and no name',
  'column-unnamed': 'its column has amounts and no name above them',
  'day-unclear': 'the day is not clear',
};

export const resultWords: Record<TieResult, string> = {
  apart: 'Differs',
  'not-in-books': 'Not in the ledger',
  'not-in-file': 'Not in the file',
  ambiguous: 'Name used twice in the ledger',
  undecided: 'Say where it belongs, under Accounts',
  waits: 'Waits for accounts that no one has classified',
  tied: 'The same',
};

export const partWords: Record<string, string> = {
  income: 'Income',
  'cost-of-sales': 'Cost of sales',
  expenses: 'Expenses',
  'other-income': 'Other income',
  'other-expenses': 'Other expenses',
  'net-income': 'Net income',
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
};

export const basisWords = { cash: 'cash basis', accrual: 'accrual basis' } as const;

export function daysInWords({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return 'Day not known yet';
  return from === null ? `As of ${dayInWords(to)}` : `${dayInWords(from)} to ${dayInWords(to)}`;
}
