import { type Answers, numberOf } from '#features/valuation/health-check/domain/answers.ts';
import {
  type BaseMethod,
  earningsBase,
  methodFor,
  putTogether,
  type ValuedOn,
} from '#features/valuation/valuation/domain/earnings-base.ts';
import type { EarningsMetric } from '#features/valuation/valuation/domain/multiple-row.ts';
import { type Cents, cents } from '#kernel/money.ts';

/** What the value needs of a period of the recast. */
export type EarningsPeriod = {
  key: string;
  /** YYYY-MM-DD. */
  endsOn: string;
  months: number;
  revenue: Cents;
  bridge: {
    ebitda: Cents;
    adjustedEbitda: Cents;
    marketPay: Cents;
    sde: Cents;
    /** With the credit that a lender gives to add-backs. */
    lender: { adjustedEbitda: Cents; sde: Cents };
  };
};

/** Why the business is priced on the one measure or the other. */
export const methodReasons = [
  'small',
  'owner-runs-it',
  'between',
  'large-and-managed',
  'answer-alone',
  'trade-has-no-other',
] as const;
export type MethodReason = (typeof methodReasons)[number];

type Years = { key: string; endsOn: string; amount: Cents }[];

/** The earnings of one measure that a multiple is put on. */
export type EarningsOn = {
  metric: EarningsMetric;
  amount: Cents;
  /** The same as a lender counts it, put together alike; of an answer, which has no add-backs to look at, the amount. */
  lender: Cents;
  /** How the years were put together; `null`: it is one figure, as it was answered. */
  way: BaseMethod | null;
  /** The years that count, oldest first; none where it was answered. */
  years: Years;
};

export type EarningsFound = {
  from: 'recast' | 'answer';
  method: ValuedOn;
  reason: MethodReason;
  sde: EarningsOn;
  /** `null` without books: the answer is an SDE. */
  ebitda: EarningsOn | null;
  /** Of the latest year; `null` without books. */
  revenue: Cents | null;
  /** Periods of the books that are no whole year and do not count. */
  leftOut: number;
  /** Ends of whole years that share months with a later one that counts, and so do not. */
  overlapping: string[];
};

const wholeYear = 12;
/** As many years as are put together. */
const mostYears = 3;

/**
 * The earnings of a business: of its books where a whole year is there, else the SDE that was answered; `null` where
 * there is neither. A period of less than a year never counts, for it is never scaled up. `periods`: oldest first.
 */
export function earningsFound(answers: Answers, periods: readonly EarningsPeriod[]): EarningsFound | null {
  const counted = countedPeriods(periods);
  const latest = counted.at(-1);
  if (!latest) return fromAnswer(answers, periods.length);
  const sde = put(counted, 'SDE', ({ bridge }) => [bridge.sde, bridge.lender.sde]);
  const ebitda = put(counted, 'EBITDA', ({ bridge }) => [
    bridge.adjustedEbitda,
    bridge.lender.adjustedEbitda,
  ]);
  const method = methodFor({ sde: sde.amount, ebitda: ebitda.amount, ...leadership(answers) });
  return {
    from: 'recast',
    method,
    reason: reasonFor(method, sde.amount),
    sde,
    ebitda,
    revenue: latest.revenue,
    leftOut: periods.filter(({ months }) => months !== wholeYear).length,
    overlapping: overlapping(periods, counted),
  };
}

/**
 * The periods that count: whole years of which no two share a month, the newest first chosen, the three latest, oldest
 * first. A fiscal year that the last twelve months reach into is not weighed a second time (product policy).
 */
export function countedPeriods(periods: readonly EarningsPeriod[]): EarningsPeriod[] {
  const whole = periods.filter(({ months }) => months === wholeYear);
  const counted: EarningsPeriod[] = [];
  // Of two periods with one end the one that stands last is taken: the last twelve months.
  for (const period of whole.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)).toReversed()) {
    const after = counted.at(-1);
    if (!after || monthsApart(period.endsOn, after.endsOn) >= wholeYear) counted.push(period);
  }
  return counted.slice(0, mostYears).toReversed();
}

/** Months from one month-end to a later one. YYYY-MM-DD. */
export function monthsApart(before: string, after: string): number {
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return number(after) - number(before);
}

function overlapping(periods: readonly EarningsPeriod[], counted: readonly EarningsPeriod[]): string[] {
  return periods
    .filter(({ months }) => months === wholeYear)
    .map(({ endsOn }) => endsOn)
    .filter((endsOn) => counted.every((one) => one.endsOn !== endsOn))
    .filter((endsOn) => counted.some((one) => Math.abs(monthsApart(endsOn, one.endsOn)) < wholeYear));
}

function put(
  periods: readonly EarningsPeriod[],
  metric: EarningsMetric,
  amountsOf: (period: EarningsPeriod) => [amount: Cents, lender: Cents],
): EarningsOn {
  const years = periods.map((period) => ({
    key: period.key,
    endsOn: period.endsOn,
    amount: amountsOf(period)[0],
  }));
  const { base, method } = earningsBase(years.map(({ amount }) => amount));
  const lender = putTogether(
    periods.map((period) => amountsOf(period)[1]),
    method,
  );
  return { metric, amount: base, lender, way: method, years };
}

function fromAnswer(answers: Answers, leftOut: number): EarningsFound | null {
  const answered = numberOf(answers.A6);
  if (answered === null) return null;
  const amount = cents(answered);
  const sde: EarningsOn = { metric: 'SDE', amount, lender: amount, way: null, years: [] };
  const none = { ebitda: null, revenue: null, overlapping: [] };
  return { from: 'answer', method: 'SDE', reason: 'answer-alone', sde, leftOut, ...none };
}

/** From so many weeks without the owner on, the business runs by itself (the best step of that question). */
const runsAlone = 4;

/**
 * Whether the owner runs the business and whether a manager does, by the answers; what nobody answered counts as a
 * business that its owner runs (product policy).
 */
function leadership(answers: Answers): { ownerRunsIt: boolean; managed: boolean } {
  const second = answers.C4?.state === 'given' ? answers.C4.value : null;
  const weeks = numberOf(answers.C2) ?? 0;
  return { ownerRunsIt: weeks <= runsAlone, managed: second === 'in-role' || second === 'retained' };
}

/** Below this SDE a business is small (product policy; the limit of `methodFor`). */
const smallSde = 500_000_00;

function reasonFor(method: ValuedOn, sde: Cents): MethodReason {
  if (method === 'EBITDA') return 'large-and-managed';
  if (method === 'both') return 'between';
  return sde < smallSde ? 'small' : 'owner-runs-it';
}
