/** How much is used, and how much may be: bytes, or files. */
export type Use = { used: number; most: number };

/** From which share on whoever it concerns is told. */
export const nearlyFull = 0.8;

export type HowFull = 'enough' | 'nearly' | 'full';

/** Of several that bound the same, the fullest counts. */
export function howFull(...uses: readonly Use[]): HowFull {
  if (uses.some(({ used, most }) => used >= most)) return 'full';
  return uses.some(({ used, most }) => used >= most * nearlyFull) ? 'nearly' : 'enough';
}

/** Whole percent for reading, rounded down, so that what is not full never reads so; at most 100. */
export function percentOf({ used, most }: Use): number {
  return used >= most ? 100 : Math.floor((used / most) * 100);
}

/** Of a disk, in bytes: what is free, all of it, and what of it stays free. */
export type Disk = { free: number; total: number; reserve: number };

/** What lies on a disk, by whomever, of what may: all of it but the reserve. */
export function diskUse({ free, total, reserve }: Disk): Use {
  return { used: total - free, most: Math.max(total - reserve, 0) };
}
