const sign = String.raw`[=+\-@＝＋－＠]`;
/** Also after each separator that some country's spreadsheet uses, since it splits inside of our quotes. */
const formula = new RegExp(`(^|[,;|\t\r\n])((?:[^\\S\\t\\r\\n]|")*${sign})`, 'gu');
const beginsOddly = /^[\t\r\n]/;

/** CSV (RFC 4180, CRLF). Formulas get an apostrophe in front, which a spreadsheet does not show. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(text: string): string {
  const disarmed = text.replace(formula, "$1'$2");
  const harmless = beginsOddly.test(disarmed) ? `'${disarmed}` : disarmed;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
