import { currency, locale } from '#kernel/locale.ts';
import { once } from '#kernel/once.ts';

const compact = (roundingMode: 'halfExpand' | 'trunc') =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
    roundingMode,
  });
const nearest = once(() => compact('halfExpand'));
const below = once(() => compact('trunc'));
const exactBelow = 1_000_000;

/**
 * Abbreviates cents to the nearest three digits: "$3.45M", "$950K"; below $10,000 the amount is exact. Rounds down
 * where rounding up would change the unit, because $999,999 must not read as $1M.
 */
export function shortMoney(cents: number): string {
  const dollars = cents / 100;
  if (Math.abs(cents) >= exactBelow) {
    const rounded = Number(dollars.toPrecision(3));
    return (unitOf(rounded) > unitOf(dollars) ? below() : nearest()).format(dollars);
  }
  return dollars.toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** 1 for thousands, 2 for millions. */
function unitOf(dollars: number): number {
  return Math.floor((Math.abs(dollars).toFixed(0).length - 1) / 3);
}
