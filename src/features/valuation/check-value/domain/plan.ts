import {
  type Answers,
  type GivenAnswer,
  scoreOfAnswer,
} from '#features/valuation/health-check/domain/answers.ts';
import {
  type QuestionKey,
  type SectionKey,
  sectionKeys,
  sections,
} from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { scoreCheck } from '#features/valuation/health-check/domain/score.ts';
import type { MultipleRow, RangeRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import { bandsOf, valueAt } from '#features/valuation/valuation/domain/size-band.ts';
import { valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import type { Cents } from '#kernel/money.ts';
import { bestAnswer } from './best-answer.ts';
import type { CheckValue } from './check-value.ts';

/** What the worth of a change is worked out from: what `checkValue` found. */
export type Priced = Pick<CheckValue, 'earnings' | 'score'> & { row: (MultipleRow & RangeRow) | null };

export type Worth = {
  /** By how much the overall score rises, under the gates as they then stand; `null` without a score. */
  gain: number | null;
  /** What that is worth at the earnings of today; `null` without a value. */
  dollars: Cents | null;
  /** Whether a gate, or the size of the business, takes a part of it away, or all. */
  held: boolean;
};

/**
 * What an answer would be worth if it were another one: the earnings stay, the score moves, gates and the bounds of the
 * size hold what they hold. Cents.
 */
export function worthOf(
  answers: Answers,
  change: { key: QuestionKey; to: GivenAnswer },
  priced: Priced,
  rows: readonly MultipleRow[],
): Worth {
  const then = scoreCheck({ ...answers, [change.key]: change.to }).claimed;
  const now = priced.score.claimed;
  if (now.overall === null || now.ungated === null || then.overall === null || then.ungated === null)
    return { gain: null, dollars: null, held: false };
  const gain = then.overall - now.overall;
  const gated = Math.abs(gain - (then.ungated - now.ungated)) > 1e-9;
  const { row, earnings } = priced;
  if (!row || !earnings) return { gain, dollars: null, held: gated };
  const at = (score: number) =>
    valueAtScore(
      { earnings: earnings.amount, low: row.low, high: row.high, score, completeness: 1 },
      bandsOf(rows, earnings.metric),
    );
  const [before, after] = [at(now.overall), at(then.overall)];
  if (!before || !after) return { gain, dollars: null, held: gated };
  const bounded = Math.abs(after.multiple - before.multiple - (after.raw - before.raw)) > 1e-9;
  // Of the multiples, not of two rounded values: rounded once.
  const more = Math.max(0, after.multiple - before.multiple);
  return { gain, dollars: valueAt(earnings.amount, more), held: gated || bounded };
}

export type Proposal = Worth & {
  key: QuestionKey;
  section: SectionKey;
  /** 0 to 100, of the answer now. */
  score: number;
  now: GivenAnswer;
  /** The nearest answer that scores best. */
  target: GivenAnswer;
};

/** The earnings themselves: what a task is worth is worked out at the earnings of today, so they are none. */
export const earningsKey: QuestionKey = 'A6';

/** An answer below this score is weak (product policy). */
export const weakBelow = 70;

/**
 * The answers that are weak and that an owner can change, each with the nearest best answer and what that is worth: the
 * most dollars first, then the most points. Cents. Source: product policy.
 */
export function proposals(answers: Answers, priced: Priced, rows: readonly MultipleRow[]): Proposal[] {
  const found = sectionKeys.flatMap((section) =>
    sections[section].keys.flatMap((key): Proposal[] => {
      const now = answers[key];
      if (now?.state !== 'given' || !questions[key].changeable || key === earningsKey) return [];
      const score = scoreOfAnswer(key, now);
      const target = bestAnswer(key, now);
      if (score >= weakBelow || target === now) return [];
      return [{ key, section, score, now, target, ...worthOf(answers, { key, to: target }, priced, rows) }];
    }),
  );
  return found.toSorted(
    (one, other) => (other.dollars ?? 0) - (one.dollars ?? 0) || (other.gain ?? 0) - (one.gain ?? 0),
  );
}
