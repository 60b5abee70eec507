import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { figureState } from './listing-figure.ts';

const stateOf = (taken: number, listed: number, now: number | null) =>
  figureState({ taken: cents(taken), listed: cents(listed), now: now === null ? null : cents(now) });

test('a figure is stale if the books differ by a dollar, not by the cents that an older report stored', () => {
  expect(stateOf(520_904_43, 520_904_43, 520_904_00)).toBe('linked');
  expect(stateOf(520_904_43, 520_904_43, 520_905_00)).toBe('stale');
  expect(stateOf(520_904_00, 520_904_00, null)).toBe('stale');
  expect(stateOf(520_904_00, 520_000_00, 520_904_00)).toBe('typed-over');
});
