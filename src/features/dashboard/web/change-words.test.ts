import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test('the change is told against a week before, and only if there was one', () => {
  expect(changeWords({ now: 3, weekBefore: null })).toBe('Change: — (no week before)');
  expect(changeWords({ now: 3, weekBefore: 3 })).toBe('As a week before');
  expect(changeWords({ now: 3, weekBefore: 0 })).toBe('None a week before');
  expect(changeWords({ now: 3, weekBefore: 2 })).toBe('+50% against the week before');
  expect(changeWords({ now: 0, weekBefore: 2 })).toBe('−100% against the week before');
});
