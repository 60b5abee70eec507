import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './question.ts';

test('splits names and addresses into lower-case words', () => {
  expect(wordsOf('  Ada  LARK ')).toEqual(['ada', 'lark']);
  expect(wordsOf('ada.lark@demo.example')).toEqual(['ada', 'lark', 'demo', 'example']);
  expect(wordsOf('one two three four five six')).toHaveLength(5);
  expect(wordsOf('ada ada -lark')).toEqual(['ada']);
  expect(wordsOf(' %_\\ ')).toEqual([]);
});

test('keeps only letters and digits of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
    }),
  );
});
