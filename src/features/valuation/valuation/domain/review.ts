/** How often somebody looks at the tables anew (product policy). */
const monthsBetween = 3;

/** The day by which a row is looked at again: three months after the last time. Days as YYYY-MM-DD. */
export function reviewDue(reviewedOn: string): string {
  const day = new Date(`${reviewedOn}T00:00:00.000Z`);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + monthsBetween);
  // A day that the month does not have: its last one.
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/** What a row's figures can be refused for. */
export const figureRefusals = ['no-figures', 'ends-crossed', 'middle-outside', 'median-needed'] as const;
export type FigureRefusal = (typeof figureRefusals)[number];

type Figures = { low: number | null; high: number | null; middle: number | null };

/** Why a row cannot have these multiples; `null` when it can. A size row is nothing without its median. */
export function figureRefusal(kind: 'trade' | 'size' | 'market', of: Figures): FigureRefusal | null {
  const { low, high, middle } = of;
  if (kind === 'size' && middle === null) return 'median-needed';
  if (middle === null && (low === null || high === null)) return 'no-figures';
  if ((low === null) !== (high === null)) return 'no-figures';
  if (low === null || high === null) return null;
  if (low > high) return 'ends-crossed';
  return middle !== null && (middle < low || middle > high) ? 'middle-outside' : null;
}
