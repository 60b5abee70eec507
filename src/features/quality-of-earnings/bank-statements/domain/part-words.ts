import type { BookPart } from './cash-proof.ts';

/** Their signs are in `cash-proof.ts`. */
export const bookPartWords: Record<BookPart, string> = {
  revenue: 'Revenue',
  receivables: 'Growth of receivables',
  deferred: 'Growth of deferred revenue',
  customerDeposits: 'Growth of customer deposits',
  salesTax: 'Sales tax collected',
  writeOffs: 'Bad debts written off',
  feesNetted: 'Card fees kept back from deposits',
  costs: 'Costs, without depreciation',
  interest: 'Interest',
  payables: 'Growth of payables',
  accrued: 'Growth of accrued costs',
  payrollOwed: 'Growth of payroll owed',
  cards: 'Growth of card balances without statements',
  inventory: 'Growth of inventory',
  prepaid: 'Growth of prepaid costs',
};
