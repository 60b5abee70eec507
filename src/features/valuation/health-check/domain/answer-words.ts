import { locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Answer, GivenAnswer } from './answers.ts';
import type { Question, QuestionKey } from './question.ts';
import { questions } from './questions.ts';

type Measure = Exclude<Question['kind'], 'choice'>;

export const measureLabels: Record<Measure, string> = {
  amount: 'Amount in dollars',
  percent: 'Percent',
  years: 'Years',
  months: 'Months',
  weeks: 'Weeks',
  count: 'Number',
  rating: 'Stars (out of 5)',
};

const units: Record<Exclude<Measure, 'amount'>, (figure: string, one: boolean) => string> = {
  percent: (figure) => `${figure}%`,
  years: (figure, one) => `${figure} ${one ? 'year' : 'years'}`,
  months: (figure, one) => `${figure} ${one ? 'month' : 'months'}`,
  weeks: (figure, one) => `${figure} ${one ? 'week' : 'weeks'}`,
  count: (figure) => figure,
  rating: (figure) => `${figure} of 5 stars`,
};

/** Empty if there is no unit or if `$` is shown before the field. */
export function unitOf(kind: Measure): string {
  if (kind === 'percent') return '%';
  return kind === 'years' || kind === 'months' || kind === 'weeks' ? kind : '';
}

/** "18%", "$374,000", "2 weeks", the label of a choice; or why there is none. */
export function answerWords(key: QuestionKey, answer: Answer | undefined): string {
  if (!answer) return 'Not answered';
  if (answer.state === 'does_not_apply') return 'Does not apply';
  if (answer.state === 'not_done_yet') return 'Not known yet';
  return givenWords(key, answer);
}

function givenWords(key: QuestionKey, { value, reviews }: GivenAnswer): string {
  const question = questions[key];
  if (question.kind === 'choice')
    return question.choices.find((choice) => choice.value === value)?.label ?? String(value);
  const number = Number(value);
  if (question.kind === 'amount') return formatMoney(cents(Math.round(number)));
  const figure = number.toLocaleString(locale, { maximumFractionDigits: 2 });
  const words = units[question.kind](figure, number === 1);
  return reviews === undefined ? words : `${words}, ${reviews} reviews`;
}
