import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords, originalOf } from './leak-normalise.ts';

describe('text folding', () => {
  it.each([
    ['ACME Café', 'acme cafe'],
    ['Аcmе ΗΝ ην', 'acme hn nv'],
    ['ａｃｍｅ ⓐⓒⓜⓔ 🅰🅲🅼🅴 𝓪𝕔𝗆𝚎 🇦🇨🇲🇪', 'acme acme acme acme acme'],
    ['a\u200bc\u00adm\u{e0001}e\ufe0f', 'acme'],
    ['A%43m%C3%A9%20x', 'acme x'],
    ['50% off, %zz, %C3, %FF', '50% off, %zz, %c3, %ff'],
    ['ﬁne ½ ② Ⅳ ß æ', 'fine 1/2 2 iv ss ae'],
    ['“x” – y’s … 1\u20e32', '"x" - y\'s ... 12'],
    ['a\tb\u00a0c\r\nd\u2029e', 'a b c\n\nd\ne'],
  ])('folds %j to %j', (original, text) => expect(fold(original).text).toBe(text));

  it('keeps a cased copy of the text', () => {
    expect(fold('Mr. 𝐗 Ünal Ρ').cased).toBe('Mr. X Unal P');
  });

  it('maps each character to its source', () => {
    const original = '👩‍🚀 \u200bQü%C3%A9';
    const folded = fold(original);
    const from = folded.text.indexOf('que');
    expect(originalOf(folded, from, from + 3)).toBe('Qü%C3%A9');
  });

  it('maps every character of any text to one source range, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (original) => {
        const { text, cased, starts, ends } = fold(original);
        expect([cased.length, starts.length, ends.length]).toEqual([text.length, text.length, text.length]);
        starts.forEach((start, i) => {
          expect(start).toBeLessThan(ends[i] ?? 0);
          expect(start).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
        });
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(original.length);
      }),
    );
  });

  it('splits a record value into words', () => {
    expect(foldedWords('O’Brien & Söhne (UT), LLC')).toEqual(['obrien', 'sohne', 'ut', 'llc']);
  });
});
