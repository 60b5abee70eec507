import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsIn, measuresIn } from './amounts.ts';

const one = (text: string) => {
  const [first] = amountsIn(text);
  return first && [first.amount / 100, first.role, first.bound];
};

describe('amounts in a text', () => {
  test.for([
    ['with 400k of SDE', 400_000, 'sde', 'none'],
    ['SDE is $1.2M', 1_200_000, 'sde', 'none'],
    ['under two million', 2_000_000, 'other', 'most'],
    ['more than 300k cash flow', 300_000, 'sde', 'least'],
    ['EBITDA of 600,000', 600_000, 'ebitda', 'none'],
    ['revenue of half a million', 500_000, 'revenue', 'none'],
    ['a price of 1.25 million', 1_250_000, 'price', 'none'],
    ['it makes three hundred thousand a year', 300_000, 'sde', 'none'],
    ['a million and a half in sales', 1_500_000, 'revenue', 'none'],
    ['one and a half million asking', 1_500_000, 'price', 'none'],
    ['buy for $2,000,000 with SDE of 620k', 2_000_000, 'price', 'none'],
    ['find businesses that make over 250 a year', 250_000, 'sde', 'least'],
    ['anything with cash flow of more than 300?', 300_000, 'sde', 'least'],
    ['priced under 500', 500_000, 'price', 'most'],
  ] as const)('%s', ([text, amount, role, bound]) => {
    expect(one(text)).toEqual([amount, role, bound]);
  });

  test('are not years, counts, percentages or times', () => {
    for (const text of [
      'in 2025',
      '12 employees',
      '10 %',
      '120 months',
      '5 years',
      'form 1120',
      'in 1987',
      'makes over 40 deliveries a day',
      'earns more than 20 percent',
      'profit grew over 3 years',
    ])
      expect(amountsIn(text)).toEqual([]);
  });

  test('are read back however they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999 }), (thousands) => {
        const value = thousands * 1_000;
        for (const text of [
          `${thousands}k`,
          `$${value}`,
          `$${value.toLocaleString('en-US')}`,
          `${thousands} thousand`,
        ])
          expect(amountsIn(`SDE of ${text}.`).map(({ amount }) => amount)).toEqual([value * 100]);
      }),
    );
  });

  test('never throw on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void amountsIn(text)));
  });
});

test('a rate without a sign, if the years of the loan follow it', () => {
  expect(measuresIn('1.1m sba at 10.5 over 10yrs')).toEqual([
    { value: 10.5, unit: 'percent' },
    { value: 120, unit: 'months' },
  ]);
  expect(measuresIn('the shop opens at 8 and closes at 10 on most days')).toEqual([]);
});

test('percentages and periods in months', () => {
  expect(measuresIn('10 % down over ten years at 9.5 percent, 60 months')).toEqual([
    { value: 10, unit: 'percent' },
    { value: 120, unit: 'months' },
    { value: 9.5, unit: 'percent' },
    { value: 60, unit: 'months' },
  ]);
});
