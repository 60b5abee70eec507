import { expect, test } from 'vitest';
import { evaluation } from '#content/evaluation.ts';
import { firstCount } from '#features/valuation/health-check/domain/first-questions.ts';

test('the page of the evaluation names as many questions as it asks', () => {
  expect(firstCount).toBe(9);
  expect(evaluation.lead).toMatch(/^Nine questions/);
  expect(evaluation.description).toMatch(/^Answer nine questions/);
});
