/** What everything that shows earnings is compared by. */
export const latestKeys = ['revenue', 'ebitda', 'adjustedEbitda', 'sde'] as const;
export type LatestKey = (typeof latestKeys)[number];

/** Of the last twelve months, YYYY-MM; cents. */
export type LatestFigures = { from: string; to: string } & Record<LatestKey, number>;

export type MovedFigure = { key: LatestKey; was: number; now: number };

/** What differs between what was shown and what the books say now. Cents. */
export function movedFigures(was: LatestFigures, now: LatestFigures): MovedFigure[] {
  return latestKeys.flatMap((key) => (was[key] === now[key] ? [] : [{ key, was: was[key], now: now[key] }]));
}

export const latestWords: Record<LatestKey, string> = {
  revenue: 'Revenue',
  ebitda: 'EBITDA',
  adjustedEbitda: 'Adjusted EBITDA',
  sde: 'SDE',
};
