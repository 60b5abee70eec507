import {
  accrualEffect,
  type BothEnds,
} from '#features/quality-of-earnings/adjusted-earnings/domain/cash-to-accrual.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cents } from '#kernel/money.ts';
import type { YearInBooks } from './tax-ties.ts';

/**
 * What sales and income would be on cash, less what they are in the books, in cents: what was earned and not collected
 * yet, and what was owed and not paid. `moved`: by account over the year, debits positive.
 */
export function timingOf(moved: ReadonlyMap<LedgerCode, number>): YearInBooks['timing'] {
  const change = (sign: 1 | -1, ...codes: LedgerCode[]) => ({
    begin: cents(0),
    end: cents(codes.reduce((sum, code) => sum + sign * (moved.get(code) ?? 0), 0)),
  });
  const ends: BothEnds = {
    receivables: change(1, 'AR'),
    deferred: change(-1, 'DEF_REV', 'CUST_DEP'),
    payables: change(-1, 'AP'),
    inventory: change(1, 'INVENTORY'),
    accrued: change(-1, 'ACCRUED'),
    prepaid: change(1, 'PREPAID'),
  };
  return {
    receipts: cents(ends.deferred.end - ends.receivables.end),
    income: cents(0 - accrualEffect(ends)),
  };
}
