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
  /** What the score may still come to. */
  score: ScoreSpan;
  /** How far a value lies from its middle at most: 0.145 is 14.5%. */
  halfWidth: number;
  /** What it may be priced on: two measures while open answers decide between them. */
  on: EarlyMeasure[];
};

/** A value as if each question without an answer turned out in the middle; its ends are no further than is possible. */
type LikelyValue = ScoredValue & { metric: EarningsMetric; score: number };

type EarlyMeasure = {
  metric: EarningsMetric;
  earnings: Cents;
  /** What the score may still come to in the range of the trade, within the bounds of the size. */
  multiple: { low: number; high: number };
};

export type EarlyInputs<R extends MultipleRow = MultipleRow> = PricedBy<R> & {
  answers: Answers;
  periods: readonly EarningsPeriod[];
};

/**
 * Where the value of a check lies, whatever the answers that are still open turn out to be: earnings times the multiples
 * of the worst and of the best score that is possible yet, and below and above these the width that a value itself has.
 * Every value that the check can still come to lies in it, so an answer more never widens it; with all answers it is
 * the value. Cents; `null` without a trade that has a range or without earnings above zero: then nothing can be said.
 * Source: the rules of the value itself (product policy), taken at both ends of what is not known.
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
  // In the order of a value itself, so that with all answers both are the same to the cent.
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

/**
 * What the value comes to with the middle for what is open: the same formula, earnings and width by how much is answered
 * as a value itself. The width in percent never grows with an answer; the middle moves to where the answer puts it.
 */
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

/** A value needs this share of what applies to be answered in each section, so in all (product policy). */
const leastAnswered = 0.7;

/** The width of the widest value that there can be yet: nothing is valued below 70% of the answers. */
function widestYet(answers: Answers): number {
  return halfWidthAt(Math.max(leastAnswered, completenessOf(answers)));
}

/** Answered ÷ applicable questions, as in the score. */
const completenessOf = (answers: Answers) => scoreCheck(answers).claimed.completeness;

/** Answers that say whether a buyer needs a manager, at the ends that can change the measure. */
const leading: readonly (readonly [QuestionKey, readonly (number | string)[]])[] = [
  ['C2', [0, 520]],
  ['C4', ['none', 'in-role']],
];

/** The answers with each way in which the open ones among these can turn out. */
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
