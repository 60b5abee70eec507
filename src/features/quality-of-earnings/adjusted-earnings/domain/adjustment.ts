import {
  type AddBackCode,
  addBackCategories,
} from '#features/valuation/earnings/domain/add-back-categories.ts';
import { effectIn, isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import type { Owed, OwedLines } from './bank-support.ts';
import type { Reference } from './evidence.ts';
import { type AmountKind, amountIn, type TypedAmount } from './typed-amount.ts';

/** Lines of an adjustment that say the same: one account, one month, one customer or supplier. Debits positive, cents. */
export type PostedLines = {
  accountId: number;
  code: string;
  month: string;
  party: string;
  amount: number;
  lines: number;
};

export type Adjustment = {
  id: string;
  code: AddBackCode;
  title: string;
  why: string;
  /** Percentage of its lines that it takes. */
  share: number;
  onRevenue: boolean;
  /** Whether a buyer needs it; `null`: no one said. */
  needed: boolean | null;
  /** What was said about its evidence, which proves nothing. */
  remark: string;
  references: readonly Reference[];
  amounts: readonly TypedAmount[];
  /** Those of its lines that are in the dataset version. */
  posted: readonly PostedLines[];
  /** The same by month and amount, where lines of the bank are to be compared with them; else empty. */
  owed: readonly OwedLines[];
  /** How many of its lines are not. */
  gone: number;
};

/** In cents. `recorded`: costs, or for `N-GRANT` the income; `effect`: on EBITDA. */
export type MonthPart = { recorded: Cents; replacement: Cents; recovered: Cents; effect: Cents };

/**
 * What an adjustment does in one month. Owner and one-time items: what its lines hold, less replacement and recovery. Others:
 * the amounts that were typed. Lines count in the month in which they were booked.
 */
export function partIn(of: Adjustment, month: string): MonthPart {
  const posted = of.posted.filter((one) => one.month === month);
  const recorded = shareOf(of, posted);
  const typed = (kind: AmountKind) =>
    cents(of.amounts.filter((one) => one.kind === kind).reduce((sum, one) => sum + amountIn(one, month), 0));
  const [replacement, recovered] = [typed('replacement'), typed('recovered')];
  const year = { recorded, replacement, recovered, effect: typed('effect') };
  return { ...year, effect: effectIn(of.code, year) };
}

/** The part of some of its lines that it takes, in cents: costs, or for `N-GRANT` income, above zero. */
export function shareOf({ code, share }: Adjustment, posted: readonly PostedLines[]): Cents {
  const sum = posted.reduce((all, { amount }) => all + amount, 0);
  return centsFromDollars((((code === 'N-GRANT' ? -1 : 1) * sum) / 100) * (share / 100));
}

export function sumOfParts(parts: readonly MonthPart[]): MonthPart {
  const total = (key: keyof MonthPart) => cents(parts.reduce((sum, part) => sum + part[key], 0));
  return {
    recorded: total('recorded'),
    replacement: total('replacement'),
    recovered: total('recovered'),
    effect: total('effect'),
  };
}

/** What its payments have to come to: its entries, or of a correction without entries what its amounts are in each month. */
export function owedBy({ code, posted, owed, amounts }: Adjustment, months: readonly string[]): Owed {
  if (isNetted(code) || posted.length > 0) return { of: 'ledger', lines: owed };
  const lines = months.flatMap((month) =>
    amounts.map((one) => ({ first: month, last: month, amount: amountIn(one, month), lines: 1 })),
  );
  return { of: 'typed', lines: lines.filter(({ amount }) => amount !== 0) };
}

/** Amounts that an adjustment of this category can have besides its lines. */
export function kindsFor(code: AddBackCode): readonly AmountKind[] {
  if (!isNetted(code)) return ['effect'];
  return addBackCategories[code].group === 'O' ? ['replacement'] : ['replacement', 'recovered'];
}
