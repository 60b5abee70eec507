import { expect, test } from 'vitest';
import { changeWords } from './views-words.ts';

const words = (lastWeek: number, weekBefore: number | null) =>
  changeWords({ average: 1, lastWeek, weekBefore });

test('the change is told against a week before, and only if there was one', () => {
  expect(changeWords({ average: null, lastWeek: 0, weekBefore: null })).toContain('has been public');
  expect(words(3, null)).toBe('3 in the last 7 days. Change: — (no week before)');
  expect(words(30, 20)).toBe('30 in the last 7 days, +50% against the week before');
  expect(words(10, 20)).toBe('10 in the last 7 days, −50% against the week before');
  expect(words(7, 7)).toBe('7 in the last 7 days, as in the week before');
  expect(words(7, 0)).toBe('7 in the last 7 days, none in the week before');
});
