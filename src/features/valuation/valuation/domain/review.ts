import { dayOf } from '#kernel/days.ts';

const monthsBetween = 3;

/** Next review date of a row: three months after the last review. Days as YYYY-MM-DD. */
export function reviewDue(reviewedOn: string): string {
  const day = new Date(`${reviewedOn}T00:00:00.000Z`);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + monthsBetween);
  // Where the month is shorter: its last day.
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return dayOf(day);
}

export const figureRefusals = ['no-figures', 'ends-crossed', 'middle-outside', 'median-needed'] as const;
export type FigureRefusal = (typeof figureRefusals)[number];

type Figures = { low: number | null; high: number | null; middle: number | null };

/** Why a row cannot have these multiples; `null` if it can. A size row needs its median. */
export function figureRefusal(kind: 'trade' | 'size' | 'market', of: Figures): FigureRefusal | null {
  const { low, high, middle } = of;
  if (kind === 'size' && middle === null) return 'median-needed';
  if (middle === null && (low === null || high === null)) return 'no-figures';
  if ((low === null) !== (high === null)) return 'no-figures';
  if (low === null || high === null) return null;
  if (low > high) return 'ends-crossed';
  return middle !== null && (middle < low || middle > high) ? 'middle-outside' : null;
}
