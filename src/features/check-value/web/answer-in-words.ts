import type { Answer } from '#features/health-check/domain/answers.ts';
import type { Question, QuestionKey } from '#features/health-check/domain/question.ts';
import { questions } from '#features/health-check/domain/questions.ts';
import { answerWords } from '#features/health-check/web/answer-words.ts';

/** An answer on one line, or that there is none. */
export function answerInWords(key: QuestionKey, answer: Answer | undefined): string {
  return answer ? answerWords(key, answer) : 'Not answered';
}

const units: Record<Question['kind'], string> = {
  choice: '',
  amount: '',
  count: '',
  percent: '%',
  years: 'years',
  months: 'months',
  weeks: 'weeks',
  rating: 'stars',
};

/** The unit that a figure of this question is given in, as it stands beside the field; empty for a plain number. */
export function unitOf(key: QuestionKey): string {
  return units[questions[key].kind];
}
