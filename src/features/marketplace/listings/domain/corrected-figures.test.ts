import { expect, test } from 'vitest';
import { correctedIn } from './corrected-figures.ts';

const was = { lastYearRevenue: 900_000_00, ebitda: null, sde: 412_300_00 };

test('what was stated and is not any more was corrected, with what it was', () => {
  expect(correctedIn(was, { ...was, sde: 398_100_00 })).toEqual([{ field: 'sde', was: 412_300_00 }]);
  expect(correctedIn(was, { ...was, lastYearRevenue: null })).toEqual([
    { field: 'lastYearRevenue', was: 900_000_00 },
  ]);
});

test('a figure that is stated for the first time, or as before, corrects nothing', () => {
  expect(correctedIn(was, { ...was, ebitda: 1 })).toEqual([]);
  expect(correctedIn(was, { ...was })).toEqual([]);
});
