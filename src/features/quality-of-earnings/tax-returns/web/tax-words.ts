import { cents, formatMoney } from '#kernel/money.ts';
import type { TaxAmount, TaxBasis, TaxForm, TaxSection } from '../domain/tax-forms.ts';
import type { Footing } from '../domain/tax-ties.ts';
import type { Tie } from './queries.ts';

export const formWords: Record<TaxForm, string> = {
  '1120s': 'Form 1120-S (S corporation)',
  '1120': 'Form 1120 (C corporation)',
  '1065': 'Form 1065 (partnership)',
  schedule_c: 'Schedule C (sole proprietor)',
};

export const basisWords: Record<TaxBasis, string> = { cash: 'Cash', accrual: 'Accrual' };

/** `hint`: who files it. */
export const sectionWords: Record<TaxSection, { title: string; hint: string }> = {
  page: { title: 'Income and deductions', hint: 'The first page of the form.' },
  m1: {
    title: 'Schedule M-1',
    hint: 'From the income in the books to the income on the return. Small businesses may leave it out.',
  },
  balance: { title: 'Schedule L, end of the year', hint: 'The balance sheet on the return.' },
  equity: { title: 'Schedule M-2', hint: 'How the owners’ equity moved over the year.' },
};

const amountWords: Record<TaxAmount, string> = {
  receipts: 'Gross receipts or sales',
  allowances: 'Returns and allowances',
  totalIncome: 'Total income',
  officers: 'Compensation of officers',
  wages: 'Salaries and wages',
  deductions: 'Total deductions',
  homeOffice: 'Business use of your home',
  ordinary: 'Ordinary business income (loss)',
  income: 'Income (loss) on the return',
  bookIncome: 'Net income (loss) per books',
  addedIncome: 'Income on the return, not in the books',
  addedTax: 'Federal income tax per books',
  addedLosses: 'Capital losses over capital gains',
  addedGuaranteed: 'Guaranteed payments',
  addedCosts: 'Costs in the books, not deducted',
  lessIncome: 'Income in the books, not on the return',
  lessDeductions: 'Deductions not in the books',
  assets: 'Total assets',
  cash: 'Cash',
  receivables: 'Accounts receivable',
  inventory: 'Inventories',
  payables: 'Accounts payable',
  liabilities: 'Total liabilities and equity',
  equityBegin: 'Balance at the beginning',
  equityAdded: 'Income and other additions',
  equityTaken: 'Losses and other reductions',
  distributions: 'Distributions',
  equityEnd: 'Balance at the end',
};

const onOneForm: Partial<Record<TaxForm, Partial<Record<TaxAmount, string>>>> = {
  '1120': { ordinary: 'Taxable income before special deductions' },
  '1065': { officers: 'Guaranteed payments to partners' },
  schedule_c: { totalIncome: 'Gross income', deductions: 'Total expenses', income: 'Net profit or (loss)' },
};

export function amountLabel(form: TaxForm, amount: TaxAmount, line: string): string {
  const lines = line.includes(' ') ? 'lines' : 'line';
  return `${onOneForm[form]?.[amount] ?? amountWords[amount]}, ${lines} ${line}`;
}

export const footingWords: Record<Footing, string> = {
  deductions: 'Income less deductions doesn’t come to the result on the form.',
  m1: 'Schedule M-1 doesn’t come to the income on the return.',
  balance: 'Total assets aren’t equal to total liabilities and equity on Schedule L.',
  equity: 'Schedule M-2 doesn’t come to the balance at the end.',
};

/** What a buyer’s accountant would ask about a difference; `null`: nothing. Never an accusation. */
export function questionAbout({ key, difference, grade }: Tie): string | null {
  if (grade === 'ties' || grade === 'close' || grade === 'partial') return null;
  const by = formatMoney(cents(Math.abs(difference)));
  const booksAreHigher = difference < 0;
  if (key === 'receipts')
    return booksAreHigher
      ? `The books show ${by} more in sales than the return. A lender goes by the return. Which sales are not on it?`
      : `The return shows ${by} more in sales than the books. Which sales are missing from the books?`;
  if (key === 'income' && grade === 'question')
    return 'Schedule M-1 may explain this difference. Enter it if the return has one.';
  if (key === 'income')
    return booksAreHigher
      ? `The books show ${by} more income than the return, even after Schedule M-1. Buyers and lenders go by the return.`
      : `The return shows ${by} more income than the books, even after Schedule M-1. What was booked after the return was filed?`;
  if (key === 'officers' || key === 'wages')
    return `Pay differs by ${by}. Is some of it under another line, on the return or in the books?`;
  return `Schedule L and the books differ by ${by}. Was an entry of the tax preparer not booked?`;
}
