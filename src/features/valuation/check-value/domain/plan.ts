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
import { type ScoredValue, valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import type { Cents } from '#kernel/money.ts';
import { bestAnswer } from './best-answer.ts';
import type { CheckValue } from './check-value.ts';

export type Priced = Pick<CheckValue, 'earnings' | 'score'> & { row: (MultipleRow & RangeRow) | null };

export type Worth = {
  /** Of the overall score, with gates; `null` without a score. */
  gain: number | null;
  /** At current earnings; `null` without a value. */
  dollars: Cents | null;
  held: boolean;
  /** What it adds once no gate caps the score, within size limits; `null` where no gate holds it back. */
  released: Cents | null;
};

/** The worth of changing one answer at unchanged earnings, within gates and size limits. Cents. */
export function worthOf(
  answers: Answers,
  change: { key: QuestionKey; to: GivenAnswer },
  priced: Priced,
  rows: readonly MultipleRow[],
): Worth {
  const then = scoreCheck({ ...answers, [change.key]: change.to }).claimed;
  const now = priced.score.claimed;
  if (now.overall === null || now.ungated === null || then.overall === null || then.ungated === null)
    return { gain: null, dollars: null, held: false, released: null };
  const gain = then.overall - now.overall;
  const gated = Math.abs(gain - (then.ungated - now.ungated)) > 1e-9;
  const { row, earnings } = priced;
  if (!row || !earnings) return { gain, dollars: null, held: gated, released: null };
  const at = (score: number) =>
    valueAtScore(
      { earnings: earnings.amount, low: row.low, high: row.high, score, completeness: 1 },
      bandsOf(rows, earnings.metric),
    );
  // The difference of the multiples is multiplied, so that it is rounded only once.
  const between = (from: ScoredValue, to: ScoredValue) =>
    valueAt(earnings.amount, Math.max(0, to.multiple - from.multiple));
  const [before, after] = [at(now.overall), at(then.overall)];
  if (!before || !after) return { gain, dollars: null, held: gated, released: null };
  const bounded = Math.abs(after.multiple - before.multiple - (after.raw - before.raw)) > 1e-9;
  const [open, better] = [at(now.ungated), at(then.ungated)];
  return {
    gain,
    dollars: between(before, after),
    held: gated || bounded,
    released: gated && open && better ? between(open, better) : null,
  };
}

export type Proposal = Worth & {
  key: QuestionKey;
  section: SectionKey;
  score: number;
  now: GivenAnswer;
  target: GivenAnswer;
};

/** Not a task, because the worth of tasks is calculated at current earnings. */
export const earningsKey: QuestionKey = 'A6';

/** Product policy. */
export const weakBelow = 70;

/** With the nearest best answer and its worth in cents; most dollars, then most points first (product policy). */
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
    (one, other) =>
      (other.dollars ?? 0) - (one.dollars ?? 0) ||
      (other.released ?? 0) - (one.released ?? 0) ||
      (other.gain ?? 0) - (one.gain ?? 0),
  );
}
