import { expect, test } from 'vitest';
import { rowsOf } from './page-rows.ts';
import { placedWords } from './scanned-words.ts';

const word = (text: string, line: number, x: number, y: number, height: number, confidence = 95) => ({
  ...{ text, line, confidence, x, y, height },
  width: text.length * 0.008,
});
const page = { width: 1_700, height: 2_200 };

test('words of one line are one row, however tall their ink is', () => {
  const words = placedWords(
    [
      word('01/04', 1, 0.1, 0.2, 0.011),
      word('gas', 1, 0.2, 0.203, 0.008),
      word('-', 1, 0.79, 0.205, 0.001),
      word('62.44', 1, 0.8, 0.2, 0.011),
      word('01/05', 2, 0.1, 0.218, 0.011),
    ],
    page,
  );
  expect(rowsOf(words, 1).map(({ text }) => text)).toEqual(['01/04 gas -62.44', '01/05']);
});

test('dots that were read as letters are left out, and nothing that may count', () => {
  const words = placedWords(
    [
      word('BALANCE', 1, 0.1, 0.2, 0.01),
      word('vvvnrneeennn', 1, 0.25, 0.2, 0.01, 0),
      word('Jan', 1, 0.5, 0.2, 0.01, 0),
      word('1100.00', 1, 0.8, 0.2, 0.01, 3),
    ],
    page,
  );
  expect(words.map(({ text }) => text)).toEqual(['BALANCE', 'Jan', '1100.00']);
});
