export const seconds = 1_000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;

/** The instant `milliseconds` after (or, negative, before) the given one. */
export function shift(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** The same moment one calendar month earlier (UTC); the last day of that month where it has no such day. */
export function monthBefore(at: Date): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - 1);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}
