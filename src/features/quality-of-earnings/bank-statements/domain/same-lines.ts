export type SlotLine = { day: string; amount: number; reference: string };
/** A line of the account, however many files show it. `reference`: what a bank names it by; empty: nothing. */
type Slot = { number: number; reference: string };
type Slots = { named: Slot[]; unnamed: Slot[] };

/**
 * Tells which lines of overlapping statements are the same line of the account (docs/rules/quality-of-earnings.md): those of
 * one day and amount, numbered within each statement. Where both files name them (FITID of OFX), the names must be equal.
 */
export function lineSlots() {
  const byKey = new Map<string, Slots>();
  let count = 0;
  /** The slot of each line, in the order of `lines`, if an earlier statement had it. Nothing is kept yet. */
  const match = (lines: readonly SlotLine[]): (number | null)[] => {
    const matched = new Map<number, number>();
    for (const [key, own] of Map.groupBy(lines.keys(), (at) => keyOf(lines[at]))) {
      const slots = byKey.get(key);
      if (slots) matchSame(own, lines, slots, matched);
    }
    return lines.map((_, at) => matched.get(at) ?? null);
  };
  /** Keeps the lines that `match` found in no slot. Returns the slot of every line. */
  const keep = (lines: readonly SlotLine[], matched: readonly (number | null)[]): number[] =>
    lines.map((line, at) => {
      const known = matched[at];
      if (known !== null && known !== undefined) return known;
      count += 1;
      const slot = { number: count, reference: line.reference };
      const slots = byKey.get(keyOf(line)) ?? { named: [], unnamed: [] };
      byKey.set(keyOf(line), slots);
      (line.reference === '' ? slots.unnamed : slots.named).push(slot);
      return slot.number;
    });
  return { match, keep };
}

/** Equal names first; then those of which one has no name, in order. */
function matchSame(
  own: readonly number[],
  lines: readonly SlotLine[],
  { named, unnamed }: Slots,
  matched: Map<number, number>,
): void {
  const byReference = Map.groupBy(named, ({ reference }) => reference);
  const rest: number[] = [];
  for (const at of own) {
    const slot = byReference.get(lines[at]?.reference ?? '')?.shift();
    if (slot) matched.set(at, slot.number);
    else rest.push(at);
  }
  const taken = new Set(matched.values());
  const [free, alone] = [named.filter(({ number }) => !taken.has(number)).values(), unnamed.values()];
  for (const at of rest) {
    const slot = alone.next().value ?? (lines[at]?.reference === '' ? free.next().value : undefined);
    if (slot) matched.set(at, slot.number);
  }
}

const keyOf = (line: SlotLine | undefined) => `${line?.day} ${line?.amount}`;
