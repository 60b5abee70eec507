import type { BalanceBreak, BankLine } from './bank-line.ts';

type Balanced = BankLine & { balance: number | null };
type Followed = {
  lines: BankLine[];
  breaks: BalanceBreak[];
  opening: number | null;
  closing: number | null;
};

/**
 * Lines, the oldest first, and the balances at both ends where each line has one (cents). Banks write the newest line first
 * or last: the order in which more balances follow from the one before is the right one.
 */
export function followed(given: readonly Balanced[]): Followed {
  const backward = given.toReversed();
  const [down, up] = [breaksIn(given), breaksIn(backward)];
  const newestFirst =
    down.length === up.length ? (given[0]?.day ?? '') > (given.at(-1)?.day ?? '') : up.length < down.length;
  const ordered = newestFirst ? backward : given;
  const lines = ordered.map(({ balance: _balance, ...line }) => line);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last || ordered.some(({ balance }) => balance === null))
    return { lines, breaks: [], opening: null, closing: null };
  return {
    lines,
    breaks: newestFirst ? up : down,
    opening: (first.balance ?? 0) - first.amount,
    closing: last.balance,
  };
}

function breaksIn(lines: readonly Balanced[]): BalanceBreak[] {
  return lines.flatMap(({ amount, balance, row }, at) => {
    const before = lines[at - 1]?.balance ?? null;
    if (before === null || balance === null) return [];
    const difference = balance - before - amount;
    return difference === 0 ? [] : [{ row, difference }];
  });
}
