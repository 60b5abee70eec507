import { expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { besideSalesWords, salesRange, salesRangeWords } from './sales-words.ts';

const sales = [2.51, 2.82].map((middle) => ({ middle, metric: 'SDE' }));
const of = (multiple: number) => ({
  multiple,
  metric: 'SDE',
  earnings: cents(420_000_00),
  band: { middle: 3.3 },
});

it('works out the range at recorded sales where the multiple used lies outside of them', () => {
  expect(salesRange(of(3.8), sales)).toEqual({
    side: 'lower',
    low: cents(1_054_200_00),
    high: cents(1_184_400_00),
  });
  expect(salesRange(of(2), sales)?.side).toBe('higher');
  expect(salesRange(of(2.7), sales)).toBeNull();
  expect(salesRange(of(2.82), sales)).toBeNull();
  expect(salesRange(of(3.8), [])).toBeNull();
});

it('says the range in one sentence', () => {
  expect(salesRangeWords(of(3.8), sales)).toBe(
    'Averages of recorded sales in this trade are lower, at 2.5× to 2.8× SDE: $1.1M to $1.2M.',
  );
  expect(salesRangeWords(of(2), sales)).toContain('are higher, at 2.5× to 2.8× SDE: $1.1M to $1.2M.');
  expect(salesRangeWords(of(3.8), sales.slice(0, 1))).toContain('at 2.5× SDE: about $1.1M.');
});

it('a multiple above recorded sales and the median of its size is said, with both', () => {
  const recorded = 'Averages of recorded sales in this trade are lower, at 2.5× to 2.8× SDE: $1.1M to $1.2M.';
  expect(besideSalesWords(of(4.13), sales)).toBe(
    `${recorded} The estimate uses 4.1× SDE, more than deals of this size in all trades (median 3.3×). Buyers will ask what makes yours worth more.`,
  );
  expect(besideSalesWords(of(3), sales)).toBe(
    `${recorded} The estimate uses 3.0× SDE. Buyers will ask what makes yours worth more.`,
  );
  expect(besideSalesWords(of(2.7), sales)).toBeNull();
  expect(besideSalesWords(of(2), sales)).toContain('are higher');
  expect(besideSalesWords(of(2), sales)).not.toContain('Buyers will ask');
  expect(besideSalesWords(of(4.13), [])).toContain(
    'more than deals of this size in all trades (median 3.3×)',
  );
  expect(besideSalesWords({ ...of(4.13), band: null }, [])).toBeNull();
});
