import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { fromBooksWords } from './from-books-words.ts';

const year = (endsOn: string, key = endsOn) => ({ key, endsOn, amount: cents(347_000_00) });
const three = [year('2023-12-31'), year('2024-12-31'), year('2025-12-31')];
const priced = {
  from: 'recast',
  metric: 'SDE',
  amount: cents(347_000_00),
  lender: cents(347_000_00),
  years: three,
} as const;

describe('earnings from the books', () => {
  test('name their years, and the answer that they take the place of', () => {
    expect(fromBooksWords({ ...priced, way: 'weighted' }, cents(374_000_00))).toBe(
      'From your books: weighted average of FY23–FY25. Your answer was $374,000.',
    );
    expect(fromBooksWords({ ...priced, way: 'latest' }, cents(374_000_00))).toBe(
      'From your books: FY25. Your answer was $374,000.',
    );
  });

  test('name the last twelve months, and no answer that was the same or not given', () => {
    const years = [year('2024-12-31'), year('2026-06-30', 'latest')];
    const average = 'From your books: average of FY24 and the last twelve months.';
    expect(fromBooksWords({ ...priced, way: 'average', years }, null)).toBe(average);
    expect(fromBooksWords({ ...priced, way: 'average', years }, cents(347_000_40))).toBe(average);
    const alone = { ...priced, way: 'weighted', years: years.slice(1) } as const;
    expect(fromBooksWords(alone, null)).toBe('From your books: the last twelve months.');
  });

  test('say that the answer was an SDE where EBITDA prices the business', () => {
    expect(fromBooksWords({ ...priced, metric: 'EBITDA', way: 'weighted' }, cents(347_000_00))).toBe(
      'From your books: weighted average of FY23–FY25. Your answer was an SDE of $347,000.',
    );
  });
});

test('the other amounts of the same business are told where they differ', () => {
  const years = [year('2024-12-31'), { ...year('2026-06-30', 'latest'), amount: cents(360_000_00) }];
  const lender = cents(310_000_00);
  expect(fromBooksWords({ ...priced, lender, years, way: 'weighted' }, cents(374_000_00))).toBe(
    'From your books: weighted average of FY24 and the last twelve months. The last twelve months alone had $360,000. Your answer was $374,000. Lenders recognize $310,000, because not every add-back is documented.',
  );
  const fiscal = [year('2024-12-31'), { ...year('2025-12-31'), amount: cents(360_000_00) }];
  expect(fromBooksWords({ ...priced, years: fiscal, way: 'average' }, null)).toBe(
    'From your books: average of FY24–FY25. FY25 alone had $360,000.',
  );
});

test('earnings from an answer need no such words', () => {
  expect(fromBooksWords({ ...priced, from: 'answer', way: null, years: [] }, cents(1_00))).toBeNull();
});
