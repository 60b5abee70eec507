import { ratingWithoutReviews, reviewsForBest } from './edge-questions.ts';
import { lossYearCap, marginAlone } from './glance-questions.ts';
import { type BesideFact, type MeasuredQuestion, type QuestionKey, questionKeys } from './question.ts';
import { questions } from './questions.ts';
import { scoreOn } from './scale.ts';

/** A value in the unit of its question (an amount in cents) or the value of a choice, with the additional facts. */
export type GivenAnswer = {
  state: 'given';
  value: number | string;
  evidenced: boolean;
  benchmarked?: boolean | undefined;
  lossYear?: boolean | undefined;
  reviews?: number | undefined;
  locationDependent?: boolean | undefined;
};
/** `not_done_yet` counts as unanswered, `does_not_apply` leaves the question out. */
export type Answer = GivenAnswer | { state: 'does_not_apply' } | { state: 'not_done_yet' };
export type Answers = { readonly [K in QuestionKey]?: Answer };

export const answerRefusals = [
  'always-applies',
  'cannot-stay-open',
  'not-a-number',
  'not-whole',
  'too-low',
  'too-high',
  'not-a-choice',
  'fact-missing',
] as const;
export type AnswerRefusal = (typeof answerRefusals)[number];

export function answerRefusal(key: QuestionKey, answer: Answer): AnswerRefusal | null {
  const question = questions[key];
  if (answer.state === 'does_not_apply') return question.notApplicable === null ? 'always-applies' : null;
  if (answer.state === 'not_done_yet') return question.mayBeOpen ? null : 'cannot-stay-open';
  if (question.kind !== 'choice') return measureRefusal(question, answer);
  return question.choices.some(({ value }) => value === answer.value) ? null : 'not-a-choice';
}

function measureRefusal(question: MeasuredQuestion, answer: GivenAnswer): AnswerRefusal | null {
  const { value } = answer;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  const whole = question.kind === 'count' || question.kind === 'amount';
  if (whole && !Number.isSafeInteger(value)) return 'not-whole';
  if (value < question.min) return 'too-low';
  if (value > question.max) return 'too-high';
  return question.beside && !isFact(question.beside.fact, answer) ? 'fact-missing' : null;
}

function isFact(fact: BesideFact, answer: GivenAnswer): boolean {
  const said = answer[fact];
  if (fact !== 'reviews') return typeof said === 'boolean';
  return typeof said === 'number' && Number.isSafeInteger(said) && said >= 0;
}

/** From 0 to 100 (scales: product policy). Throws RangeError for an answer that `answerRefusal` refuses. */
export function scoreOfAnswer(key: QuestionKey, answer: GivenAnswer): number {
  const refusal = answerRefusal(key, answer);
  if (refusal) throw new RangeError(`${key}: ${refusal}`);
  const question = questions[key];
  if (question.kind === 'choice')
    return question.choices.find(({ value }) => value === answer.value)?.score ?? 0;
  const value = Number(answer.value);
  if (question.scale === 'linear') return value;
  const score = scoreOn(key === 'A3' && !answer.benchmarked ? marginAlone : question.scale, value);
  if (key === 'A4' && answer.lossYear) return Math.min(score, lossYearCap);
  if (key === 'B7' && (answer.reviews ?? 0) < reviewsForBest) return Math.min(score, ratingWithoutReviews);
  return score;
}

/** The valid answers; one that is still being typed may be invalid. */
export function takenOf(answers: Answers): Answers {
  return Object.fromEntries(
    questionKeys.flatMap((key) => {
      const answer = answers[key];
      return answer && answerRefusal(key, answer) === null ? [[key, answer]] : [];
    }),
  );
}

/** "Not done yet" counts as open. */
export function isOpen(answer: Answer | undefined): boolean {
  return !answer || answer.state === 'not_done_yet';
}

export function numberOf(answer: Answer | undefined): number | null {
  return answer?.state === 'given' && typeof answer.value === 'number' ? answer.value : null;
}
