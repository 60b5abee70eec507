import { expect, test } from 'vitest';
import { earningsGap } from './earnings-gap.ts';

test('books that show less than the price counts on cost the difference times the multiple', () => {
  const of = { priced: 1_032_118_00, books: 506_425_00, multiple: 3.65 };
  expect(earningsGap(of, 3_950_000_00)).toEqual({ priced: of.priced, books: of.books, effect: 191_877_945 });
  expect(earningsGap(of, null)?.effect).toBe(191_877_945);
});

test('books that show as much cost nothing, and no price falls below zero', () => {
  expect(earningsGap({ priced: 100, books: 100, multiple: 3 }, 300)).toBeNull();
  expect(earningsGap({ priced: 100, books: 101, multiple: 3 }, 300)).toBeNull();
  expect(earningsGap({ priced: 100, books: -900, multiple: 3 }, 300)?.effect).toBe(300);
});
