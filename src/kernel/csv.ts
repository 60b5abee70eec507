/** What a spreadsheet would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * Rows as comma-separated values (RFC 4180, lines end with CRLF). A field that a spreadsheet would run as a formula
 * gets an apostrophe in front, which spreadsheets do not show.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
