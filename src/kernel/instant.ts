export const seconds = 1_000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;

/** The instant `milliseconds` after (or, negative, before) the given one. */
export function shift(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}
