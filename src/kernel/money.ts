import { currency, locale } from './locale.ts';
import { once } from './once.ts';

/** US dollars as integer cents. The only way money is kept, sent and compared. */
export type Cents = number & { readonly __unit: 'cents' };

export class NotMoney extends Error {}

/** Takes a whole number of cents; throws NotMoney for fractions and for what a double cannot hold exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new NotMoney(`not a whole number of cents: ${amount}`);
  // Adding 0 turns -0 into 0, so that equal amounts are equal everywhere.
  return (amount + 0) as Cents;
}

/** Rounds dollars to cents, half away from zero. The one place where money is rounded. Throws NotMoney for NaN. */
export function centsFromDollars(dollars: number): Cents {
  const scaled = Math.abs(dollars) * 100;
  // 1.005 * 100 is 100.49999999999999: the nudge puts decimal halves back on the half.
  const rounded = Math.round(scaled * (1 + Number.EPSILON));
  return cents(dollars < 0 ? -rounded : rounded);
}

/** An amount without its cents, rounded: an estimate is no nearer than that. */
export function wholeDollars(amount: Cents): Cents {
  return cents(Math.round(amount / 100) * 100);
}

const exact = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const whole = once(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
);

/** `$1,234` or `$1,234.50`: cents are shown only where there are some. */
export function formatMoney(amount: Cents): string {
  return (amount % 100 === 0 ? whole() : exact()).format(amount / 100);
}
