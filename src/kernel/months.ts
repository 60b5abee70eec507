/** The first day (UTC, YYYY-MM-DD) of the first of `count` calendar months of which the last holds `at`. */
export function firstDayOf(at: Date, count: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count + 1, 1)).toISOString().slice(0, 10);
}
