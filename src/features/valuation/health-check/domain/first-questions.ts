import type { Answers } from './answers.ts';
import type { QuestionKey } from './question.ts';
import { questions } from './questions.ts';

/**
 * The questions for a first value, besides the trade: the earnings, those that can raise a gate, and the two heaviest
 * that also show whether a buyer needs a manager. The proof of cash raises a gate too, but owners rarely have it at
 * hand. Product policy.
 */
export const firstQuestions = ['A6', 'C2', 'C4', 'B2', 'D1', 'D2', 'D3'] as const satisfies QuestionKey[];

const asked = (key: QuestionKey) => ('beside' in questions[key] && questions[key].beside ? 2 : 1);
const askedBy = (keys: readonly QuestionKey[]) => keys.reduce((sum, key) => sum + asked(key), 0);

/** As a person counts them on the page: the trade, and a second question beside a figure, are questions too. */
export const firstCount = 1 + askedBy(firstQuestions);

export function firstAnswered(taken: Answers, trade: boolean): number {
  return (trade ? 1 : 0) + askedBy(firstQuestions.filter((key) => taken[key]));
}
