import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { figureState, otherEbitda } from './listing-figure.ts';

const stateOf = (taken: number, listed: number, now: number | null) =>
  figureState({ taken: cents(taken), listed: cents(listed), now: now === null ? null : cents(now) });

test('a figure is stale if the books differ by a dollar, not by the cents that an older report stored', () => {
  expect(stateOf(520_904_43, 520_904_43, 520_904_00)).toBe('linked');
  expect(stateOf(520_904_43, 520_904_43, 520_905_00)).toBe('stale');
  expect(stateOf(520_904_00, 520_904_00, null)).toBe('stale');
  expect(stateOf(520_904_00, 520_000_00, 520_904_00)).toBe('typed-over');
});

test('the EBITDA of the books is not offered where the one after a manager’s pay differs', () => {
  const numbers = { booksEbitda: cents(655_756_00), ebitda: cents(695_756_00) };
  expect(otherEbitda('ebitda', numbers)).toBe(695_756_00);
  expect(otherEbitda('ebitda', { ...numbers, ebitda: numbers.booksEbitda })).toBeNull();
  expect(otherEbitda('ebitda', { ...numbers, ebitda: null })).toBeNull();
  expect(otherEbitda('sde', numbers)).toBeNull();
});
