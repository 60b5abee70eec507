import { expect, test } from 'vitest';
import { diskUse, howFull, percentOf } from './how-full.ts';

test('a quota is nearly full from 80 percent', () => {
  expect([0, 799, 800, 999, 1_000, 2_000].map((used) => howFull({ used, most: 1_000 }))).toEqual([
    'enough',
    'enough',
    'nearly',
    'nearly',
    'full',
    'full',
  ]);
});

test('the fuller of bytes and files counts', () => {
  const little = { used: 1, most: 1_000 };
  expect(howFull(little, little)).toBe('enough');
  expect(howFull(little, { used: 9, most: 10 })).toBe('nearly');
  expect(howFull({ used: 10, most: 10 }, { used: 9, most: 10 })).toBe('full');
});

test('the reserve of a disk is not available for files', () => {
  const of = (free: number) => howFull(diskUse({ free, total: 110, reserve: 10 }));
  expect([31, 30, 11, 10, 0].map(of)).toEqual(['enough', 'nearly', 'nearly', 'full', 'full']);
  expect(howFull(diskUse({ free: 50, total: 100, reserve: 200 }))).toBe('full');
});

test('a share reads as 100 percent only if nothing is left', () => {
  expect([0, 1, 809, 9_999, 10_000, 12_000].map((used) => percentOf({ used, most: 10_000 }))).toEqual([
    0, 0, 8, 99, 100, 100,
  ]);
  expect(percentOf({ used: 0, most: 0 })).toBe(100);
});
