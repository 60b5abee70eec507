import { type KeptFor, keptFor } from '#kernel/backup.ts';

/** How many days, weeks and months keep their newest backup. */
export type KeepRule = Readonly<{ daily: number; weekly: number; monthly: number }>;

const dayMs = 86_400_000;
const periodOf: Record<KeptFor, (at: number) => string> = {
  daily: (at) => String(Math.floor(at / dayMs)),
  // 1970 began on a Thursday.
  weekly: (at) => String(Math.floor((at / dayMs + 3) / 7)),
  monthly: (at) => new Date(at).toISOString().slice(0, 7),
};

/**
 * The backups to keep, as milliseconds since 1970, and as what: the newest one of each of the last days, weeks (from
 * Monday) and months that have any, in UTC. The newest of all is kept even if it is none of them.
 */
export function keptBackups(taken: readonly number[], rule: KeepRule): Map<number, KeptFor[]> {
  const newestFirst = taken.toSorted((a, b) => b - a);
  const kept = new Map<number, KeptFor[]>(newestFirst.slice(0, 1).map((at) => [at, []]));
  for (const period of keptFor)
    for (const at of newestOfEach(newestFirst, rule[period], periodOf[period]))
      kept.set(at, [...(kept.get(at) ?? []), period]);
  return kept;
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
