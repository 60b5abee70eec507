import { type Cents, cents } from '#kernel/money.ts';

/** `replacement`: what a buyer pays instead; `recovered`: what came back, as from insurance; `effect`: on EBITDA. */
export const amountKinds = ['replacement', 'recovered', 'effect'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** `once`: all of it in the first month; `year`: this much in every twelve months from the first month to the last. */
export const amountPaces = ['once', 'year'] as const;

/** What is in no ledger line, in cents. Months as YYYY-MM. */
export type TypedAmount = {
  kind: AmountKind;
  pace: (typeof amountPaces)[number];
  first: string;
  last: string;
  amount: Cents;
};

/**
 * The part of an amount that falls in a month, in cents. Of a yearly one each month has about a twelfth, in whole cents, so
 * that any twelve months in a row come to it exactly.
 */
export function amountIn({ pace, first, last, amount }: TypedAmount, month: string): Cents {
  if (pace === 'once') return cents(month === first ? amount : 0);
  if (month < first || month > last) return cents(0);
  const until = (months: number) => Math.trunc((amount * months) / 12);
  const number = Number(month.slice(5, 7));
  return cents(until(number) - until(number - 1));
}
