import { expect, test } from 'vitest';
import { secondsInWords, shortSeconds } from './seconds-in-words.ts';

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

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_569, '59 min'],
  [3_570, '1.0 h'],
  [8_000, '2.2 h'],
])('%d seconds are %s in a chart', (seconds, words) => {
  expect(shortSeconds(seconds)).toBe(words);
});
