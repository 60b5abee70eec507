import type { Figure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { BookPart } from './cash-proof.ts';

const account = (code: LedgerCode): Figure => ({ formula: 'account', code });

/**
 * The figure of the books behind a part of the proof. `partly`: it also has lines that the part leaves out, such as sales tax
 * that was paid on. `null`: it is more than one figure.
 */
export const figureOfPart: Record<BookPart, { figure: Figure; partly: boolean } | null> = {
  revenue: { figure: { formula: 'revenue', code: null }, partly: false },
  receivables: { figure: account('AR'), partly: false },
  deferred: { figure: account('DEF_REV'), partly: false },
  customerDeposits: { figure: account('CUST_DEP'), partly: false },
  salesTax: { figure: account('SALES_TAX'), partly: true },
  writeOffs: { figure: account('BAD_DEBT'), partly: false },
  feesNetted: { figure: account('BANK_MERCHANT_FEES'), partly: true },
  costs: null,
  interest: { figure: account('INT_EXP'), partly: false },
  payables: { figure: account('AP'), partly: false },
  accrued: { figure: account('ACCRUED'), partly: false },
  payrollOwed: { figure: account('PAYROLL_LIAB'), partly: false },
  cards: { figure: account('CC'), partly: true },
  inventory: { figure: account('INVENTORY'), partly: false },
  prepaid: { figure: account('PREPAID'), partly: false },
};
