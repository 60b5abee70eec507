export type Dated = { day: string; amount: number };

/** Days that two sides of one movement of money are apart at most (docs/rules/quality-of-earnings.md, policy). */
export const pairDays = 5;

/**
 * Pairs of lines from two lists whose amounts are equal and whose days are at most `most` apart: one to one, the nearest
 * first, and of equally near ones the oldest. `fits` may rule a pair out. Gives positions in the lists.
 */
export function pairNearest<One extends Dated, Other extends Dated>(
  ones: readonly One[],
  others: readonly Other[],
  most: number,
  fits: (one: One, other: Other) => boolean = () => true,
): [number, number][] {
  const byAmount = new Map<number, number[]>();
  for (const [at, { amount }] of others.entries()) {
    const same = byAmount.get(amount);
    if (same) same.push(at);
    else byAmount.set(amount, [at]);
  }
  for (const same of byAmount.values()) same.sort((one, other) => dayAt(others, one) - dayAt(others, other));
  const found: { one: number; other: number; apart: number; day: number }[] = [];
  for (const [one, line] of ones.entries()) {
    const day = dayNumber(line.day);
    for (const other of byAmount.get(line.amount) ?? []) {
      const theirs = dayAt(others, other);
      if (theirs < day - most) continue;
      if (theirs > day + most) break;
      const second = others[other];
      if (second && fits(line, second))
        found.push({ one, other, apart: Math.abs(theirs - day), day: Math.min(day, theirs) });
    }
  }
  found.sort((a, b) => a.apart - b.apart || a.day - b.day || a.one - b.one || a.other - b.other);
  const taken = { ones: new Set<number>(), others: new Set<number>() };
  return found.flatMap(({ one, other }): [number, number][] => {
    if (taken.ones.has(one) || taken.others.has(other)) return [];
    taken.ones.add(one);
    taken.others.add(other);
    return [[one, other]];
  });
}

const dayAt = (lines: readonly Dated[], at: number) => dayNumber(lines[at]?.day ?? '');
const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
