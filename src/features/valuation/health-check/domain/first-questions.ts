import type { QuestionKey } from './question.ts';

/**
 * The questions for a first value, besides the trade: the earnings, those that can raise a gate, and the two heaviest
 * that also show whether a buyer needs a manager. The proof of cash raises a gate too, but owners rarely have it at
 * hand. Product policy.
 */
export const firstQuestions = ['A6', 'C2', 'C4', 'B2', 'D1', 'D2', 'D3'] as const satisfies QuestionKey[];
