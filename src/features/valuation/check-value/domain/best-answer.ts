import { type GivenAnswer, scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { reviewsForBest } from '#features/valuation/health-check/domain/edge-questions.ts';
import { marginAlone } from '#features/valuation/health-check/domain/glance-questions.ts';
import type { MeasuredQuestion, QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import type { Scale } from '#features/valuation/health-check/domain/scale.ts';

function stepOf({ kind }: Pick<MeasuredQuestion, 'kind'>): number {
  if (kind === 'amount') return 100;
  return kind === 'rating' ? 0.1 : 1;
}

/** The answer itself if none scores better. Additional facts stay, but the best rating gets enough reviews. */
export function bestAnswer(key: QuestionKey, answer: GivenAnswer): GivenAnswer {
  const best = atBest(key, answer);
  return scoreOfAnswer(key, best) > scoreOfAnswer(key, answer) ? best : answer;
}

function atBest(key: QuestionKey, answer: GivenAnswer): GivenAnswer {
  const question = questions[key];
  if (question.kind === 'choice') {
    const [best] = question.choices.toSorted((one, other) => other.score - one.score);
    return { ...answer, value: best?.value ?? answer.value };
  }
  const reviews = answer.reviews === undefined ? {} : { reviews: Math.max(answer.reviews, reviewsForBest) };
  const scale = key === 'A3' && !answer.benchmarked ? marginAlone : question.scale;
  const value = scale === 'linear' ? 100 : nearestBest(scale, Number(answer.value), stepOf(question));
  return { ...answer, ...reviews, value: Math.min(Math.max(value, question.min), question.max) };
}

function nearestBest(scale: Scale, value: number, step: number): number {
  const top = Math.max(...scale.map(({ score }) => score));
  const at = scale.findIndex(({ score }) => score === top);
  const [begin, end] = [scale[at], scale[at + 1]];
  const least = begin?.from ?? (begin?.above === undefined ? Number.NEGATIVE_INFINITY : begin.above + step);
  const most = end?.above ?? (end?.from === undefined ? Number.POSITIVE_INFINITY : end.from - step);
  // Removes floating-point noise: 4.7 + 0.1 is slightly more than 4.8.
  return Math.round(Math.min(Math.max(value, least), most) * 1e6) / 1e6;
}
