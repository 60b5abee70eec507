import { expect, test } from 'vitest';
import { oddFigures } from './odd-figures.ts';

const figures = { lastYearRevenue: 2_100_000_00, ebitda: 350_000_00, sde: 450_000_00 };

test('figures that agree with each other, or are missing, are not questioned', () => {
  expect(oddFigures(figures)).toEqual([]);
  expect(oddFigures({ ...figures, ebitda: figures.sde })).toEqual([]);
  expect(oddFigures({ lastYearRevenue: null, ebitda: null, sde: null })).toEqual([]);
  expect(oddFigures({ ...figures, lastYearRevenue: null, sde: null })).toEqual([]);
  expect(oddFigures({ ...figures, ebitda: -50_000_00 })).toEqual([]);
});

test('earnings above revenue, and EBITDA above SDE, are questioned', () => {
  expect(oddFigures({ ...figures, ebitda: 5_000_000_00 })).toEqual([
    'EBITDA is more than last year’s revenue.',
    expect.stringMatching(/^EBITDA is more than SDE\./),
  ]);
  expect(oddFigures({ ...figures, sde: 2_100_000_01 })).toEqual(['SDE is more than last year’s revenue.']);
});
