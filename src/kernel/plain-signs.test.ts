import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashes, withPlainSigns } from './plain-signs.ts';

test.each([
  ['512–44‑9078 − 1', '512-44-9078 - 1'],
  ['4111\u00a01111\u20091111\u202f1111\u3000x', '4111 1111 1111 1111 x'],
  ['ＳＳＮ ５１２－４４－９０７８', 'SSN 512-44-9078'],
  ['512\u00ad44\u00ad9078, Quill\u00adbrook', '512-44-9078, Quill\u00adbrook'],
  ['5″ pipe, “quoted”, «so»; 1,5 · é', '5″ pipe, “quoted”, «so»; 1,5 · é'],
])('%j reads %j', (text, plain) => expect(withPlainSigns(text)).toBe(plain));

test('keeps the position of every character, and is idempotent', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...dashes, '\u00a0', '７', 'a', '1', '\u00ad', '👩')), (parts) => {
      const text = parts.join('');
      const plain = withPlainSigns(text);
      expect(plain).toHaveLength(text.length);
      expect(withPlainSigns(plain)).toBe(plain);
    }),
  );
});
