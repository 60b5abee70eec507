import { expect, test } from 'vitest';
import { answerWords, unitOf } from './answer-words.ts';
import type { GivenAnswer } from './answers.ts';
import type { QuestionKey } from './question.ts';
import { questions } from './questions.ts';

const given = (value: number | string, more: Partial<GivenAnswer> = {}) =>
  ({ state: 'given', value, evidenced: false, ...more }) as const;

test('an answer is shown in its unit, as an owner would say it', () => {
  const said: [QuestionKey, number | string, string][] = [
    ['A1', 1, '1 year'],
    ['A1', 12.5, '12.5 years'],
    ['A2', -4.25, '-4.25%'],
    ['A6', 374_000_00, '$374,000'],
    ['C1', 2, '2'],
    ['C2', 1, '1 week'],
    ['E2', 3, '3 months'],
    ['B2', 18.3333, '18.33%'],
    ['A5', 'cash', 'Cash basis'],
  ];
  for (const [key, value, words] of said) expect(answerWords(key, given(value)), key).toBe(words);
  expect(answerWords('B7', given(4.8, { reviews: 60 }))).toBe('4.8 of 5 stars, 60 reviews');
});

test('an invalid answer shows why', () => {
  expect(answerWords('A1', undefined)).toBe('Not answered');
  expect(answerWords('A2', { state: 'does_not_apply' })).toBe('Does not apply');
  expect(answerWords('A2', { state: 'not_done_yet' })).toBe('Not known yet');
});

test('a unit follows the field of a measure that has one', () => {
  const { A1, A2, A6, C1 } = questions;
  const unit = (kind: (typeof questions)[QuestionKey]['kind']) => (kind === 'choice' ? null : unitOf(kind));
  expect([A1, A2, A6, C1].map(({ kind }) => unit(kind))).toEqual(['years', '%', '', '']);
});
