import { expect, test } from 'vitest';
import { weeksOf } from './views-weeks.ts';

const days = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ day: `2026-11-${`${at + 1}`.padStart(2, '0')}`, views: at + 1 }));

test('weeks end with the last day, newest first, and the oldest may be short', () => {
  expect(weeksOf([])).toEqual([]);
  expect(weeksOf(days(7)).map(({ views }) => views)).toEqual([28]);
  const weeks = weeksOf(days(9));
  expect(weeks.map(({ from, views }) => [from, views])).toEqual([
    ['2026-11-03', 42],
    ['2026-11-01', 3],
  ]);
  expect(weeks[0]?.label).toBe('Nov 3, 2026 – Nov 9, 2026');
});
