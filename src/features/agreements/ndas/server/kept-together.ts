/** In characters; longer rows may fill a page of their own. */
const shortRow = 400;
const together = 3;

/**
 * Rows of a table that may break over pages, and its last ones, which stay together: so that no page holds a single
 * row. Empty `last`: the table is too short, or its rows too long, to be divided.
 */
export function keptTogether<T>(rows: readonly T[], textOf: (row: T) => string): { first: T[]; last: T[] } {
  const last = rows.slice(-together);
  const fits = rows.length > together + 1 && last.every((row) => textOf(row).length < shortRow);
  return fits ? { first: rows.slice(0, -together), last } : { first: [...rows], last: [] };
}
