import type { IntakeKey, IntakeState } from './intake.ts';

/** `where`: what to export, and from which program. */
export const intakeWords: Record<IntakeKey, { title: string; why: string; where: string }> = {
  I1: {
    title: 'Profit and loss by month',
    why: 'Buyers review every month, not only full years.',
    where:
      'QuickBooks: Reports › Profit and Loss, all months of the review, display columns by months. Xero: Accounting › Reports › Profit and Loss, by month. Sage: Income Statement, by month. Export to Excel or CSV.',
  },
  I2: {
    title: 'Balance sheet by month',
    why: 'What the business owned and owed at the end of each month.',
    where:
      'QuickBooks: Reports › Balance Sheet, all months of the review, display columns by months. Xero: Accounting › Reports › Balance Sheet, compared with each month before. Sage: Balance Sheet, by month. Export to Excel or CSV.',
  },
  I3: {
    title: 'General ledger',
    why: 'Every entry of the books. All figures here come from it.',
    where:
      'QuickBooks Online: Reports › General Ledger, all dates, add the Debit and Credit columns, export to Excel or CSV. QuickBooks Desktop: Reports › Accountant & Taxes › General Ledger. Xero: Accounting › Reports › General Ledger Detail. Sage: General Ledger report.',
  },
  I4: {
    title: 'Trial balance at each year end',
    why: 'Shows that the ledger is whole, and ties it to the tax return.',
    where:
      'QuickBooks: Reports › Trial Balance, as of the last day of each fiscal year. Xero: Accounting › Reports › Trial Balance. Sage: General Ledger Trial Balance. Export to Excel or CSV.',
  },
  I5: {
    title: 'Receivables and payables by age',
    why: 'Who owes what, and for how long.',
    where:
      'QuickBooks: Reports › A/R Aging Detail and A/P Aging Detail (or Summary), as of the last month-end and of each year end. Xero: Aged Receivables and Aged Payables, Detail or Summary. Export to Excel or CSV.',
  },
  I6: {
    title: 'Bank and card statements',
    why: 'They show that the sales in the books were paid.',
    where:
      'Your bank’s website: download the activity of every account and card as OFX, QFX (QuickBooks), QIF or CSV, or the statements as PDF, with no month missing.',
  },
  I7: {
    title: 'Business tax returns',
    why: 'Lenders compare the books with what was filed.',
    where:
      'From your accountant: Form 1120-S, 1120 or 1065, or Schedule C, of each fiscal year. You type the lines that count.',
  },
  I8: {
    title: 'Payroll',
    why: 'Wages, owners’ pay and payroll tax.',
    where:
      'From your payroll provider: the payroll summary of each year, one row for each employee, as Excel or CSV. QuickBooks: Reports › Payroll Summary by Employee.',
  },
  I9: {
    title: 'Sales by customer and month',
    why: 'How much depends on a few customers.',
    where:
      'QuickBooks: Reports › Sales by Customer Summary, columns by month. Xero: Sales by Contact. Export to Excel or CSV.',
  },
  I10: {
    title: 'Equipment, debt, leases and related parties',
    why: 'What comes with the business, and what does not.',
    where:
      'The asset register (QuickBooks: Reports › Fixed Asset Listing; Xero: Depreciation Schedule) or the list that your accountant keeps, as Excel or CSV. Have lists of debt, leases and related parties ready; they can’t be added here yet.',
  },
};

export const intakeStateWords: Record<IntakeState, string> = {
  in: 'Read, not proved yet',
  proved: 'Proved',
  missing: 'Missing',
  refused: 'Could not be read',
};

/** Within a sentence: its name, and the code by which a request list of a CPA calls it. */
export function documentName(key: IntakeKey): string {
  const { title } = intakeWords[key];
  return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${key})`;
}
