import { type Proof, placesFound } from './proofs.ts';

/** What one account adds up to. Amounts as the file writes them, in cents. */
type Tally = { debit: number; credit: number; written: number; balance: number | null; turned: 1 | -1 | 0 };

/** What a total row shows; `null` where the column is empty or missing. */
export type ShownTotal = { debit: number | null; credit: number | null; amount: number | null };
type Place = { sheet: number; row: number };

/**
 * Proves the totals and running balances of accounts. A balance may grow with debits or with credits, whichever its
 * account does; one account does one of them.
 */
export function accountProofs() {
  const tallies: Tally[] = [];
  const totals = placesFound();
  const balances = placesFound();
  let [shown, chained] = [0, 0];
  const of = (account: number): Tally => {
    tallies[account] ??= { debit: 0, credit: 0, written: 0, balance: null, turned: 0 };
    return tallies[account];
  };
  const line = (account: number, amount: number, balance: number | null, { sheet, row }: Place) => {
    const tally = of(account);
    tally.written += amount;
    if (amount > 0) tally.debit += amount;
    else tally.credit -= amount;
    if (balance === null) return;
    const moved = tally.balance === null ? null : balance - tally.balance;
    tally.balance = balance;
    if (moved === null) return;
    chained += 1;
    if (tally.turned === 0 && amount !== 0) tally.turned = moved === -amount ? -1 : 1;
    const difference = moved - amount * (tally.turned || 1);
    if (difference !== 0) balances.at(sheet, row, difference);
  };
  const total = (accounts: readonly number[], seen: ShownTotal, { sheet, row }: Place) => {
    const [own, ...parts] = accounts.map(of);
    if (!own) return;
    const whole = parts.reduce((sum, part) => added(sum, part), own);
    const gap = Math.min(...[own, whole].map((tally) => gapOf(tally, seen) ?? Number.NaN));
    if (Number.isNaN(gap)) return;
    shown += 1;
    if (gap !== 0) totals.at(sheet, row, shownGap(whole, seen));
  };
  return {
    line,
    total,
    opening: (account: number, balance: number | null) => {
      of(account).balance = balance;
    },
    written: (account: number) => of(account).written,
    /** `turned`: -1 if the balance of the account grows with credits, 0 if nothing tells; `natural`: one of the file does. */
    turnedOf: (account: number) => ({
      turned: of(account).turned,
      natural: tallies.some((tally) => tally.turned === -1),
    }),
    proofs: (): Proof[] => [
      totals.proof('account-totals', 'wrong', shown > 0 ? 'proved' : 'absent'),
      balances.proof('running-balances', 'wrong', chained > 0 ? 'proved' : 'absent'),
    ],
  };
}

const added = (one: Tally, other: Tally): Tally => ({
  ...one,
  debit: one.debit + other.debit,
  credit: one.credit + other.credit,
  written: one.written + other.written,
});

/** How far a total is from its lines, without a sign; `null`: it shows nothing. */
function gapOf(tally: Tally, seen: ShownTotal): number | null {
  if (seen.amount !== null) return Math.abs(seen.amount - tally.written);
  if (seen.debit === null && seen.credit === null) return null;
  const asColumns = Math.abs((seen.debit ?? 0) - tally.debit) + Math.abs((seen.credit ?? 0) - tally.credit);
  // Some programs show only the net of both, on the side that it falls.
  const net = Math.abs((seen.debit ?? 0) - (seen.credit ?? 0) - tally.written);
  return seen.debit !== null && seen.credit !== null ? asColumns : Math.min(asColumns, net);
}

function shownGap(tally: Tally, seen: ShownTotal): number {
  if (seen.amount !== null) return seen.amount - tally.written;
  return (seen.debit ?? 0) - (seen.credit ?? 0) - tally.written;
}
