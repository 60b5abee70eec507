import { type Cents, cents, centsFromDollars, formatMoney, wholeDollars } from '#kernel/money.ts';

const thousand = 1_000_00;

/**
 * What follows from assumed rates, terms and multiples is no more exact than a thousand dollars: `$1,626,000`. Below
 * $10,000 it is told in whole dollars.
 */
export function roughMoney(amount: Cents): string {
  return formatMoney(
    Math.abs(amount) < 10 * thousand ? wholeDollars(amount) : cents(Math.round(amount / thousand) * thousand),
  );
}

export function roughDollars(dollars: number): string {
  return roughMoney(centsFromDollars(dollars));
}

/** A payment or cost that was worked out, without cents. */
export function inDollars(amount: Cents): string {
  return formatMoney(wholeDollars(amount));
}
