import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';

/** How the normal level of working capital is found; the first is the usual way. */
export const pegMethods = ['latest_twelve', 'same_month'] as const;
export type PegMethod = (typeof pegMethods)[number];

/** Working capital at the end of a month (YYYY-MM), in cents. */
export type MonthEnd = { month: string; amount: Cents };

/** `null`: the ledger has no entries in this month. The balance before it is then no month-end that anyone closed. */
export type LedgerMonthEnd = { month: string; amount: Cents | null };

export type Peg = { amount: Cents; of: readonly MonthEnd[] };

/**
 * The normal level of working capital, and the month-ends that it is the average of (docs/rules/quality-of-earnings.md):
 * the last twelve, or for a seasonal business the closing month of up to three years, the closing one left out. `months`
 * oldest first, the last is the closing; those without entries are in no average. Cents, rounded once. `null` with fewer
 * than twelve months, or no year before.
 */
export function pegOf(months: readonly LedgerMonthEnd[], method: PegMethod): Peg | null {
  if (method === 'latest_twelve' && months.length < 12) return null;
  const of = withEntries(method === 'latest_twelve' ? months.slice(-12) : sameMonths(months));
  return of.length === 0 ? null : { amount: averageOf(of.map(({ amount }) => amount)), of };
}

const yearsCompared = 3;

function sameMonths(months: readonly LedgerMonthEnd[]): LedgerMonthEnd[] {
  const closing = months.at(-1);
  return months
    .slice(0, -1)
    .filter(({ month }) => month.slice(5) === closing?.month.slice(5))
    .slice(-yearsCompared);
}

const withEntries = (months: readonly LedgerMonthEnd[]): MonthEnd[] =>
  months.flatMap(({ month, amount }) => (amount === null ? [] : [{ month, amount }]));

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
 * How far working capital swings within the last twelve months that have entries, as a share of its average; `null` without
 * an average above zero. A swing above a half is seasonal (product policy): the average of all months then fits few of them.
 */
export function swingOf(months: readonly LedgerMonthEnd[]): { share: number | null; seasonal: boolean } {
  const amounts = withEntries(months.slice(-12)).map(({ amount }) => amount);
  if (amounts.length === 0) return { share: null, seasonal: false };
  const mean = averageOf(amounts);
  const share = mean > 0 ? (Math.max(...amounts) - Math.min(...amounts)) / mean : null;
  return { share, seasonal: share !== null && share > seasonalFrom };
}

const seasonalFrom = 0.5;
