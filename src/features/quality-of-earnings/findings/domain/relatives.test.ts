import { expect, test } from 'vitest';
import { relativePattern } from './relatives.ts';

/** Word boundaries of PostgreSQL in the words of this language. */
const asHere = (pattern: string) =>
  new RegExp(pattern.replaceAll('\\m', '\\b').replaceAll('\\M', '\\b'), 'i');
const matches = (first: string, last: string, payee: string) =>
  asHere(relativePattern(first, last) ?? '(?!)').test(payee);

test.each([
  ['Robert Harrow', true],
  ['HARROW PROPERTIES', true],
  ['The Harrow Family Trust', true],
  ['Hettie’s Rentals LLC', true],
  ['Trust of Hettie', true],
  ['Harrowgate Supply', false],
  ['Hettie Smith', false],
  ['Bettie LLC', false],
  ['Landlord LLC', false],
])('a payee that may belong to Hettie Harrow: %s, %s', (payee, found) => {
  expect(matches('Hettie', 'Harrow', payee)).toBe(found);
});

test('signs in a name stand for themselves, and short names are not looked for', () => {
  expect(matches('Ana', 'O’Hara (Jr.)', 'O’Hara (Jr.) Leasing')).toBe(false);
  expect(matches('Sean', "O'Hara", "O'Hara Leasing")).toBe(true);
  expect(matches('Sean', 'A.*', 'Landlord LLC')).toBe(false);
  expect(relativePattern('Al', 'Li')).toBeNull();
  expect(relativePattern('', '')).toBeNull();
});
