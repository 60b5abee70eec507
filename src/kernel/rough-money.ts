import { currency, locale } from './locale.ts';
import type { Cents } from './money.ts';
import { once } from './once.ts';

const format = (maximumSignificantDigits: 2 | 3) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits,
  });
const rough = { 2: once(() => format(2)), 3: once(() => format(3)) };

/** "$2.4M". Three digits, "$2.41M", where a product is printed beside it. */
export function roughMoney(amount: Cents, digits: 2 | 3 = 2): string {
  return rough[digits]().format(amount / 100);
}
