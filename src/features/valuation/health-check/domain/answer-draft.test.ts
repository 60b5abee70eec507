import { expect, test } from 'vitest';
import { answerIn, draftFor, draftOf } from './answer-draft.ts';
import { answerFault } from './answer-fault.ts';
import type { Answer } from './answers.ts';
import { type QuestionKey, questionKeys } from './question.ts';
import { questions } from './questions.ts';

const fields = (given: object) => ({ text: '', cents: null, choice: '', fact: '', ...given });

test('an answer survives the round trip through its fields', () => {
  const answers: [QuestionKey, Answer][] = [
    ['A1', { state: 'given', value: 12.5, evidenced: false }],
    ['A2', { state: 'given', value: -4, evidenced: false }],
    ['A5', { state: 'given', value: 'cash', evidenced: false }],
    ['A6', { state: 'given', value: 374_000_00, evidenced: false }],
    ['B7', { state: 'given', value: 4.8, evidenced: false, reviews: 60 }],
    ['D1', { state: 'given', value: 4, evidenced: false, locationDependent: false }],
  ];
  for (const [key, answer] of answers) expect(answerIn(key, draftOf(key, answer)), key).toEqual(answer);
});

test('numbers are parsed in common notations', () => {
  const read = (text: string) => answerIn('A2', fields({ text })).value;
  expect([' 12.5 % ', '1,200', '-3', '−3', '.5'].map(read)).toEqual([12.5, 1200, -3, -3, 0.5]);
  for (const text of ['', 'twelve', '1,2', '1e3', '0x10', '12 13', 'Infinity']) expect(read(text)).toBeNaN();
});

test('a number may name the unit of its question, and no other', () => {
  const read = (kind: string, text: string) => {
    const key = questionKeys.find((one) => questions[one].kind === kind) ?? 'A1';
    return answerIn(key, fields({ text })).value;
  };
  expect([read('weeks', '3 wks'), read('years', '2.5 years'), read('percent', '18 percent')]).toEqual([
    3, 2.5, 18,
  ]);
  for (const [kind, text] of [
    ['weeks', '3 months'],
    ['years', 'years'],
    ['percent', '18 years'],
  ] as const)
    expect(read(kind, text), text).toBeNaN();
});

test('empty fields show an error at the field', () => {
  const fault = (key: QuestionKey, given: object = {}) => answerFault(key, answerIn(key, fields(given)));
  expect(fault('A1')).toEqual({ field: 'value', words: 'Enter a number.' });
  expect(fault('A5')).toEqual({ field: 'value', words: 'Choose one of the answers.' });
  expect(fault('D1', { text: '4' })?.field).toBe('locationDependent');
  expect(fault('B7', { text: '4', fact: 'many' })?.field).toBe('reviews');
});

test('typed text stays while it matches the answer and is replaced when the answer changes elsewhere', () => {
  const answer = (value: number) => ({ state: 'given', value, evidenced: false }) as const;
  const typed = fields({ text: '12.' });
  expect(draftFor('A2', typed, answer(12))).toBe(typed);
  expect(draftFor('A2', typed, answer(13)).text).toBe('13');
  expect(draftFor('A2', null, answer(13)).text).toBe('13');
  expect(draftFor('A2', null, null)).toEqual(fields({}));
  expect(draftFor('A2', typed, null)).toEqual(fields({}));
  const unreadable = fields({ text: 'twelve' });
  expect(draftFor('A2', unreadable, answer(Number.NaN))).toBe(unreadable);
  const lease = { ...answer(4), locationDependent: true };
  expect(draftFor('D1', fields({ text: '4', fact: 'no' }), lease).fact).toBe('yes');
});
