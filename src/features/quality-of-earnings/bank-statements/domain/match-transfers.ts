import { type LineClass, proposedByWords, saysTransfer } from './line-classes.ts';
import { pairDays, pairNearest } from './pair-nearest.ts';

/** A line that counts. `said`: what a person said that it is. */
export type ClassLine = {
  id: number;
  account: number;
  day: string;
  amount: number;
  name: string;
  memo: string;
  said: LineClass | null;
};
export type Judged = {
  id: number;
  pair: number | null;
  proposal: LineClass | null;
  by: 'words' | 'amount' | null;
};

/**
 * Which lines are two sides of one transfer between accounts of the owner (docs/rules/quality-of-earnings.md): equal and
 * opposite, within five days, one to one, the nearest first. Such a pair counts where one of its lines says so, in the
 * words of the bank or of a person; else it is proposed, as two equal amounts may be chance. What a person said is
 * something else is never one.
 */
export function matchTransfers(lines: readonly ClassLine[]): Judged[] {
  const open = lines.filter(({ said }) => said === null || said === 'transfer').toSorted(inOrder);
  const clear = pairsIn(open, (one, other) => says(one) || says(other));
  const paired = new Set(clear.flat());
  const alike = pairsIn(
    open.filter(({ id }) => !paired.has(id)),
    () => true,
  );
  const pairs = new Map(clear.flatMap(([one, other]) => both(one, other)));
  const likely = new Set(alike.flat());
  return lines.map((line) => {
    const pair = pairs.get(line.id) ?? null;
    if (pair !== null || line.said !== null) return { id: line.id, pair, proposal: null, by: null };
    if (likely.has(line.id)) return { id: line.id, pair, proposal: 'transfer', by: 'amount' };
    const proposal = proposedByWords(line);
    return { id: line.id, pair, proposal, by: proposal && 'words' };
  });
}

const both = (one: number, other: number): [number, number][] => [
  [one, other],
  [other, one],
];
const says = (line: ClassLine) => line.said === 'transfer' || saysTransfer(line);

function pairsIn(
  lines: readonly ClassLine[],
  fits: (one: ClassLine, other: ClassLine) => boolean,
): [number, number][] {
  const out = lines.filter(({ amount }) => amount < 0);
  const into = lines.filter(({ amount }) => amount > 0);
  const opposite = out.map((line) => ({ ...line, amount: -line.amount }));
  const pairs = pairNearest(
    opposite,
    into,
    pairDays,
    (one, other) => one.account !== other.account && fits(one, other),
  );
  return pairs.flatMap(([one, other]): [number, number][] => {
    const [first, second] = [out[one], into[other]];
    return first && second ? [[first.id, second.id]] : [];
  });
}

/** By what the lines say, not by when they were stored: the same files in another order give the same pairs. */
function inOrder(one: ClassLine, other: ClassLine): number {
  const key = ({ day, amount, name, memo }: ClassLine) => `${day} ${amount} ${name} ${memo}`;
  const [a, b] = [key(one), key(other)];
  if (a === b) return one.account - other.account || one.id - other.id;
  return a < b ? -1 : 1;
}
