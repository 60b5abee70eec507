import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';

/** How the normal level of working capital is found; the first is the usual way. */
export const pegMethods = ['latest_twelve', 'same_month'] as const;
export type PegMethod = (typeof pegMethods)[number];

/** Working capital at the end of a month (YYYY-MM), in cents. */
export type MonthEnd = { month: string; amount: Cents };

export type Peg = { amount: Cents; of: readonly MonthEnd[] };

/**
 * The normal level of working capital, and the month-ends that it is the average of (docs/rules/quality-of-earnings.md):
 * the last twelve, or for a seasonal business the closing month of up to three years, the closing one left out. `months`
 * oldest first, the last is the closing. Cents, rounded once. `null` with fewer than twelve months, or no year before.
 */
export function pegOf(months: readonly MonthEnd[], method: PegMethod): Peg | null {
  const of = method === 'latest_twelve' ? months.slice(-12) : sameMonths(months);
  if (of.length < (method === 'latest_twelve' ? 12 : 1)) return null;
  return { amount: averageOf(of.map(({ amount }) => amount)), of };
}

const yearsCompared = 3;

function sameMonths(months: readonly MonthEnd[]): MonthEnd[] {
  const closing = months.at(-1);
  return months
    .slice(0, -1)
    .filter(({ month }) => month.slice(5) === closing?.month.slice(5))
    .slice(-yearsCompared);
}

/** In cents, rounded once. Throws RangeError for none. */
export function averageOf(amounts: readonly number[]): Cents {
  if (amounts.length === 0) throw new RangeError('no amounts');
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return centsFromDollars(sum / 100 / amounts.length);
}

export const collarKinds = ['tipping', 'deductible'] as const;

/** `amount`: differences up to this change no price. Above it `tipping` counts all, `deductible` what is above. Cents. */
export type Collar = { amount: Cents; kind: (typeof collarKinds)[number] };

/** What working capital at closing does to the price, in cents: more than the peg raises it, less lowers it. */
export function priceAdjustment(closing: Cents, peg: Cents, collar: Collar): Cents {
  const difference = closing - peg;
  if (collar.amount > 0 && Math.abs(difference) <= collar.amount) return cents(0);
  if (collar.kind === 'tipping') return cents(difference);
  return cents(Math.sign(difference) * (Math.abs(difference) - collar.amount));
}

/**
 * How far working capital swings within the last twelve months, as a share of its average; `null` without an average above
 * zero. A swing above a half is seasonal (product policy): the average of all months then fits few of them.
 */
export function swingOf(months: readonly MonthEnd[]): { share: number | null; seasonal: boolean } {
  const amounts = months.slice(-12).map(({ amount }) => amount);
  if (amounts.length === 0) return { share: null, seasonal: false };
  const mean = averageOf(amounts);
  const share = mean > 0 ? (Math.max(...amounts) - Math.min(...amounts)) / mean : null;
  return { share, seasonal: share !== null && share > seasonalFrom };
}

const seasonalFrom = 0.5;
