import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { ScheduleKind, StatementKind } from './schedule-kinds.ts';

export type TotalKind = Exclude<ScheduleKind, StatementKind | 'trial-balance'>;

/**
 * The accounts of the books that a schedule is held against, and the sign that makes their usual side positive. Balances are
 * of the day, the others of the period.
 */
const controlAccounts: Record<TotalKind, { codes: readonly LedgerCode[]; sign: 1 | -1 }> = {
  receivables: { codes: ['AR'], sign: 1 },
  payables: { codes: ['AP'], sign: -1 },
  'customer-sales': { codes: ['REV', 'CONTRA_REV'], sign: -1 },
  payroll: { codes: ['PAYROLL', 'OFFICER_COMP'], sign: 1 },
  assets: { codes: ['FIXED'], sign: 1 },
};

export type TotalTie = {
  written: number;
  books: number;
  /** Schedule less books, in cents. */
  difference: number;
  grade: 'proved' | 'wrong' | 'question';
};

/** Half a percent, as the rule of document I9 allows. */
const salesTolerance = 0.005;

/** By canonical account in cents, a debit is positive: of the day, or of the period for what a period came to. */
export type BookSums = ReadonlyMap<LedgerCode, number>;

/**
 * The total of a schedule beside the books (docs/rules/quality-of-earnings.md). Sales may differ by half a percent of revenue.
 * Payroll may include labor on jobs, and differ by no more than what is owed to employees moved in the period.
 */
export function tieTotal(kind: TotalKind, written: number, sums: BookSums): TotalTie {
  const of = (codes: readonly LedgerCode[]) => codes.reduce((sum, code) => sum + (sums.get(code) ?? 0), 0);
  const { codes, sign } = controlAccounts[kind];
  const usual = of(codes) * sign + 0;
  if (kind !== 'payroll') {
    const difference = written - usual;
    const allowed = kind === 'customer-sales' ? Math.round(Math.abs(usual) * salesTolerance) : 0;
    return { written, books: usual, difference, grade: Math.abs(difference) <= allowed ? 'proved' : 'wrong' };
  }
  const withJobs = usual + of(['COGS_LABOR']);
  const books = Math.abs(written - withJobs) < Math.abs(written - usual) ? withJobs : usual;
  const difference = written - books;
  const accrued = Math.abs(of(['PAYROLL_LIAB', 'ACCRUED']));
  const grade = difference === 0 ? 'proved' : Math.abs(difference) <= accrued ? 'question' : 'wrong';
  return { written, books, difference, grade };
}
