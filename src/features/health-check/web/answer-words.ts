import { cents, formatMoney } from '#kernel/money.ts';
import type { Answer } from '../domain/answers.ts';
import type { Question, QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';

type Measure = Exclude<Question['kind'], 'choice'>;

/** What the field of a measure is called. */
export const measureLabels: Record<Measure, string> = {
  amount: 'Amount in dollars',
  percent: 'Percent',
  years: 'Years',
  months: 'Months',
  weeks: 'Weeks',
  count: 'How many',
  rating: 'Stars, up to 5',
};

const units: Record<Exclude<Measure, 'amount'>, (number: string) => string> = {
  percent: (number) => `${number} %`,
  years: (number) => `${number} years`,
  months: (number) => `${number} months`,
  weeks: (number) => `${number} weeks`,
  count: (number) => number,
  rating: (number) => `${number} of 5 stars`,
};

/** An answer on one line. */
export function answerWords(key: QuestionKey, answer: Answer): string {
  if (answer.state === 'does-not-apply') return 'Does not apply';
  if (answer.state === 'not-done-yet') return 'Not worked out yet';
  const question = questions[key];
  if (question.kind === 'choice')
    return question.choices.find(({ value }) => value === answer.value)?.label ?? '';
  const number = Number(answer.value);
  if (question.kind === 'amount') return formatMoney(cents(number));
  return units[question.kind](number.toLocaleString('en-US', { maximumFractionDigits: 2 }));
}
