import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';

type Ends = { min: number; max: number; step: number };

const usualEnds: Record<'percent' | 'years' | 'months' | 'weeks' | 'count' | 'rating', Ends> = {
  percent: { min: -50, max: 100, step: 1 },
  years: { min: 0, max: 20, step: 0.5 },
  months: { min: 0, max: 60, step: 1 },
  weeks: { min: 0, max: 12, step: 0.5 },
  count: { min: 0, max: 10, step: 1 },
  rating: { min: 0, max: 5, step: 0.1 },
};

/** Values beyond the ends can be typed. `null`: no slider. */
export function sliderEnds(key: QuestionKey): Ends | null {
  const question = questions[key];
  if (question.kind === 'choice' || question.kind === 'amount') return null;
  const { min, max, step } = usualEnds[question.kind];
  return { min: Math.max(min, question.min), max: Math.min(max, question.max), step };
}
