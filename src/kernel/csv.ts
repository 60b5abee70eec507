/** What a spreadsheet would take for the beginning of a formula; East Asian ones also in its wide form. */
const sign = String.raw`[=+\-@＝＋－＠]`;
/**
 * Where a cell may begin: at the field's own begin, and behind whatever separates cells in some country's spreadsheet,
 * which splits there inside of our quotes too. Spaces and quotes in between do not help.
 */
const formula = new RegExp(`(^|[,;|\t\r\n])((?:[^\\S\\t\\r\\n]|")*${sign})`, 'gu');
const beginsOddly = /^[\t\r\n]/;

/**
 * Rows as comma-separated values (RFC 4180, lines end with CRLF). What a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets do not show at the beginning of a cell.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(text: string): string {
  const disarmed = text.replace(formula, "$1'$2");
  const harmless = beginsOddly.test(disarmed) ? `'${disarmed}` : disarmed;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
