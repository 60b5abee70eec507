import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywordsOf, spanFinder } from '#features/marketplace/listings/domain/keywords.ts';
import { plainText, snippetOf } from './snippet.ts';

const snippet = (text: string, q: string) => snippetOf(text, spanFinder(keywordsOf(q))(text));

test('shows the text around the first hit with each hit in it', () => {
  const text = `${'before '.repeat(30)}the “Landlord” agrees, the landlord signs ${'after '.repeat(60)}`;
  const pieces = snippet(text, 'landlord');
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(['Landlord', 'landlord']);
  expect(pieces.join('')).toContain('the “Landlord” agrees');
  expect(pieces.join('').length).toBeLessThan(300);
  expect(pieces[0]?.startsWith('before ')).toBe(true);
});

test('splits ligatures and drops soft hyphens and no-break spaces', () => {
  expect(plainText('ﬁnan\u00ADcial\u00A0statement')).toBe('financial statement');
});

test('pieces are a contiguous part of the text and every second one is a hit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), fc.string({ maxLength: 20 }), (given, q) => {
      const text = plainText(given);
      const spans = spanFinder(keywordsOf(q))(text);
      const pieces = snippetOf(text, spans);
      expect(text).toContain(pieces.join(''));
      expect(pieces.length % 2).toBe(1);
      expect(pieces.length).toBeLessThanOrEqual(59);
    }),
  );
});
