import { expect, test } from 'vitest';
import { readerSides, readerWords } from './reader-words.ts';

test('readers without a name have words of their own, and the one who asks is “You”', () => {
  expect(new Set(readerSides.map((side) => readerWords(side, false))).size).toBe(readerSides.length);
  expect(readerSides.map((side) => readerWords(side, true))).toEqual(readerSides.map(() => 'You'));
});
