import { currency, locale } from './locale.ts';
import { once } from './once.ts';

export type Cents = number & { readonly __unit: 'cents' };

export class NotMoney extends Error {}

/** Throws NotMoney for fractions and for numbers that a double cannot represent exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new NotMoney(`not a whole number of cents: ${amount}`);
  // Adding 0 turns -0 into 0.
  return (amount + 0) as Cents;
}

/** Rounds dollars to cents, half away from zero: the one place where money is rounded. Throws NotMoney for NaN. */
export function centsFromDollars(dollars: number): Cents {
  const scaled = Math.abs(dollars) * 100;
  // 1.005 * 100 is 100.49999999999999: the factor restores decimal halves.
  const rounded = Math.round(scaled * (1 + Number.EPSILON));
  return cents(dollars < 0 ? -rounded : rounded);
}

/** For estimates, which are not more precise than a dollar. */
export function wholeDollars(amount: Cents): Cents {
  return cents(Math.round(amount / 100) * 100);
}

const exact = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const whole = once(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
);

export function formatMoney(amount: Cents): string {
  return (amount % 100 === 0 ? whole() : exact()).format(amount / 100);
}
