/** How many days, weeks and months keep their newest backup. */
export type KeepRule = Readonly<{ daily: number; weekly: number; monthly: number }>;

const dayMs = 86_400_000;

/**
 * The backups to keep, as milliseconds since 1970: the newest one of each of the last days, weeks (from Monday) and
 * months that have any, in UTC, and always the newest of all.
 */
export function keptBackups(taken: readonly number[], { daily, weekly, monthly }: KeepRule): Set<number> {
  const newestFirst = taken.toSorted((a, b) => b - a);
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, daily, (at) => String(Math.floor(at / dayMs))),
    // 1970 began on a Thursday.
    ...newestOfEach(newestFirst, weekly, (at) => String(Math.floor((at / dayMs + 3) / 7))),
    ...newestOfEach(newestFirst, monthly, (at) => new Date(at).toISOString().slice(0, 7)),
  ]);
}

function newestOfEach(
  newestFirst: readonly number[],
  most: number,
  periodOf: (at: number) => string,
): number[] {
  const newest = new Map<string, number>();
  for (const at of newestFirst) {
    const period = periodOf(at);
    if (!newest.has(period)) newest.set(period, at);
  }
  return [...newest.values()].slice(0, most);
}
