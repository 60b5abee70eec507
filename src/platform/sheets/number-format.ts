import { dayOf } from '#kernel/days.ts';

export type NumberFormat = { date: boolean; currency: string | null };

const ownDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const plain: NumberFormat = { date: false, currency: null };

/** Interprets a number format by its ID and its code. Excel's built-in formats (below 164) have no code in the file. */
export function numberFormat(number: number, code: string | undefined): NumberFormat {
  if (code === undefined) return { ...plain, date: ownDates.has(number) };
  return { date: isDate(code), currency: currencyIn(code) };
}

function isDate(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return !/general/i.test(bare) && /[dy]|m(?!$)|^m+$/i.test(bare);
}

/** A currency sign or three-letter code in brackets (`[$€-407]`), in quotes, or plain. */
function currencyIn(code: string): string | null {
  const bracketed = /\[\$([^\]-]+)/.exec(code)?.[1]?.trim();
  if (bracketed) return bracketed;
  const text = code.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/["\\]/g, '');
  return /\p{Sc}/u.exec(text)?.[0] ?? /\b[A-Z]{3}\b/.exec(text)?.[0] ?? null;
}

/** Day 0 in milliseconds: the last day of 1899, because Excel treats 1900 as a leap year; or in 1904. */
const dayZero = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };
const dayLength = 86_400_000;

/** The date (YYYY-MM-DD) of a serial number; `null` if it is out of range. */
export function dayOfSerial(serial: number, from1904: boolean): string | null {
  const at = new Date((from1904 ? dayZero.from1904 : dayZero.usual) + Math.floor(serial) * dayLength);
  return serial >= 0 && serial < 2_958_466 ? dayOf(at) : null;
}
