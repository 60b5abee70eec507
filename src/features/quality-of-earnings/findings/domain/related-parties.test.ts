import { expect, test } from 'vitest';
import { lettersOf, relatedPattern } from './related-parties.ts';

/** The same expression in the words of this language. */
const asHere = (pattern: string) =>
  new RegExp(
    pattern
      .replaceAll(String.raw`\m`, String.raw`(?<![\p{L}\p{N}])`)
      .replaceAll(String.raw`\M`, String.raw`(?![\p{L}\p{N}])`)
      .replaceAll('[^[:alnum:]]', String.raw`[^\p{L}\p{N}]`),
    'iu',
  );

test.each([
  ['Tom Baker', 'tom  baker', true],
  ['Tom Baker', 'Baker, Tom', true],
  ['Tom Baker', 'Tom Bakery Supply', false],
  ['Tom Baker', 'Tom Smith', false],
  ['Tom Baker', 'Check to Tom Baker for July', true],
  ['Blue Door Holdings, LLC', 'BLUE DOOR HOLDINGS', true],
  ['Blue Door Holdings', 'Blue-Door Holdings L.L.C.', true],
  ['Blue Door Holdings LLC', 'Blue Door', false],
  ['Acme LLC', 'Acme Paint Co', false],
  ['Acme LLC', 'ACME, LLC', true],
  ['Dora’s Rentals', 'Doras Rentals LLC', true],
  ['Doras Rentals', "Dora's Rentals", true],
  ['A.* (b|c)', 'Anything', false],
])('“%s” on the list and “%s” in the books: %s', (name, payee, found) => {
  expect(asHere(relatedPattern([name]) ?? '(?!)').test(payee)).toBe(found);
});

test('an empty list finds nothing, and signs are no letters', () => {
  expect(relatedPattern([])).toBeNull();
  expect(relatedPattern(['…'])).toBeNull();
  expect(lettersOf('A. B.!')).toBe(2);
});
