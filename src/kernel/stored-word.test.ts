import { expect, test } from 'vitest';
import { orNull, storedWord } from './stored-word.ts';

const storedSize = storedWord(['small', 'large'], 'size');

test('a stored word is one of those that are written, or it is said what is unknown', () => {
  expect(storedSize('large')).toBe('large');
  expect(() => storedSize('Large')).toThrow('unknown size stored');
  expect(() => storedSize('')).toThrow('unknown size stored');
});

test('an empty column has no word, and any other must be known', () => {
  expect(orNull(storedSize)(null)).toBeNull();
  expect(orNull(storedSize)('small')).toBe('small');
  expect(() => orNull(storedSize)('medium')).toThrow('unknown size stored');
});
