import { seconds } from '#kernel/instant.ts';

/** How often a browser tells that a page is still before somebody, and the most that one telling can count. */
export const beatEvery = 10 * seconds;
export const beatLimit = 15 * seconds;

/**
 * What a telling counts, in milliseconds: never more than it says, than passed since the same person's last one
 * (whatever window that came from), and than 15 seconds. `last`: `null` before the first one.
 */
export function creditedTime(reported: number, last: Date | null, now: Date): number {
  const passed = last === null ? beatLimit : now.getTime() - last.getTime();
  return Math.max(0, Math.min(reported, passed, beatLimit));
}

/** The share of the most looked at page, in five steps from 0 (not looked at) to 4: the colors of the heat map. */
export function heatOf(milliseconds: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (milliseconds <= 0 || most <= 0) return 0;
  const share = milliseconds / most;
  if (share > 0.75) return 4;
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
