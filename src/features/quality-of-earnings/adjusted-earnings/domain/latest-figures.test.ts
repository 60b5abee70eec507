import { expect, test } from 'vitest';
import { movedFigures } from './latest-figures.ts';

const shown = { from: '2025-01', to: '2025-12', revenue: 100, ebitda: 20, adjustedEbitda: 25, sde: 40 };

test('figures that differ by a cent moved, the others did not', () => {
  expect(movedFigures(shown, shown)).toEqual([]);
  expect(movedFigures(shown, { ...shown, ebitda: 21, sde: 41 })).toEqual([
    { key: 'ebitda', was: 20, now: 21 },
    { key: 'sde', was: 40, now: 41 },
  ]);
});
