/** What the format of a number says of it. */
export type NumberFormat = { date: boolean; currency: string | null };

/** Formats that every workbook has without declaring them, and that show a date. */
const ownDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const plain: NumberFormat = { date: false, currency: null };

/** What a format means, by its number and its code. Numbers of Excel below 164 have no code in the file. */
export function numberFormat(number: number, code: string | undefined): NumberFormat {
  if (code === undefined) return { ...plain, date: ownDates.has(number) };
  return { date: isDate(code), currency: currencyIn(code) };
}

/** Letters of days, months and years outside of quotation marks, brackets and escapes. */
function isDate(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return !/general/i.test(bare) && /[dy]|m(?!$)|^m+$/i.test(bare);
}

/** A sign or a code of three letters, whether in brackets (`[$€-407]`), in quotation marks or as it is. */
function currencyIn(code: string): string | null {
  const bracketed = /\[\$([^\]-]+)/.exec(code)?.[1]?.trim();
  if (bracketed) return bracketed;
  const text = code.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/["\\]/g, '');
  return /\p{Sc}/u.exec(text)?.[0] ?? /\b[A-Z]{3}\b/.exec(text)?.[0] ?? null;
}

/** Day 0 of a workbook, as milliseconds: the last day of 1899, for programs think that 1900 had a 29 February; or 1904. */
const dayZero = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };
const dayLength = 86_400_000;

/** The day that a number means in a cell with the format of a date, YYYY-MM-DD; `null` for one out of range. */
export function dayOf(serial: number, from1904: boolean): string | null {
  const at = new Date((from1904 ? dayZero.from1904 : dayZero.usual) + Math.floor(serial) * dayLength);
  return serial >= 0 && serial < 2_958_466 ? at.toISOString().slice(0, 10) : null;
}
