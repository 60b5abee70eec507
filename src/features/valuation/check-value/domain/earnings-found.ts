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
    lender: { adjustedEbitda: Cents; sde: Cents };
  };
  /** What replacing the owner costs a year, as was said with the books; absent or `null`: not said. */
  replacementSalary?: Cents | null | undefined;
};

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

export type EarningsOn = {
  metric: EarningsMetric;
  amount: Cents;
  /** The lender-recognized amount, combined the same way; for an answer, which has no add-backs, `amount`. */
  lender: Cents;
  way: BaseMethod | null;
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
  /** Combined as the SDE is; `null` if a year has none. */
  replacementSalary: Cents | null;
  leftOut: number;
  /** Ends of whole years left out because they share months with a later one. */
  overlapping: string[];
};

const wholeYear = 12;
const mostYears = 3;

/**
 * The earnings of a business: from the books if they have a whole year, else the SDE from the answers; `null` for
 * neither. Shorter periods never count, because figures are not annualized. `periods`: oldest first.
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
    replacementSalary: replacementIn(counted, sde.way),
    leftOut: periods.filter(({ months }) => months !== wholeYear).length,
    overlapping: overlapping(periods, counted),
  };
}

/** Oldest first. A fiscal year that overlaps the last twelve months is not weighted again (product policy). */
export function countedPeriods(periods: readonly EarningsPeriod[]): EarningsPeriod[] {
  const whole = periods.filter(({ months }) => months === wholeYear);
  const counted: EarningsPeriod[] = [];
  // Of two periods with the same end the later in the list is used: the last twelve months.
  for (const period of whole.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)).toReversed()) {
    const after = counted.at(-1);
    if (!after || monthsApart(period.endsOn, after.endsOn) >= wholeYear) counted.push(period);
  }
  return counted.slice(0, mostYears).toReversed();
}

/** YYYY-MM-DD, month-ends. */
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

function replacementIn(periods: readonly EarningsPeriod[], way: BaseMethod | null): Cents | null {
  const salaries = periods.flatMap(({ replacementSalary }) => replacementSalary ?? []);
  return way === null || salaries.length < periods.length ? null : putTogether(salaries, way);
}

function fromAnswer(answers: Answers, leftOut: number): EarningsFound | null {
  const answered = numberOf(answers.A6);
  if (answered === null) return null;
  const amount = cents(answered);
  const sde: EarningsOn = { metric: 'SDE', amount, lender: amount, way: null, years: [] };
  const none = { ebitda: null, revenue: null, replacementSalary: null, overlapping: [] };
  return { from: 'answer', method: 'SDE', reason: 'answer-alone', sde, leftOut, ...none };
}

/** In weeks (the best step of that question). */
const runsAlone = 4;

/** Whether the owner and a manager run the business. Unanswered counts as run by the owner (product policy). */
function leadership(answers: Answers): { ownerRunsIt: boolean; managed: boolean } {
  const second = answers.C4?.state === 'given' ? answers.C4.value : null;
  const weeks = numberOf(answers.C2) ?? 0;
  return { ownerRunsIt: weeks <= runsAlone, managed: second === 'in-role' || second === 'retained' };
}

const smallSde = 500_000_00;

function reasonFor(method: ValuedOn, sde: Cents): MethodReason {
  if (method === 'EBITDA') return 'large-and-managed';
  if (method === 'both') return 'between';
  return sde < smallSde ? 'small' : 'owner-runs-it';
}
