import type { QuestionKey } from './question.ts';

/**
 * The questions that a first value is made of, beside the trade: the earnings, what one answer moves most (those that
 * can raise a gate, and of those that weigh most the two that also say whether a buyer needs a manager). The proof of
 * cash raises a gate too, and is left for later: nobody has it at hand. Product policy.
 */
export const firstQuestions = ['A6', 'C2', 'C4', 'B2', 'D1', 'D2', 'D3'] as const satisfies QuestionKey[];
