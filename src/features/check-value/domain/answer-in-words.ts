import type { Answer, GivenAnswer } from '#features/health-check/domain/answers.ts';
import type { Question, QuestionKey } from '#features/health-check/domain/question.ts';
import { questions } from '#features/health-check/domain/questions.ts';
import { locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';

const units: Record<
  Exclude<Question['kind'], 'choice' | 'amount'>,
  (value: string, one: boolean) => string
> = {
  percent: (value) => `${value}%`,
  years: (value, one) => `${value} ${one ? 'year' : 'years'}`,
  months: (value, one) => `${value} ${one ? 'month' : 'months'}`,
  weeks: (value, one) => `${value} ${one ? 'week' : 'weeks'}`,
  count: (value) => value,
  rating: (value, one) => `${value} ${one ? 'star' : 'stars'}`,
};

/** The unit that a figure of this question is given in, as it stands beside the field; empty for a plain number. */
export function unitOf(key: QuestionKey): string {
  const { kind } = questions[key];
  if (kind === 'choice' || kind === 'amount' || kind === 'count') return '';
  return kind === 'percent' ? '%' : units[kind]('', false).trim();
}

/** "18%", "$374,000", "2 weeks", the words of a choice; why there is none. */
export function answerInWords(key: QuestionKey, answer: Answer | undefined): string {
  if (!answer) return 'Not answered';
  if (answer.state === 'does-not-apply') return 'Does not apply';
  if (answer.state === 'not-done-yet') return 'Not done yet';
  return givenInWords(key, answer);
}

function givenInWords(key: QuestionKey, { value, reviews }: GivenAnswer): string {
  const question = questions[key];
  if (question.kind === 'choice')
    return question.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (question.kind === 'amount') return formatMoney(cents(Math.round(Number(value))));
  const figure = Number(value).toLocaleString(locale, { maximumFractionDigits: 1 });
  const words = units[question.kind](figure, Number(value) === 1);
  return reviews === undefined || question.kind !== 'rating' ? words : `${words}, ${reviews} reviews`;
}

/** What a question is about in a few words, where the whole of it is too long: lists, drivers, tables. */
export const shortNames: Record<QuestionKey, string> = {
  A1: 'Years in business',
  A2: 'Growth of sales a year',
  A3: 'Profit margin',
  A4: 'How far earnings swing',
  A5: 'How the books are kept',
  A6: 'Earnings of the owner (SDE)',
  B1: 'Recurring sales',
  B2: 'Largest customer',
  B3: 'Five largest customers',
  B4: 'Customers who come back',
  B5: 'What sets you apart',
  B6: 'Price increases',
  B7: 'Public reviews',
  C1: 'Jobs that only you do',
  C2: 'Weeks it runs without you',
  C3: 'Written procedures',
  C4: 'Second in command',
  C5: 'Add-backs with papers',
  C6: 'Help for the buyer',
  C7: 'Papers ready for buyers',
  D1: 'Years left on the lease',
  D2: 'Lawsuits',
  D3: 'Tax returns',
  D4: 'Largest supplier',
  D5: 'Risks with your people',
  D6: 'Repairs put off',
  D7: 'Licenses and contracts that pass on',
  D8: 'Old receivables',
  D9: 'Books beside the tax return',
  D10: 'Sales beside the bank',
  E1: 'Ideas worked out in figures',
  E2: 'Months of work in hand',
  E3: 'Capacity in use',
  E4: 'Your market',
  E5: 'Months until growth pays back',
};
