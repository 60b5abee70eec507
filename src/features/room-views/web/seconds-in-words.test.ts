import { expect, test } from 'vitest';
import { secondsInWords } from './seconds-in-words.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [185, '3 min 5 s'],
  [3_600, '1 h'],
  [7_845, '2 h 10 min'],
])('%i seconds read %s', (seconds, words) => {
  expect(secondsInWords(seconds)).toBe(words);
});
