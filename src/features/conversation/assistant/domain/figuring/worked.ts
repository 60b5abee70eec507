import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import type { Question } from './quantities.ts';

/** A result: a sentence with its figures, the same in Spanish, and the formula that gave it. */
export type Worked = { says: string; es: string; formula: string };

/** Works out what a question asks for; `null` if it asks for something else, or figures are missing. */
export type Calculator = (question: Question) => readonly Worked[] | null;

/** Dollars, to the cent, without cents that are none. */
export function money(dollars: number): string {
  return formatMoney(centsFromDollars(dollars));
}

/** A share, 0.2137, in percent with as many digits. */
export function percent(share: number, digits = 2): string {
  return `${(share * 100)
    .toFixed(digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')}%`;
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}
