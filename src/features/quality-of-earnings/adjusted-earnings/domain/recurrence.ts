import { mostOtherYears } from '#features/valuation/earnings/domain/add-backs.ts';
import { smallPart } from '#features/valuation/earnings/domain/came-before.ts';
import type { PostedLines } from './adjustment.ts';

/** Twelve months, YYYY-MM. */
export type Window = { from: string; to: string };

/** Sums of whole accounts, and of the customers and suppliers of adjusted lines on them. Debits positive, cents. */
export type AccountMonths = {
  accounts: readonly { accountId: number; month: string; amount: number }[];
  parties: readonly { accountId: number; party: string; month: string; amount: number }[];
};

/** `seen`: other years that hold such a cost; `known`: other years that the ledger covers. */
export type Recurrence = { seen: number; known: number };

/** Absent in this many of the other years is what makes a cost one-time (docs/rules/earnings.md). */
const absentYears = 2;

type Row = { month: string; amount: number };

/**
 * Whether a cost that is called one-time came in other years. A year holds it if its account stands above what is usual there
 * by more than a quarter of the cost (usual: the account without the adjusted lines, in the years that have them), or if
 * one of the same payees was paid so much more than usual. `windows` are years; `covered` is what the ledger holds of them.
 */
export function recurrenceOf(
  posted: readonly PostedLines[],
  months: AccountMonths,
  windows: readonly Window[],
  covered: Window | null,
): Recurrence {
  const inside = ({ from, to }: Window, month: string) => month >= from && month <= to;
  const home = windows.filter((window) => posted.some(({ month }) => inside(window, month)));
  const others = windows.filter(
    (window) => !home.includes(window) && covered && window.from >= covered.from && window.to <= covered.to,
  );
  const sum = (rows: readonly Row[], window: Window) =>
    rows.reduce((all, { month, amount }) => (inside(window, month) ? all + amount : all), 0);
  const cost = (rows: readonly Row[]) => Math.max(0, ...home.map((window) => Math.abs(sum(rows, window))));
  const isAbove = (window: Window, all: readonly Row[], own: readonly Row[]) => {
    const usual = Math.max(0, ...home.map((one) => sum(all, one) - sum(own, one)));
    return sum(all, window) - usual > smallPart * cost(own);
  };
  const heldIn = (window: Window) =>
    [...Map.groupBy(posted, ({ accountId }) => accountId)].some(([accountId, own]) => {
      const account = months.accounts.filter((one) => one.accountId === accountId);
      if (isAbove(window, account, own)) return true;
      const payees = new Set(own.map(({ party }) => party).filter((party) => party !== ''));
      return [...payees].some((party) => {
        const paid = months.parties.filter((one) => one.accountId === accountId && one.party === party);
        return isAbove(
          window,
          paid,
          own.filter((one) => one.party === party),
        );
      });
    });
  const again = Math.max(0, home.length - 1);
  return { seen: again + others.filter(heldIn).length, known: again + others.length };
}

/** `null`: the ledger has too few years to tell. */
export function isOneTime({ seen, known }: Recurrence): boolean | null {
  if (seen > mostOtherYears) return false;
  return known - seen >= absentYears ? true : null;
}

/** Up to four years that end with a month, the latest first. */
export function windowsBefore(latest: string): Window[] {
  const [year, month] = [Number(latest.slice(0, 4)), Number(latest.slice(5, 7))];
  const at = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
  return [0, 12, 24, 36].map((back) => ({ from: at(back + 11), to: at(back) }));
}
