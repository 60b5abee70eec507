import { currency, locale } from './locale.ts';
import type { Cents } from './money.ts';
import { once } from './once.ts';

const rough = once(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumSignificantDigits: 2,
    }),
);

export function roughMoney(amount: Cents): string {
  return rough().format(amount / 100);
}
