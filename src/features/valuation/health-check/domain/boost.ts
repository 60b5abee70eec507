import { type SizeBand, valueAt } from '#features/valuation/valuation/domain/size-band.ts';
import { type ScoredValue, valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import type { Cents } from '#kernel/money.ts';
import { type Answers, scoreOfAnswer } from './answers.ts';
import { gatesOf, underGates } from './gates.ts';
import { type QuestionKey, sectionKeys, sections } from './question.ts';
import { questions } from './questions.ts';
import { scoreCheck } from './score.ts';

/** Earnings in cents, and the multiples of the trade's range. */
export type Worth = { earnings: Cents; low: number; high: number };

export type Change = {
  key: QuestionKey;
  score: number;
  /** What the best answer adds to the overall score without gates: (100 − score) × weight ÷ answers. */
  points: number;
  gain: number;
  /** `null` without positive earnings. */
  dollars: Cents | null;
  bounded: boolean;
};

const mostChanges = 3;

/**
 * The changes that add most to the claimed score, at most three, largest first, each worth earnings × (high − low) ÷
 * 100 × gain. Excludes what size limits or gates hold back; lifting a gate counts with everything it releases. Empty
 * without an overall score. Source: product policy.
 */
export function boosts(answers: Answers, worth: Worth, bands: readonly SizeBand[]): Change[] {
  const { claimed } = scoreCheck(answers);
  const { overall, ungated } = claimed;
  if (overall === null || ungated === null) return [];
  const changes = sectionKeys.flatMap((section) =>
    sections[section].keys.flatMap((key): Change[] => {
      const answer = answers[key];
      if (answer?.state !== 'given' || !questions[key].changeable) return [];
      const score = scoreOfAnswer(key, answer);
      const points = ((100 - score) * sections[section].weight) / 100 / claimed.sections[section].answered;
      const left = gatesOf(answers).filter((gate) => gate.key !== key);
      // Without gates the points are exact; a subtraction would lose precision.
      const gain = underGates(ungated + points, left) - overall;
      const exact = claimed.gates.length === 0 ? points : Math.max(0, gain);
      return points > 0
        ? [{ key, score, points, gain: exact, ...moneyOf(exact, overall, worth, bands) }]
        : [];
    }),
  );
  return changes
    .toSorted((one, other) => other.gain - one.gain || other.points - one.points)
    .slice(0, mostChanges);
}

function moneyOf(gain: number, overall: number, worth: Worth, bands: readonly SizeBand[]) {
  const at = (score: number) => valueAtScore({ ...worth, score, completeness: 1 }, bands);
  const [now, then] = [at(overall), at(overall + gain)];
  if (!now || !then) return { dollars: null, bounded: false };
  const more = ((worth.high - worth.low) / 100) * gain;
  const bounded = [now, then].some(isBounded);
  const held = bounded ? Math.min(more, Math.max(0, then.multiple - now.multiple)) : more;
  return { dollars: valueAt(worth.earnings, held), bounded: held < more };
}

function isBounded({ raw, multiple }: ScoredValue): boolean {
  return raw !== multiple;
}
