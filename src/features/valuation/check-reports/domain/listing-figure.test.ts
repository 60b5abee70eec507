import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { figureState } from './listing-figure.ts';

const stateOf = (taken: number, listed: number, now: number | null) =>
  figureState({ taken: cents(taken), listed: cents(listed), now: now === null ? null : cents(now) });

test('a number is stale once the books say another one by a dollar, not for cents that an older report kept', () => {
  expect(stateOf(520_904_43, 520_904_43, 520_904_00)).toBe('linked');
  expect(stateOf(520_904_43, 520_904_43, 520_905_00)).toBe('stale');
  expect(stateOf(520_904_00, 520_904_00, null)).toBe('stale');
  expect(stateOf(520_904_00, 520_000_00, 520_904_00)).toBe('typed-over');
});
