export const countNames = ['notifications', 'messages', 'queues', 'diligence'] as const;
export type CountName = (typeof countNames)[number];

/** Counting stops here: larger numbers do not matter to readers and cost time. */
export const countedUpTo = 100;

/** `3`, or `99+`. */
export function countText(count: number): string {
  return count >= countedUpTo ? `${countedUpTo - 1}+` : String(count);
}
