import type { Cents } from '#kernel/money.ts';
import type { Named } from './question.ts';

/** Plain arithmetic that a question asks for. Percent as 10.5, periods in months; `null`: not in the question. */
export type Sum =
  | { kind: 'payment'; amount: Cents; percent: number | null; months: number | null }
  | { kind: 'afford'; amount: Cents }
  | { kind: 'multiple'; amount: Cents; times: number }
  | {
      kind: 'proceeds';
      amount: Cents;
      percent: number | null;
      debt: Cents | null;
      /** Named without a figure. */
      open: readonly ('fee' | 'debt')[];
    };

const pays =
  /\b(?:(?<!down )payments?|per month|(?:a|each|every) month|monthly|instal?lments?|amortiz\w*)\b/i;
const lent = /\b(?:loans?|notes?|financ\w+|borrow\w*|debt|mortgage|sba|7\(?a\)?)\b/i;
const keeps =
  /\b(?:(?:i|we) net|net proceeds|keep|take home|walk away with|pocket|proceeds|end up with|(?:is|be) left|have left)\b/i;
const sells = /\b(?:sell|sells|sold|selling|sale|price)\b/i;
const feeWords = /\b(?:fees?|commissions?)\b/i;
const debtWords = /\b(?:debts?|loans?|pay ?off|owe|owed|eidl|liens?)\b/i;
const affords =
  /\b(?:afford|(?:can|could) (?:i|we) (?:buy|get)|how (?:big|large|much)\b.*\b(?:buy|purchase))\b/i;
const hasCash = /\b(?:cash|savings?|saved|to put down|down payment|to invest|in the bank)\b/i;
const multiplied = /(?<![\w.,])(\d{1,2}(?:\.\d+)?)\s?(?:x\b|×|times\b)/gi;

/** The sum that a question asks for, or `null`. Figures that could mean two things are left to other answers. */
export function sumIn({ text, amounts, measures }: Named): Sum | null {
  if (amounts.some(({ bound }) => bound !== 'none')) return null;
  const percents = measures.filter(({ unit }) => unit === 'percent').map(({ value }) => value);
  const periods = measures.filter(({ unit }) => unit === 'months').map(({ value }) => value);
  const [first, second, ...more] = amounts;
  if (!first || more.length > 0 || percents.length > 1 || periods.length > 1) return null;
  const [percent = null] = percents;
  const [months = null] = periods;
  if (keeps.test(text) && sells.test(text) && (feeWords.test(text) || debtWords.test(text)))
    return proceedsOf(text, percent, first.amount, second?.amount);
  if (second) return null;
  const bare = percent === null && months === null && !['sde', 'ebitda', 'revenue'].includes(first.role);
  if (bare && affords.test(text) && hasCash.test(text)) return { kind: 'afford', amount: first.amount };
  const [times, ...others] = [...text.matchAll(multiplied)].map(([, digits]) => Number(digits));
  if (times && others.length === 0 && !months && percent === null)
    return { kind: 'multiple', amount: first.amount, times };
  const earns = first.role === 'sde' || first.role === 'ebitda' || first.role === 'revenue';
  if (pays.test(text) && lent.test(text) && !earns)
    return { kind: 'payment', amount: first.amount, percent, months };
  return null;
}

/** The larger amount is the price, because a sale that does not cover the debt leaves nothing to ask about. */
function proceedsOf(text: string, percent: number | null, one: Cents, other: Cents | undefined): Sum | null {
  if (percent !== null && !feeWords.test(text)) return null;
  if (other !== undefined && !debtWords.test(text)) return null;
  const [amount, debt] = other === undefined ? [one, null] : one > other ? [one, other] : [other, one];
  const open = [
    ...(percent === null && feeWords.test(text) ? (['fee'] as const) : []),
    ...(debt === null && debtWords.test(text) ? (['debt'] as const) : []),
  ];
  return { kind: 'proceeds', amount, percent, debt, open };
}
