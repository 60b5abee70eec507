export const seconds = 1_000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;

export function shift(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** One calendar month earlier (UTC), or the last day of that month if it is shorter. */
export function monthBefore(at: Date): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - 1);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}
