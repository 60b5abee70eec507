import { expect, test } from 'vitest';
import { failedWords, testsWords } from './add-back-words.ts';

const tests = { T1: 'pass', T2: 'pass', T3: 'na', T4: 'pass', T5: 'fail', T6: 'pass', T7: 'pass' } as const;

test('the tests that do not apply are counted apart, so that all seven are named', () => {
  expect(testsWords({ tests })).toBe('5 of 7 tests passed, 1 doesn’t apply');
  expect(testsWords({ tests: { ...tests, T3: 'pass' } })).toBe('6 of 7 tests passed');
  expect(testsWords({ tests: { ...tests, T4: 'na' } })).toBe('4 of 7 tests passed, 2 don’t apply');
});

test('what does not count is not said to count, and a missing statement is not called a fact', () => {
  const found = { judged: { tests, refusal: null }, amount: 2_850_000 };
  expect(failedWords('T5', found)).toMatch(/counts in your figures/);
  const refused = { ...found, judged: { tests, refusal: 'tests-failed' as const } };
  expect(failedWords('T5', refused)).toBe('Not documented.');
  expect(failedWords('T2', refused)).toMatch(/^You have not confirmed/);
  expect(failedWords('T4', refused)).toMatch(/^You have not confirmed/);
});
