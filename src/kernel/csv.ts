const sign = '[=+\\-@＝＋－＠]';
/** Also after each separator that some country's spreadsheet uses, since it splits inside of our quotes. */
const formula = new RegExp(`(^|[,;|\t\r\n])((?:[^\\S\\t\\r\\n]|")*${sign})`, 'gu');
const disarmed = new RegExp(`(^|[,;|\t\r\n])'((?:[^\\S\\t\\r\\n]|")*${sign})`, 'gu');
const beginsOddly = /^[\t\r\n]/;

/** CSV (RFC 4180, CRLF). Formulas get an apostrophe in front, which a spreadsheet does not show. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** A field of CSV without the apostrophe in front of a formula. */
export function rearmed(field: string): string {
  return field.replace(disarmed, '$1$2');
}

function fieldOf(text: string): string {
  const safe = text.replace(formula, "$1'$2");
  const harmless = beginsOddly.test(safe) ? `'${safe}` : safe;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
