import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test('compares with the week before only if there was one', () => {
  expect(changeWords({ now: 3, weekBefore: null })).toBeNull();
  expect(changeWords({ now: 3, weekBefore: 3 })).toBe('Same as last week');
  expect(changeWords({ now: 3, weekBefore: 0 })).toBe('None last week');
  expect(changeWords({ now: 3, weekBefore: 2 })).toBe('+50% vs. last week');
  expect(changeWords({ now: 0, weekBefore: 2 })).toBe('−100% vs. last week');
});
