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

/** `key: null`: all other answers that an owner can change. */
export type StepUp = { key: QuestionKey | null; from: Cents; to: Cents };

/**
 * Cumulative: the suggested changes one by one, then all others, within gates and size limits (product policy).
 * Cents; empty without a value.
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

/** Excludes the earnings, because steps are calculated at current earnings. */
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
