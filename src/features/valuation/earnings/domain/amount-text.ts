import { type Cents, cents } from '#kernel/money.ts';
import type { SheetCell } from '#kernel/sheet.ts';

export type AmountProblem =
  | 'not-a-number'
  | 'other-currency'
  | 'percent'
  | 'part-of-a-cent'
  | 'too-large'
  | 'date-for-amount'
  | 'error-in-cell'
  | 'formula-without-result';

/** In dollars: a trillion. */
const most = 1e12;
const noise = 1e-3;

const digits = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$|^\.(\d+)$/;

/** In cents; `null` if empty or an accountant's dash; a problem code if not clearly an amount, as it never guesses. */
export function amountIn(cell: SheetCell): Cents | null | AmountProblem {
  if (cell === null) return null;
  if (cell.kind === 'text') return amountInText(cell.text);
  if (cell.kind === 'date') return 'date-for-amount';
  if (cell.kind === 'odd') return cell.why === 'formula' ? 'formula-without-result' : 'error-in-cell';
  if (cell.currency !== null && !isDollar(cell.currency)) return 'other-currency';
  const exact = cell.value * 100;
  if (Math.abs(cell.value) > most) return 'too-large';
  return Math.abs(exact - Math.round(exact)) > noise ? 'part-of-a-cent' : cents(Math.round(exact));
}

const isDollar = (sign: string) => sign === '$' || sign === 'USD' || sign === 'US$';

/** `1,766.98`, `$228.75`, `-$2,666.00`, `(1,234.00)`, `=-236705.50`, `$+0.02`, `1,234.00-`. */
function amountInText(text: string): Cents | null | AmountProblem {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/^=/, '');
  if (bare === '' || /^[-–—]$/.test(bare)) return null;
  const sign = /\p{Sc}|[A-Z]{1,3}\$|(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/u.exec(bare)?.[0];
  if (sign !== undefined && /\d/.test(bare) && !isDollar(sign)) return 'other-currency';
  const number = bare.replace(/US\$|USD|\$/, '').replaceAll(/[−–]/g, '-');
  if (/^[-(]?[\d.,]+\)?%$/.test(number)) return 'percent';
  const negative = /^-(?<in>[^()-]+)$|^\((?<br>[^()-]+)\)$|^(?<end>[^()+-]+)-$/.exec(number)?.groups;
  const positive = negative?.in ?? negative?.br ?? negative?.end ?? number.replace(/^\+/, '');
  const found = digits.exec(positive);
  if (!found) return 'not-a-number';
  const decimals = found[1] ?? found[2] ?? '';
  if (/[1-9]/.test(decimals.slice(2))) return 'part-of-a-cent';
  const whole = Number(positive.replaceAll(',', '').split('.')[0] || 0);
  if (whole > most) return 'too-large';
  const amount = whole * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return cents(negative ? -amount : amount);
}
