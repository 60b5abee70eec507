export type Dated = { day: string; amount: number };

/** Days that two sides of one movement of money are apart at most (docs/rules/quality-of-earnings.md, policy). */
export const pairDays = 5;

/** Equal lines of one day that are tried for one line, so that thousands of them stay a moment's work. */
const mostTried = 100;

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
  const [first, second] = [byAmount(ones), byAmount(others)];
  const allowed = (one: number, other: number) => {
    const [line, theirs] = [ones[one], others[other]];
    return line !== undefined && theirs !== undefined && fits(line, theirs);
  };
  const pairs: [number, number][] = [];
  for (const [amount, days] of first) {
    const theirs = second.get(amount);
    if (!theirs) continue;
    for (let apart = 0; apart <= most; apart += 1)
      for (const [one, other] of dayPairs([...days.keys()], apart)) {
        const found = pairLists(days.get(one) ?? [], theirs.get(other) ?? [], allowed);
        if (found.length === 0) continue;
        pairs.push(...found);
        const taken = { ones: new Set(found.map(([at]) => at)), others: new Set(found.map(([, at]) => at)) };
        days.set(
          one,
          (days.get(one) ?? []).filter((at) => !taken.ones.has(at)),
        );
        theirs.set(
          other,
          (theirs.get(other) ?? []).filter((at) => !taken.others.has(at)),
        );
      }
  }
  return pairs;
}

/** Days that are that many apart, the pair that begins earlier first. */
function dayPairs(days: readonly number[], apart: number): [number, number][] {
  if (apart === 0) return days.toSorted((a, b) => a - b).map((day) => [day, day]);
  return days
    .flatMap((day): [number, number][] => [
      [day, day - apart],
      [day, day + apart],
    ])
    .toSorted((a, b) => Math.min(...a) - Math.min(...b));
}

function pairLists(
  ones: readonly number[],
  others: readonly number[],
  allowed: (one: number, other: number) => boolean,
): [number, number][] {
  const pairs: [number, number][] = [];
  const taken = new Set<number>();
  let from = 0;
  for (const one of ones) {
    while (from < others.length && taken.has(others[from] ?? -1)) from += 1;
    const other = others.slice(from, from + mostTried).find((at) => !taken.has(at) && allowed(one, at));
    if (other === undefined) continue;
    taken.add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

function byAmount(lines: readonly Dated[]): Map<number, Map<number, number[]>> {
  const found = new Map<number, Map<number, number[]>>();
  for (const [at, { day, amount }] of lines.entries()) {
    const days = found.get(amount) ?? new Map<number, number[]>();
    if (days.size === 0) found.set(amount, days);
    const number = Date.parse(day) / 86_400_000;
    const same = days.get(number);
    if (same) same.push(at);
    else days.set(number, [at]);
  }
  return found;
}
