import { valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { ledgerSums, sumsIn } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import {
  accountCodes,
  canonicalAccounts,
  type LedgerCode,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import type { BookPart } from '../domain/cash-proof.ts';
import { type BookLine, taxAndFees } from './book-store.ts';

export type BooksOfMonth = {
  books: Record<BookPart, Cents>;
  costs: { code: LedgerCode; amount: Cents }[];
};

/** Costs that money was paid for: depreciation and amortization are none, and interest stands alone. */
const costCodes = accountCodes.filter(
  (code) => ['cost-of-sales', 'operating'].includes(canonicalAccounts[code].group) || code === 'OTHER_EXP',
);

/** What the books say of each month in which the ledger has entries, the keys YYYY-MM. `tied`: lines of accounts with statements. */
export async function monthBooks(
  db: Reader,
  reviewId: string,
  dataset: number,
  tied: readonly BookLine[],
): Promise<(month: string) => BooksOfMonth | null> {
  const sums = await ledgerSums(db, reviewId, dataset);
  const booked = new Set(sums.map(({ month }) => month));
  const more = new Map((await taxAndFees(db, reviewId, dataset)).map((row) => [row.month, row]));
  const tiedCards = new Map<string, number>();
  for (const { code, day, amount } of tied)
    if (code === 'CC') tiedCards.set(day.slice(0, 7), (tiedCards.get(day.slice(0, 7)) ?? 0) + amount);
  return (month) => {
    if (!booked.has(month)) return null;
    const own = sumsIn(sums, month, month);
    const debit = (...codes: LedgerCode[]) => codes.reduce((sum, code) => sum + (own.get(code) ?? 0), 0);
    const credit = (...codes: LedgerCode[]) => cents(-debit(...codes) + 0);
    const account = (code: LedgerCode) => cents(valueOfFigure({ formula: 'account', code }, own));
    const costs = costCodes
      .map((code) => ({ code, amount: account(code) }))
      .filter(({ amount }) => amount !== 0);
    return {
      costs,
      books: {
        revenue: cents(valueOfFigure({ formula: 'revenue', code: null }, own)),
        receivables: cents(debit('AR')),
        deferred: credit('DEF_REV'),
        customerDeposits: credit('CUST_DEP'),
        salesTax: cents(more.get(month)?.collected ?? 0),
        writeOffs: account('BAD_DEBT'),
        feesNetted: cents(more.get(month)?.netted ?? 0),
        costs: cents(costs.reduce((sum, { amount }) => sum + amount, 0)),
        interest: account('INT_EXP'),
        payables: credit('AP'),
        accrued: credit('ACCRUED'),
        payrollOwed: credit('PAYROLL_LIAB'),
        cards: cents(-(debit('CC') - (tiedCards.get(month) ?? 0)) + 0),
        inventory: cents(debit('INVENTORY')),
        prepaid: cents(debit('PREPAID')),
      },
    };
  };
}
