import { type Answer, type Answers, scoreOfAnswer } from './answers.ts';
import { type Gate, gatesOf, underGates } from './gates.ts';
import { type QuestionKey, type SectionKey, sectionKeys, sections } from './question.ts';

export type SectionScore = {
  /** 0 to 100, not rounded; `null`: insufficient information. */
  score: number | null;
  answered: number;
  applicable: number;
};

export type Score = {
  sections: Record<SectionKey, SectionScore>;
  /** 0 to 100, not rounded, capped by gates; `null` while a section has insufficient information. */
  overall: number | null;
  ungated: number | null;
  gates: Gate[];
  /** Answered ÷ applicable questions, from 0 to 1. */
  completeness: number;
};

/**
 * `claimed` scores every answer, `evidenced` only documented ones; the others count as unanswered there, so it may be
 * `null`. Gates apply to both, and no evidenced section exceeds the claimed one: bad news needs no proof, and leaving
 * a weak answer undocumented must not pay (docs/rules/health-check.md).
 */
export function scoreCheck(answers: Answers): { claimed: Score; evidenced: Score } {
  const gates = gatesOf(answers);
  const claimed = eachSection((key) => sectionScore(key, answers, isGiven));
  const proven = eachSection((key) => noHigher(sectionScore(key, answers, isEvidenced), claimed[key]));
  return { claimed: scoreFrom(claimed, gates), evidenced: scoreFrom(proven, gates) };
}

function scoreFrom(of: Record<SectionKey, SectionScore>, gates: Gate[]): Score {
  const sum = (count: 'answered' | 'applicable') =>
    sectionKeys.reduce((total, key) => total + of[key][count], 0);
  const ungated = overallOf(of);
  return {
    sections: of,
    overall: ungated === null ? null : underGates(ungated, gates),
    ungated,
    gates,
    completeness: sum('applicable') === 0 ? 0 : sum('answered') / sum('applicable'),
  };
}

function overallOf(of: Record<SectionKey, SectionScore>): number | null {
  let overall = 0;
  for (const key of sectionKeys) {
    const { score } = of[key];
    if (score === null) return null;
    overall += (score * sections[key].weight) / 100;
  }
  return overall;
}

function eachSection(make: (key: SectionKey) => SectionScore): Record<SectionKey, SectionScore> {
  return {
    glance: make('glance'),
    edge: make('edge'),
    boost: make('boost'),
    risk: make('risk'),
    growth: make('growth'),
  };
}

type Counts = (answer: Answer | undefined) => boolean;
const isGiven: Counts = (answer) => answer?.state === 'given';
const isEvidenced: Counts = (answer) => answer?.state === 'given' && answer.evidenced;

/** `null` below 70% of the applicable questions (product policy). */
function sectionScore(section: SectionKey, answers: Answers, counts: Counts): SectionScore {
  const keys: readonly QuestionKey[] = sections[section].keys;
  const applicable = keys.filter((key) => answers[key]?.state !== 'does_not_apply').length;
  const scores = keys.flatMap((key) => {
    const answer = answers[key];
    return answer?.state === 'given' && counts(answer) ? [scoreOfAnswer(key, answer)] : [];
  });
  const answered = scores.length;
  // In integers, because 0.7 is not exact as a double.
  const enough = answered > 0 && answered * 10 >= applicable * 7;
  return { score: enough ? mean(scores) : null, answered, applicable };
}

/** Answers that a section still needs to reach 70% (product policy); 0 if it has a score. */
export function missingFor({ answered, applicable }: Pick<SectionScore, 'answered' | 'applicable'>): number {
  return Math.max(0, Math.ceil((applicable * 7) / 10) - answered);
}

function noHigher(proven: SectionScore, claimed: SectionScore): SectionScore {
  if (proven.score === null || claimed.score === null) return proven;
  return { ...proven, score: Math.min(proven.score, claimed.score) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
