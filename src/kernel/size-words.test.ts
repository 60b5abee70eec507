import { expect, test } from 'vitest';
import { sizeText } from './size-words.ts';

test('sizes use the largest unit that fits, with one decimal if they are small', () => {
  const said = [0, 999, 1_000, 1_440_000, 100_000_000, 5e9, 1.25e9, 1e12, 3e15].map(sizeText);
  expect(said).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1.4 MB',
    '100 MB',
    '5 GB',
    '1.3 GB',
    '1 TB',
    '3,000 TB',
  ]);
});
