import { expect, test } from 'vitest';
import { countsFor, countsWords } from './add-back-words.ts';

test('an add-back that counts says for whom', () => {
  const words = (amount: number, tier: 'A' | 'B' | 'C') => countsWords[countsFor({ amount, tier })];
  expect([words(1, 'A'), words(1, 'B'), words(1, 'C')]).toEqual([
    'Counts',
    'Counts, half for lenders',
    'Counts, not for lenders',
  ]);
  expect(words(-1, 'C')).toBe('Counts');
});
