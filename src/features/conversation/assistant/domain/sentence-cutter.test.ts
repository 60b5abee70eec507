import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSentenceCutter, plainSentence } from './sentence-cutter.ts';

function cut(...pieces: string[]): string[] {
  const cutter = createSentenceCutter();
  const whole = pieces.flatMap((piece) => cutter.take(piece));
  return [...whole, cutter.end()].filter((sentence) => sentence !== '');
}

test('a sentence keeps its source numbers, before or after the full stop', () => {
  expect(cut('It is 2.8 times SDE [1]. The median is 3. [2][3] Ask a CPA.')).toEqual([
    'It is 2.8 times SDE [1]. ',
    'The median is 3. [2][3] ',
    'Ask a CPA.',
  ]);
});

test('a line ends a sentence; points in figures and abbreviations do not', () => {
  expect(cut('Two fit:\n- One, $1.2M [1]\n- Two in the U.S. Virgin Islands, approx. 5 years old')).toEqual([
    'Two fit:\n',
    '- One, $1.2M [1]\n',
    '- Two in the U.S. Virgin Islands, approx. 5 years old',
  ]);
});

test('the point of a month ends no sentence before its day', () => {
  expect(cut('It begins on Jan. 5, 2026. It ends in Dec. Ask a CPA.')).toEqual([
    'It begins on Jan. 5, 2026. ',
    'It ends in Dec. ',
    'Ask a CPA.',
  ]);
});

test('a sentence is returned once it is certainly complete', () => {
  const cutter = createSentenceCutter();
  expect(cutter.take('It is so.')).toEqual([]);
  expect(cutter.take(' [')).toEqual([]);
  expect(cutter.take('1] T')).toEqual(['It is so. [1] ']);
  expect(cutter.end()).toBe('T');
});

test('a sentence without an end is returned in parts', () => {
  expect(cut('word '.repeat(500)).length).toBeGreaterThan(0);
  expect(createSentenceCutter().take('x'.repeat(5_000))).toHaveLength(1);
});

test('a line ends a sentence also before the number of its source', () => {
  expect(cut('.\n[1] A')).toEqual(cut('.\n', '[1] A'));
});

test('however the text is cut, nothing is lost and the sentences are the same', () => {
  const words = fc.constantFrom('A', ' ', '. ', '[1]', '\n', 'b', '! ', '3', '.', '“');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.nat(29), (parts, at) => {
      const text = parts.join('');
      const pieces = cut(parts.slice(0, at).join(''), parts.slice(at).join(''));
      expect(pieces.join('')).toBe(text);
      expect(pieces).toEqual(cut(text));
    }),
  );
});

test('emphasis and direction marks are removed; other markup stays as text', () => {
  expect(plainSentence('## **Worth** `x`\n')).toBe('Worth x\n');
  expect(plainSentence('* one')).toBe('- one');
  expect(plainSentence('a\u202eb\u0007c')).toBe('abc');
  expect(plainSentence('<b>1 * 2</b>')).toBe('<b>1 * 2</b>');
});
