/** Of bytes or files. */
export type Use = { used: number; most: number };

/** The share from which people are notified. */
export const nearlyFull = 0.8;

export type HowFull = 'enough' | 'nearly' | 'full';

/** The fullest of several limits counts. */
export function howFull(...uses: readonly Use[]): HowFull {
  if (uses.some(({ used, most }) => used >= most)) return 'full';
  return uses.some(({ used, most }) => used >= most * nearlyFull) ? 'nearly' : 'enough';
}

/** Whole percent, at most 100. Rounded down, so that only a full quota reads as 100. */
export function percentOf({ used, most }: Use): number {
  return used >= most ? 100 : Math.floor((used / most) * 100);
}

/** In bytes; `reserve` must stay free. */
export type Disk = { free: number; total: number; reserve: number };

/** What is used of the disk, by any program, excluding the reserve. */
export function diskUse({ free, total, reserve }: Disk): Use {
  return { used: total - free, most: Math.max(total - reserve, 0) };
}
