/** What the sidebar counts: what is unread, and what waits for this person. Features give the figures. */
export const countNames = ['notifications', 'messages', 'requests', 'queues', 'diligence'] as const;
export type CountName = (typeof countNames)[number];

/** More than this is not counted on: nobody reads the difference, and a count without end costs. */
export const countedUpTo = 100;

/** `3`, or `99+`. */
export function countText(count: number): string {
  return count >= countedUpTo ? `${countedUpTo - 1}+` : String(count);
}
