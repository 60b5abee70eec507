import { type Answers, scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { scoreCheck } from '#features/valuation/health-check/domain/score.ts';
import type { MultipleRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import { bandsOf } from '#features/valuation/valuation/domain/size-band.ts';
import { valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import type { Cents } from '#kernel/money.ts';
import { bestAnswer } from './best-answer.ts';
import { earningsKey, type Priced } from './plan.ts';

/** A step up from the middle of today: an answer at its best, or `null`: all others that an owner can change. */
export type StepUp = { key: QuestionKey | null; from: Cents; to: Cents };

/**
 * What would add most, one after the other: the advised changes at their best, then everything else that an owner can
 * change. Each step stands on the one before, under the gates and bounds that then hold, at the earnings of today; the
 * last ends at the best that the business can come to. Cents; empty without a value. Source: product policy.
 */
export function wayUp(
  answers: Answers,
  priced: Priced,
  advised: readonly QuestionKey[],
  rows: readonly MultipleRow[],
): StepUp[] {
  const { row, earnings } = priced;
  if (!row || !earnings) return [];
  const bands = bandsOf(rows, earnings.metric);
  const middle = (of: Answers): Cents | null => {
    const { overall } = scoreCheck(of).claimed;
    if (overall === null) return null;
    const { low, high } = row;
    return (
      valueAtScore({ earnings: earnings.amount, low, high, score: overall, completeness: 1 }, bands)?.mid ??
      null
    );
  };
  const weak = weakOf(answers);
  const first = advised.filter((key) => weak.includes(key));
  const others = weak.filter((key) => !first.includes(key));
  const steps: StepUp[] = [];
  let now = answers;
  let from = middle(answers);
  for (const keys of [...first.map((key) => [key]), others]) {
    now = atBest(now, keys);
    const to = middle(now);
    if (from === null || to === null) return [];
    if (keys.length > 0) steps.push({ key: keys === others ? null : (keys[0] ?? null), from, to });
    from = to;
  }
  return steps;
}

/** Answers that can be better and that an owner can change; the earnings are what the steps are worked out at. */
function weakOf(answers: Answers): QuestionKey[] {
  return questionKeys.filter((key) => {
    const answer = answers[key];
    if (answer?.state !== 'given' || !questions[key].changeable || key === earningsKey) return false;
    return scoreOfAnswer(key, bestAnswer(key, answer)) > scoreOfAnswer(key, answer);
  });
}

function atBest(answers: Answers, keys: readonly QuestionKey[]): Answers {
  const better = keys.flatMap((key) => {
    const answer = answers[key];
    return answer?.state === 'given' ? [[key, bestAnswer(key, answer)] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(better) };
}
