import { type Answers, type GivenAnswer, isOpen } from '#features/valuation/health-check/domain/answers.ts';
import {
  likelyScore,
  possibleScore,
  type ScoreSpan,
} from '#features/valuation/health-check/domain/possible-score.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { scoreCheck } from '#features/valuation/health-check/domain/score.ts';
import type { EarningsMetric, MultipleRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import { multiplesBetween } from '#features/valuation/valuation/domain/multiples-between.ts';
import { bandsOf } from '#features/valuation/valuation/domain/size-band.ts';
import {
  halfWidthAt,
  type ScoredValue,
  valueAtScore,
} from '#features/valuation/valuation/domain/value-at-score.ts';
import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import { type EarningsOn, type EarningsPeriod, earningsFound } from './earnings-found.ts';
import { type PricedBy, pricedOn, rowFor } from './priced-on.ts';

export type EarlyValue = {
  low: Cents;
  high: Cents;
  likely: LikelyValue;
  score: ScoreSpan;
  halfWidth: number;
  on: EarlyMeasure[];
};

/** The value if every open question scores the middle, clamped to the possible range. */
type LikelyValue = ScoredValue & { metric: EarningsMetric; score: number };

type EarlyMeasure = {
  metric: EarningsMetric;
  earnings: Cents;
  multiple: { low: number; high: number };
};

export type EarlyInputs<R extends MultipleRow = MultipleRow> = PricedBy<R> & {
  answers: Answers;
  periods: readonly EarningsPeriod[];
};

/**
 * The range that holds for any answers to open questions: the multiples of the worst and best possible score, plus
 * the width of a value. Another answer never widens it; with all answers it is the value (product policy). Cents;
 * `null` without a range of the trade or positive earnings.
 */
export function earlyValue<R extends MultipleRow>(inputs: EarlyInputs<R>): EarlyValue | null {
  const found = leaderships(inputs.answers).map((led) => earningsFound(led, inputs.periods));
  const mains = found.map((one) => one && pricedOn(one, inputs).main);
  const score = possibleScore(inputs.answers);
  const measures = mains.map((main) => main && measureOf(main, score, inputs));
  const on = measures.filter((one) => one !== null);
  const likely = likelyValue(inputs);
  if (on.length < measures.length || !likely) return null;
  const halfWidth = widestYet(inputs.answers);
  // Same order of operations as for a value, so that both are equal to the cent once everything is answered.
  const at = (earnings: Cents, multiple: number, share: number) =>
    centsFromDollars((earnings / 100) * multiple * share);
  const low = cents(Math.min(...on.map((one) => at(one.earnings, one.multiple.low, 1 - halfWidth))));
  const high = cents(Math.max(...on.map((one) => at(one.earnings, one.multiple.high, 1 + halfWidth))));
  return {
    low,
    high,
    likely: {
      ...likely,
      low: cents(Math.max(low, likely.low)),
      high: cents(Math.min(high, likely.high)),
    },
    score,
    halfWidth,
    on: on.filter(({ metric }, place) => on.findIndex((one) => one.metric === metric) === place),
  };
}

function measureOf<R extends MultipleRow>(
  { metric, amount }: EarningsOn,
  score: ScoreSpan,
  by: PricedBy<R>,
): EarlyMeasure | null {
  const row = rowFor(metric, by);
  if (!row || amount <= 0) return null;
  const rawAt = (of: number) => row.low + ((row.high - row.low) * of) / 100;
  const bands = bandsOf(by.rows, metric);
  const multiple = multiplesBetween(rawAt(score.low), rawAt(score.high), amount, bands);
  return { metric, earnings: amount, multiple };
}

/** An answer moves the middle, but never widens the range in percent. */
function likelyValue<R extends MultipleRow>(inputs: EarlyInputs<R>): LikelyValue | null {
  const found = earningsFound(inputs.answers, inputs.periods);
  if (!found) return null;
  const { main } = pricedOn(found, inputs);
  const row = rowFor(main.metric, inputs);
  if (!row) return null;
  const score = likelyScore(inputs.answers);
  const completeness = completenessOf(inputs.answers);
  const value = valueAtScore(
    { earnings: main.amount, low: row.low, high: row.high, score, completeness },
    bandsOf(inputs.rows, main.metric),
  );
  return value && { ...value, metric: main.metric, score };
}

/** Answered share that each section needs for a value, and so all together (product policy). */
const leastAnswered = 0.7;

function widestYet(answers: Answers): number {
  return halfWidthAt(Math.max(leastAnswered, completenessOf(answers)));
}

const completenessOf = (answers: Answers) => scoreCheck(answers).claimed.completeness;

/** Answers that decide whether a buyer needs a manager, with the ends that can change the metric. */
const leading: readonly (readonly [QuestionKey, readonly (number | string)[]])[] = [
  ['C2', [0, 520]],
  ['C4', ['none', 'in-role']],
];

function leaderships(answers: Answers): Answers[] {
  return leading.reduce<Answers[]>(
    (all, [key, ends]) =>
      isOpen(answers[key])
        ? all.flatMap((one) => ends.map((value) => ({ ...one, [key]: said(value) })))
        : all,
    [answers],
  );
}

const said = (value: number | string): GivenAnswer => ({ state: 'given', value, evidenced: false });
