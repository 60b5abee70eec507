import type { MissingPart } from './what-is-missing.ts';

/** What to give so that a test can be worked out. */
export const missingWords: Record<MissingPart, string> = {
  types: 'Export the general ledger with the type of each transaction.',
  'other-types': 'Every entry of this export is called a journal. Export the general ledger instead.',
  numbers: 'Export the general ledger with the numbers of invoices and checks.',
  names: 'Export the general ledger with names of customers and vendors.',
  openings: 'Export a general ledger that shows the beginning balance of each account, or the balance sheet.',
  memos: 'Export the general ledger with memos or descriptions.',
  'twelve-months': 'Not enough months: it takes entries in at least 12 months.',
  'thirteen-months':
    'Not enough months: it takes entries in 13 months in a row, a month and the 12 before it.',
  'latest-year': 'It takes sales in each of the last 12 months.',
  'two-years': 'It takes entries in each of the last 24 months.',
  'delivery-days': 'Invoices or delivery notes that show the day of delivery.',
  aging: 'Receivables and payables by age.',
  'bank-statements': 'Bank statements of every account.',
  'audit-log': 'The audit log of your accounting program.',
  'related-parties':
    'A list of your family members and companies that the business deals with. Keep it under “Family and companies of the owner” above.',
  'tax-returns': 'Business tax returns and payroll filings.',
};
