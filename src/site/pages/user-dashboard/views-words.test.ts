import { expect, test } from 'vitest';
import { viewsWords } from './views-words.ts';

const words = (lastWeek: number, weekBefore: number | null) =>
  viewsWords({ average: 1, lastWeek, weekBefore });

test('compares with the week before only if there was one', () => {
  expect(viewsWords({ average: null, lastWeek: 0, weekBefore: null })).toContain('once a listing is public');
  expect(words(3, null)).toBe('3 in the last 7 days');
  expect(words(30, 20)).toBe('30 in the last 7 days. +50% vs. last week');
  expect(words(10, 20)).toBe('10 in the last 7 days. −50% vs. last week');
  expect(words(7, 7)).toBe('7 in the last 7 days. Same as last week');
  expect(words(7, 0)).toBe('7 in the last 7 days. None last week');
});
