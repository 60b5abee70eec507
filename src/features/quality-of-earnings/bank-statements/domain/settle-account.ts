import { lineSlots, type SlotLine } from './same-lines.ts';

export const statementStates = ['in', 'proved', 'refused'] as const;
export type StatementState = (typeof statementStates)[number];

/** Cents. `opening`, `closing`: as the file or a person says. `faults`: lines not read and balances that do not follow. */
export type StatementFacts = {
  from: string;
  to: string;
  /** Puts statements of the same days in the same order, whichever came first. */
  tie: string;
  opening: number | null;
  closing: number | null;
  faults: number;
  lines: readonly SlotLine[];
};

export type Settled = {
  state: StatementState;
  opening: number | null;
  /** Opening and lines less closing; `null` if a balance is not known. */
  difference: number | null;
  /** Whether the opening follows from the statement before. */
  chained: boolean;
  /** Opening less where the statements before end; `null`: there is none before. */
  gap: number | null;
  /** Of each line: its place among the lines of the account, and whether it counts here. */
  slots: readonly { slot: number; counts: boolean }[];
};

/**
 * Proves the statements of one account in the order of their days (docs/rules/quality-of-earnings.md): opening + lines =
 * closing, each opening is the closing before, and a line that two of them show counts once. Only proved statements
 * count. The results are in the order of `given`, and do not depend on it.
 */
export function settleAccount(given: readonly StatementFacts[]): Settled[] {
  const slots = lineSlots();
  const results = new Map<StatementFacts, Settled>();
  let chain = none();
  for (const one of given.toSorted(inOrder)) {
    const matched = slots.match(one.lines);
    const sum = sumOf(one.lines);
    const repeated = sumOf(one.lines.filter((_, at) => matched[at] !== null));
    const news = matched.filter((slot) => slot === null).length;
    const follows: boolean =
      one.opening === null && one.closing !== null && chain?.balance === one.closing - (sum - repeated);
    const opening: number | null = follows ? (one.closing ?? 0) - sum : one.opening;
    const difference = opening === null || one.closing === null ? null : opening + sum - one.closing;
    const state = stateOf(one, difference);
    const proved = state === 'proved' && opening !== null && one.closing !== null;
    const inside = news === 0 && one.lines.length > 0;
    const gap: number | null = proved && chain && !inside ? opening + repeated - chain.balance : null;
    const kept = proved ? slots.keep(one.lines, matched) : [];
    results.set(one, {
      ...{ state, opening, difference, chained: follows, gap },
      slots: one.lines.map((_, at) => ({ slot: kept[at] ?? 0, counts: proved && matched[at] === null })),
    });
    if (proved && !inside)
      chain =
        chain && one.to < chain.to
          ? { balance: chain.balance + sum - repeated, to: chain.to }
          : { balance: one.closing ?? 0, to: one.to };
  }
  return given.map((one) => {
    const found = results.get(one);
    if (!found) throw new Error('a statement that was not settled');
    return found;
  });
}

/** Where the statements so far end. */
const none = (): { balance: number; to: string } | null => null;

function stateOf({ faults }: StatementFacts, difference: number | null): StatementState {
  if (faults > 0 || (difference !== null && difference !== 0)) return 'refused';
  return difference === null ? 'in' : 'proved';
}

const sumOf = (lines: readonly SlotLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A statement of more days comes first, so that what is within it adds nothing. */
const inOrder = (one: StatementFacts, other: StatementFacts) =>
  compared(one.from, other.from) || compared(other.to, one.to) || compared(one.tie, other.tie);

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
