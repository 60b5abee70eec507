import { expect, test } from 'vitest';
import { captionOf, missingIn } from './month-picture.ts';

const picture = {
  words: 'Revenue of three months.',
  series: [
    { key: 'revenue', name: 'Revenue' },
    { key: 'profit', name: 'Profit' },
  ] as const,
  axis: String,
  format: String,
};

test('a month without a figure is named under the picture, and its tooltip says why', () => {
  const months = [
    { month: '2025-01', revenue: 100, profit: 0 },
    { month: '2025-02', revenue: null, profit: null },
    { month: '2025-03', revenue: null, profit: 20 },
  ];
  expect(captionOf({ ...picture, months, missing: 'no entries' })).toBe(
    'Revenue of three months. Without a bar: Feb 2025 to Mar 2025 (no entries).',
  );
  expect(missingIn({ missing: 'no entries' })).toBe('— (no entries)');
});

test('a month of zero is a figure', () => {
  const months = [{ month: '2025-01', revenue: 0, profit: 0 }];
  expect(captionOf({ ...picture, months })).toBe('Revenue of three months.');
});
