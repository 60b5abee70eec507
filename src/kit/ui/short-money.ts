import { currency, locale } from '#kernel/locale.ts';
import { once } from '#kernel/once.ts';

const compact = once(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumSignificantDigits: 3,
      roundingMode: 'trunc',
    }),
);
const exactBelow = 1_000_000;

/**
 * Abbreviates cents to three digits: "$3.45M", "$950K"; below $10,000 the amount is exact. Truncates, because $999,999
 * must not read as $1M.
 */
export function shortMoney(cents: number): string {
  const dollars = cents / 100;
  if (Math.abs(cents) >= exactBelow) return compact().format(dollars);
  return dollars.toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
}
