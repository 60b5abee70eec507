import { type Cents, cents } from '#kernel/money.ts';
import type { Amount } from './amounts.ts';
import { isSaidAsPrice } from './price-said.ts';
import type { Named } from './question.ts';

/** Plain arithmetic that a question asks for. Percent as 10.5, periods in months; `null`: not in the question. */
export type Sum =
  | { kind: 'payment'; amount: Cents; percent: number | null; months: number | null }
  | { kind: 'afford'; amount: Cents; price?: Cents }
  | { kind: 'multiple'; amount: Cents; times: number }
  | { kind: 'share'; amount: Cents; of: Cents }
  | { kind: 'coverage'; amount: Cents; percent: number; months: number; cash: Cents; living: Cents }
  | {
      kind: 'proceeds';
      amount: Cents;
      percent: number | null;
      /** Debts and costs, in all. */
      debt: Cents | null;
      /** Named without a figure. */
      open: readonly ('fee' | 'debt')[];
    };

const pays =
  /\b(?:(?<!down )payments?|per month|(?:a|each|every) month|monthly|instal?lments?|amortiz\w*)\b/i;
const lent = /\b(?:loans?|notes?|financ\w+|borrow\w*|debt|mortgage|sba|7\(?a\)?)\b/i;
const keeps =
  /\b(?:(?:i|we) net|net proceeds|keep|take home|walk away with|pocket|proceeds|end up with|(?:is|be|what(?:['’]?s)) left|left (?:over|for (?:me|us))|have left|(?:do|will|would) (?:i|we) (?:clear|walk with))\b/i;
const sells = /\b(?:sell|sells|sold|selling|sale|price|(?:go|goes|went|going) for)\b/i;
const feeWords = /\b(?:fees?|commissions?)\b/i;
const debtWords = /\b(?:debts?|loans?|pay ?off|owe|owed|eidl|liens?)\b/i;
const affords =
  /\b(?:afford|(?:can|could) (?:i|we) (?:buy|get)|how (?:big|large|much)\b.*\b(?:buy|purchase))\b/i;
const hasCash = /\b(?:cash|savings?|saved|to put down|down payment|to invest|in the bank)\b/i;
/** `How much cash do I need for a $1.2M business`: the amount is the price. */
const needsCash =
  /\b(?:how much|what) (?:cash|money|down payment|of my own money|do (?:i|we) (?:need|have to put))\b|\b(?:cash|money) (?:do|would|will|must) (?:i|we) (?:need|have)\b/i;
const multiplied =
  /(?<![\w.,$])(\d{1,2}(?:\.\d+)?)\s?(?:x\b|×|times\b)|(?:\dk?|\dm|mil(?:lion)?|thousand)\s?(?:x|×|\*|times)\s?(\d{1,2}(?:\.\d+)?)(?![\w.,%])/gi;
const shares = /\b(?:concentration|share|percent(?:age)?|proportion|margin)\b|\bwhat %/i;
const covers = /\b(?:dscr|coverage|cover(?:s|ed)?)\b/i;

/** The sum that a question asks for, or `null`. Figures that could mean two things are left to other answers. */
export function sumIn({ text, amounts, measures }: Named): Sum | null {
  if (amounts.some(({ bound }) => bound !== 'none')) return null;
  const percents = measures.filter(({ unit }) => unit === 'percent').map(({ value }) => value);
  const periods = measures.filter(({ unit }) => unit === 'months').map(({ value }) => value);
  const [first, second, ...more] = amounts;
  if (!first || percents.length > 1 || periods.length > 1) return null;
  const [percent = null] = percents;
  const [months = null] = periods;
  if (keeps.test(text) && sells.test(text) && (feeWords.test(text) || debtWords.test(text)))
    return proceedsOf(
      text,
      percent,
      amounts.map(({ amount }) => amount),
    );
  if (covers.test(text) && lent.test(text) && percent !== null && months !== null)
    return coverageOf(amounts, percent, months);
  if (more.length > 0) return null;
  if (second && percent === null && months === null)
    return affordOf(text, [first, second]) ?? shareOf(text, first, second);
  if (second) return null;
  const bare = percent === null && months === null && !['sde', 'ebitda', 'revenue'].includes(first.role);
  if (bare && affords.test(text) && !needsCash.test(text) && (hasCash.test(text) || first.role === 'down'))
    return { kind: 'afford', amount: first.amount };
  const [times, ...others] = [...text.matchAll(multiplied)].map(([, before, after]) =>
    Number(before ?? after),
  );
  if (times && others.length === 0 && !months && percent === null)
    return { kind: 'multiple', amount: first.amount, times };
  const earns = first.role === 'sde' || first.role === 'ebitda' || first.role === 'revenue';
  if (pays.test(text) && lent.test(text) && !earns)
    return { kind: 'payment', amount: first.amount, percent, months };
  return null;
}

/** The largest amount is the price, because a sale that does not cover the rest leaves nothing to ask about. */
function proceedsOf(text: string, percent: number | null, amounts: readonly Cents[]): Sum | null {
  if (percent !== null && !feeWords.test(text) && !/\bbroker/i.test(text)) return null;
  const [amount, ...off] = amounts.toSorted((one, other) => other - one);
  if (amount === undefined || (off.length > 0 && !debtWords.test(text))) return null;
  const debt = off.length === 0 ? null : cents(off.reduce((sum, one) => sum + one, 0));
  const open = [
    ...(percent === null && feeWords.test(text) ? (['fee'] as const) : []),
    ...(debt === null && debtWords.test(text) ? (['debt'] as const) : []),
  ];
  return { kind: 'proceeds', amount, percent, debt, open };
}

/** A price and what the buyer has for it. */
function affordOf(text: string, amounts: readonly Amount[]): Sum | null {
  if (!affords.test(text) || needsCash.test(text)) return null;
  const [down, ...moreDown] = amounts.filter(({ role }) => role === 'down');
  const price = amounts.find(({ role }) => role === 'price' || role === 'other');
  if (!down || !price || moreDown.length > 0 || !isSaidAsPrice(text, price.amount)) return null;
  return { kind: 'afford', amount: down.amount, price: price.amount };
}

/** A part and its whole: `412k of 1.87 million`. */
function shareOf(text: string, one: Amount, other: Amount): Sum | null {
  if (!shares.test(text) || !/\b(?:of|out of|from)\b/i.test(text) || one.amount > other.amount) return null;
  return { kind: 'share', amount: one.amount, of: other.amount };
}

/** Earnings, a loan with its terms, and what its buyer lives on: one of each, or it is no such question. */
function coverageOf(amounts: readonly Amount[], percent: number, months: number): Sum | null {
  const earned = amounts.filter(({ role }) => role === 'sde' || role === 'ebitda');
  const living = amounts.filter(({ role }) => role === 'living');
  const others = amounts.filter((one) => !earned.includes(one) && !living.includes(one));
  const [cash, loan] = [earned[0], others[0]];
  if (!cash || !loan || earned.length + others.length > 2 || living.length > 1) return null;
  if (loan.role !== 'price' && loan.role !== 'other') return null;
  const rest = { cash: cash.amount, living: living[0]?.amount ?? cents(0) };
  return { kind: 'coverage', amount: loan.amount, percent, months, ...rest };
}
