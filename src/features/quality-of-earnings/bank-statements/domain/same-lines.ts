export type SlotLine = { day: string; amount: number; reference: string };
/** A line of the account, however many files show it. `references`: what banks name it by. */
type Slot = { number: number; reference: string };

/**
 * Tells which lines of overlapping statements are the same line of the account (docs/rules/quality-of-earnings.md): those of one day and
 * amount, numbered within each statement. Where both files name them (FITID of OFX), the names must be equal.
 */
export function lineSlots() {
  const byKey = new Map<string, Slot[]>();
  let count = 0;
  /** The slot of each line, in the order of `lines`, and whether an earlier statement had it. Nothing is kept yet. */
  const match = (lines: readonly SlotLine[]) => {
    const used = new Set<Slot>();
    const matched = new Map<number, Slot>();
    const free = (line: SlotLine, fits: (slot: Slot) => boolean) =>
      byKey.get(keyOf(line))?.find((slot) => !used.has(slot) && fits(slot));
    const pass = (fits: (line: SlotLine, slot: Slot) => boolean) => {
      for (const [at, line] of lines.entries()) {
        const slot = matched.has(at) ? undefined : free(line, (one) => fits(line, one));
        if (!slot) continue;
        used.add(slot);
        matched.set(at, slot);
      }
    };
    pass((line, slot) => line.reference !== '' && slot.reference === line.reference);
    pass((line, slot) => line.reference === '' || slot.reference === '');
    return lines.map((_, at) => matched.get(at)?.number ?? null);
  };
  /** Keeps the lines that `match` found in no slot. Returns the slot of every line. */
  const keep = (lines: readonly SlotLine[], matched: readonly (number | null)[]): number[] =>
    lines.map((line, at) => {
      const known = matched[at];
      if (known !== null && known !== undefined) return known;
      count += 1;
      const slot = { number: count, reference: line.reference };
      const key = keyOf(line);
      const slots = byKey.get(key);
      if (slots) slots.push(slot);
      else byKey.set(key, [slot]);
      return slot.number;
    });
  return { match, keep };
}

const keyOf = ({ day, amount }: SlotLine) => `${day} ${amount}`;
