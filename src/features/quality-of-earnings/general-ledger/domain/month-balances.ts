import type { LedgerCode, LedgerUse } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { type BalanceFormula, purposeOf, termsOf } from './figures.ts';

type Held = { code: LedgerCode; purpose: LedgerUse | null; amount: number };

/** Cents, a debit is positive. `openings`: before the first line of each account; `moves`: by month (YYYY-MM). */
export type Balances = {
  openings: readonly Held[];
  moves: readonly (Held & { month: string })[];
};

/**
 * A figure at the end of each month, in cents (docs/rules/quality-of-earnings.md): the opening balance and all that moved
 * until then. `code`: only this part of it. `months` oldest first.
 */
export function balancesAt(
  { openings, moves }: Balances,
  { formula, code }: { formula: BalanceFormula; code: LedgerCode | null },
  months: readonly string[],
): number[] {
  const signs = new Map(termsOf({ formula, code }).map((term) => [term.code, term.sign]));
  const purpose = purposeOf(formula);
  const value = (one: Held) => (one.purpose === purpose ? (signs.get(one.code) ?? 0) * one.amount : 0);
  const start = openings.reduce((sum, one) => sum + value(one), 0);
  const byMonth = new Map<string, number>();
  for (const move of moves) byMonth.set(move.month, (byMonth.get(move.month) ?? 0) + value(move));
  return months.map(
    (month) => [...byMonth].reduce((sum, [at, amount]) => (at <= month ? sum + amount : sum), start) + 0,
  );
}

/** A figure before the first day of a month, in cents. */
export function balanceBefore(
  balances: Balances,
  formula: BalanceFormula,
  code: LedgerCode | null,
  month: string,
): number {
  const moves = balances.moves.filter((move) => move.month < month);
  return balancesAt({ ...balances, moves }, { formula, code }, [month])[0] ?? 0;
}

/** The codes that a figure consists of, in the order of the canonical accounts. */
export function codesIn({ openings, moves }: Balances, formula: BalanceFormula): LedgerCode[] {
  const purpose = purposeOf(formula);
  const held = [...openings, ...moves].filter((one) => one.purpose === purpose && one.amount !== 0);
  const seen = new Set(held.map(({ code }) => code));
  return termsOf({ formula, code: null }).flatMap(({ code }) => (seen.has(code) ? [code] : []));
}
