/** A row of a schedule by its name: cents. */
export type NamedAmount = { path: string; amount: number };

const mostMoved = 20;

/** What differs between two versions of a schedule, the largest first: how many rows, and what they were and are. */
export function movedRows(
  month: string,
  before: readonly NamedAmount[],
  after: readonly NamedAmount[],
): { count: number; largest: { path: string; month: string; before: number; after: number }[] } {
  const was = summed(before);
  const is = summed(after);
  const moved = [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, month, before: was.get(path) ?? 0, after: is.get(path) ?? 0 }))
    .filter((one) => one.before !== one.after)
    .toSorted(
      (one, other) =>
        Math.abs(other.after - other.before) - Math.abs(one.after - one.before) ||
        (one.path < other.path ? -1 : 1),
    );
  return { count: moved.length, largest: moved.slice(0, mostMoved) };
}

function summed(rows: readonly NamedAmount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { path, amount } of rows) sums.set(path, (sums.get(path) ?? 0) + amount);
  return sums;
}
