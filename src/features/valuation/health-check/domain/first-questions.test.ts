import { expect, test } from 'vitest';
import { exampleAnswers, given } from '#test/support/check-value-examples.ts';
import { firstAnswered, firstCount } from './first-questions.ts';

test('counts the first questions as the page shows them', () => {
  expect(firstCount).toBe(9);
  expect(firstAnswered({}, false)).toBe(0);
  expect(firstAnswered({ D2: given('none') }, true)).toBe(2);
  const { D1: _, ...others } = exampleAnswers;
  expect(firstAnswered(others, true)).toBe(firstCount - 2);
  expect(firstAnswered(exampleAnswers, true)).toBe(firstCount);
});
