import { expect, test } from 'vitest';
import { spansOf } from './figure-spans.ts';

test('a year with a gap does not stand beside others as a whole one', () => {
  const [years] = spansOf({
    months: [],
    emptyMonths: [],
    periods: [
      { key: 'FY2024', from: '2024-01', to: '2024-12', entries: true, booked: 11 },
      { key: 'FY2025', from: '2025-01', to: '2025-12', entries: true, booked: 12 },
      { key: 'LTM', from: '2025-04', to: '2026-03', entries: true, booked: 10 },
    ],
  });
  expect(years?.spans.map(({ label }) => label)).toEqual([
    'FY2024 (11 of 12 months)',
    'FY2025',
    'LTM Mar 2026 (10 of 12 months)',
  ]);
});

test('columns are named as in the report: the year to date, not “months since”', () => {
  const [years] = spansOf({
    months: [],
    emptyMonths: [],
    periods: [
      { key: 'STUB', from: '2026-01', to: '2026-03', entries: true, booked: 3 },
      { key: 'LTM', from: '2025-04', to: '2026-03', entries: true, booked: 12 },
    ],
  });
  expect(years?.spans.map(({ label }) => label)).toEqual(['YTD Mar 2026', 'LTM Mar 2026']);
});
