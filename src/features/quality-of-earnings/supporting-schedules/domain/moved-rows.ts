/** A row of a schedule by its name, in a month (YYYY-MM): cents. */
export type NamedAmount = { path: string; month: string; amount: number };

const mostMoved = 20;

/** What differs between two versions of a schedule, the largest first: how many rows, and what they were and are. */
export function movedRows(
  before: readonly NamedAmount[],
  after: readonly NamedAmount[],
): { count: number; largest: { path: string; month: string; before: number; after: number }[] } {
  const was = summed(before);
  const is = summed(after);
  const moved = [...new Map([...was, ...is]).entries()]
    .map(([key, { path, month }]) => ({
      ...{ path, month, before: was.get(key)?.amount ?? 0, after: is.get(key)?.amount ?? 0 },
    }))
    .filter((one) => one.before !== one.after)
    .toSorted(
      (one, other) =>
        Math.abs(other.after - other.before) - Math.abs(one.after - one.before) ||
        (`${one.path} ${one.month}` < `${other.path} ${other.month}` ? -1 : 1),
    );
  return { count: moved.length, largest: moved.slice(0, mostMoved) };
}

function summed(rows: readonly NamedAmount[]): Map<string, NamedAmount> {
  const sums = new Map<string, NamedAmount>();
  for (const { path, month, amount } of rows) {
    const key = `${month} ${path}`;
    sums.set(key, { path, month, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return sums;
}
