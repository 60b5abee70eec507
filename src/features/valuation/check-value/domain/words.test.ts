import { expect, it } from 'vitest';
import { exampleAnswers, exampleInputs, growingYears } from '#test/support/check-value-examples.ts';
import { type CheckInputs, checkValue } from './check-value.ts';
import { aboveSalesWords, sizeWords } from './words.ts';

const warningsOf = (books: CheckInputs['books'], more: Partial<CheckInputs> = {}) => {
  const answers = { ...exampleAnswers, A6: { state: 'not_done_yet' } as const };
  return checkValue({ ...exampleInputs, answers, books, ...more }).warnings;
};

it('books that do not count yet are not requested again; the reason is given', () => {
  expect(warningsOf({ unmatched: 0, incomplete: false }).map(({ code }) => code)).toEqual(['no-earnings']);
  expect(warningsOf({ unmatched: 1, incomplete: false })).toEqual([
    {
      code: 'accounts-unmatched',
      words:
        '1 account is not matched yet, so the years that include it do not count. Match it under “Earnings”.',
    },
  ]);
  expect(warningsOf({ unmatched: 0, incomplete: true }).map(({ code }) => code)).toEqual([
    'books-incomplete',
  ]);
  // Other years count and give a value, so this is a warning beside it.
  const beside = warningsOf({ unmatched: 2, incomplete: false }, { periods: growingYears });
  expect(beside[0]?.words).toContain('2 accounts are not matched yet');
});

it('states how the size changes the multiple', () => {
  const band = { middle: 2 };
  expect(sizeWords({ raw: 2.5, multiple: 2.5, band: null })).toContain('no data on deals of this size');
  const kept =
    'Deals of this size sold for a median of 2×. Our own rule keeps the multiple between 0.75 and 1.5 times that, 1.5× to 3×.';
  expect(sizeWords({ raw: 2.5, multiple: 2.5, band })).toBe(
    `${kept} The multiple lies within them, so size does not change it.`,
  );
  expect(sizeWords({ raw: 3.5, multiple: 3, band })).toBe(`${kept} The score alone would put it at 3.5×.`);
});

it('a multiple above recorded sales and the median of its size is said, with both', () => {
  const sales = [2.51, 2.82].map((middle) => ({ middle, metric: 'SDE' }));
  const of = (multiple: number) => ({ multiple, metric: 'SDE', band: { middle: 3.3 } });
  expect(aboveSalesWords(of(4.13), sales)).toBe(
    'The estimate uses 4.1× SDE, more than in recorded sales in this trade (2.5× to 2.8× SDE) and deals of this size in all trades (median 3.3×). Buyers will ask what makes yours worth more.',
  );
  expect(aboveSalesWords(of(3), sales)).toBe(
    'The estimate uses 3.0× SDE, more than in recorded sales in this trade (2.5× to 2.8× SDE). Buyers will ask what makes yours worth more.',
  );
  expect(aboveSalesWords(of(2.7), sales)).toBeNull();
  expect(aboveSalesWords(of(4.13), [])).toContain(
    'more than in deals of this size in all trades (median 3.3×)',
  );
  expect(aboveSalesWords({ ...of(4.13), band: null }, [])).toBeNull();
});
