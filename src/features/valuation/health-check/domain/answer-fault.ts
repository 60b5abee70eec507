import { grouped } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { type Answer, type AnswerRefusal, answerRefusal } from './answers.ts';
import type { BesideFact, Question, QuestionKey } from './question.ts';
import { questions } from './questions.ts';

type AnswerField = 'state' | 'value' | BesideFact;

/** Error text for an answer that cannot be accepted, with its field; `null` if it is valid. */
export function answerFault(key: QuestionKey, answer: Answer): { field: AnswerField; words: string } | null {
  const refusal = answerRefusal(key, answer);
  if (!refusal) return null;
  const question = questions[key];
  return { field: fieldOf(refusal, question), words: words[refusal](question) };
}

function fieldOf(refusal: AnswerRefusal, question: Question): AnswerField {
  if (refusal === 'always-applies' || refusal === 'cannot-stay-open') return 'state';
  const beside = question.kind === 'choice' ? undefined : question.beside;
  return refusal === 'fact-missing' && beside ? beside.fact : 'value';
}

const words: Record<AnswerRefusal, (question: Question) => string> = {
  'always-applies': () => 'This question applies to every business. Answer it or skip it.',
  'cannot-stay-open': () => 'This question needs no calculation. Answer it or skip it.',
  'not-a-number': () => 'Enter a number.',
  'not-whole': () => 'Enter a whole number.',
  'too-low': (question) => `Must be ${endOf(question, 'min')} or more.`,
  'too-high': (question) => `Must be ${endOf(question, 'max')} or less.`,
  'not-a-choice': () => 'Choose one of the answers.',
  'fact-missing': () => 'Answer this too: the answer above counts only with it.',
};

function endOf(question: Question, end: 'min' | 'max'): string {
  if (question.kind === 'choice') return '';
  const number = question[end];
  return question.kind === 'amount' ? formatMoney(cents(number)) : grouped(number);
}
