/** The first day (UTC, YYYY-MM-DD) of the `count` calendar months that end with the month of `at`. */
export function firstDayOf(at: Date, count: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count + 1, 1)).toISOString().slice(0, 10);
}
