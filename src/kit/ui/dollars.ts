import { locale } from '#kernel/locale.ts';
import { type Cents, cents } from '#kernel/money.ts';

const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?\s*([kKmM])?$/;
const scale: Record<string, number> = { '': 2, k: 5, m: 8 };

/**
 * Parses typed dollars ("1,250,000", "$40.5", "250k", "1.2M") to cents, digit by digit to avoid rounding. Returns
 * `null` if empty, `undefined` if it is no amount, finer than a cent, or too large.
 */
export function centsFromText(text: string): Cents | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, whole = '', fraction = '', unit = ''] = amount.exec(trimmed) ?? [];
  const places = scale[unit.toLowerCase()] ?? 2;
  if (whole + fraction === '' || fraction.replace(/0+$/, '').length > places) return undefined;
  const digits = Number(whole.replaceAll(',', '') + fraction.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(digits) && digits <= 1e14 ? cents(digits) : undefined;
}

/** As text to edit: "1,250,000", with decimals only if there are cents. */
export function textFromCents(value: number | null): string {
  if (value === null) return '';
  const digits = value % 100 === 0 ? 0 : 2;
  return (value / 100).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
