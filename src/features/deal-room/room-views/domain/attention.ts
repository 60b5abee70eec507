import { seconds } from '#kernel/instant.ts';

/** How often a browser reports reading time, and the most that one report can add. */
export const beatEvery = 10 * seconds;
export const beatLimit = 15 * seconds;

/**
 * Milliseconds that a report adds: at most what it says, the time since the person's previous report from any
 * window, and 15 seconds. `last`: `null` for the first report.
 */
export function creditedTime(reported: number, last: Date | null, now: Date): number {
  const passed = last === null ? beatLimit : now.getTime() - last.getTime();
  return Math.max(0, Math.min(reported, passed, beatLimit));
}

/** Heat map step from 0 (not read) to 4, relative to the most-read page. Milliseconds. */
export function heatOf(milliseconds: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (milliseconds <= 0 || most <= 0) return 0;
  const share = milliseconds / most;
  if (share > 0.75) return 4;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
