import { describe, expect, test } from 'vitest';
import {
  columnsFrom,
  endsWithLedger,
  partialWords,
  partWords,
  reviewDays,
  reviewMonths,
  reviewPeriods,
  withEntries,
} from './review-periods.ts';

describe('the periods of a review', () => {
  test('are its fiscal years, the stub and the last twelve months', () => {
    expect(reviewPeriods({ yearEnds: '2025-06-30', latestEnds: '2026-02-28', years: 3 })).toEqual([
      { key: 'FY2023', kind: 'year', from: '2022-07-01', to: '2023-06-30' },
      { key: 'FY2024', kind: 'year', from: '2023-07-01', to: '2024-06-30' },
      { key: 'FY2025', kind: 'year', from: '2024-07-01', to: '2025-06-30' },
      { key: 'STUB', kind: 'stub', from: '2025-07-01', to: '2026-02-28' },
      { key: 'LTM', kind: 'latest', from: '2025-03-01', to: '2026-02-28' },
    ]);
  });

  test('have no stub if the last twelve months are the fiscal year', () => {
    const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2 } as const;
    expect(reviewPeriods(ends).map(({ key }) => key)).toEqual(['FY2024', 'FY2025', 'LTM']);
    expect(reviewDays(ends)).toEqual({ from: '2024-01-01', to: '2025-12-31' });
    expect(reviewMonths(ends)).toHaveLength(24);
  });
});

describe('the periods that a ledger tells of', () => {
  const ends = (lastDay: string, yearEnds = '2025-12-31', today = '2026-11-27') =>
    Object.values(endsWithLedger({ yearEnds, lastDay, today }));

  test('end with its last month, and with the last fiscal year before', () => {
    expect(ends('2025-12-29')).toEqual(['2025-12-31', '2025-12-31']);
    expect(ends('2026-06-30')).toEqual(['2025-12-31', '2026-06-30']);
    expect(ends('2025-11-03')).toEqual(['2024-12-31', '2025-11-30']);
    expect(ends('2025-11-03', '2025-09-30')).toEqual(['2025-09-30', '2025-11-30']);
  });

  test('never end with a month that is not over', () => {
    expect(ends('2026-11-26')).toEqual(['2025-12-31', '2026-10-31']);
  });
});

describe('the columns of a review', () => {
  const ends = { yearEnds: '2025-06-30', latestEnds: '2026-02-28', years: 3 } as const;
  const covered = (from: string | null, to = '2026-03') => (from === null ? null : { from, to });
  const titles = (first: string | null, last?: string) =>
    withEntries(columnsFrom(ends, covered(first, last)), new Set(reviewMonths(ends))).periods.map(
      (period) => period.key + partWords(period),
    );

  test('begin with the first month of the ledger: no year before it, and the one that it begins in is short', () => {
    const { months, periods } = columnsFrom(ends, covered('2024-01'));
    expect(months.slice(0, 2)).toEqual(['2024-01', '2024-02']);
    expect(months.at(-1)).toBe('2026-02');
    expect(periods[0]).toEqual({ key: 'FY2024', from: '2024-01', to: '2024-06' });
    expect(titles('2024-01')).toEqual(['FY2024 (6 months)', 'FY2025', 'STUB', 'LTM']);
    expect(titles('2024-06')).toEqual(['FY2024 (1 month)', 'FY2025', 'STUB', 'LTM']);
    expect(titles('2025-08')).toEqual(['STUB', 'LTM (7 months)']);
  });

  test('are all of the review if its ledger begins before, has no entries yet, or begins after the review', () => {
    for (const first of ['2019-01', '2022-07', null, '2026-03']) {
      expect(titles(first)).toEqual(['FY2023', 'FY2024', 'FY2025', 'STUB', 'LTM']);
      expect(columnsFrom(ends, covered(first)).months).toEqual(reviewMonths(ends));
    }
  });

  test('end with the last month of the ledger: the year that it ends in is short, and none comes after it', () => {
    const { months, periods } = columnsFrom(ends, { from: '2022-07', to: '2025-12' });
    expect(months.at(-1)).toBe('2025-12');
    expect(periods.slice(-2)).toEqual([
      { key: 'STUB', from: '2025-07', to: '2025-12' },
      { key: 'LTM', from: '2025-03', to: '2025-12' },
    ]);
    expect(titles('2022-07', '2025-12').slice(-2)).toEqual(['STUB', 'LTM (10 months)']);
    expect(titles('2022-07', '2025-03')).toEqual(['FY2023', 'FY2024', 'FY2025 (9 months)', 'LTM (1 month)']);
  });

  test('always have the last twelve months, also where the ledger ends before', () => {
    expect(titles('2022-07', '2024-12')).toEqual(['FY2023', 'FY2024', 'FY2025 (6 months)', 'LTM']);
  });
});

test('a column without a line of the ledger is told apart from one that comes to zero', () => {
  const ends = { yearEnds: '2025-12-31', latestEnds: '2026-02-28', years: 3 } as const;
  const booked = new Set(['2023-01', '2025-03', '2026-02']);
  const { months, emptyMonths, periods } = withEntries(
    columnsFrom(ends, { from: '2023-01', to: '2026-02' }),
    booked,
  );
  expect(months.length - emptyMonths.length).toBe(3);
  expect(emptyMonths).not.toContain('2025-03');
  expect(periods.map((period) => period.key + partWords(period))).toEqual([
    'FY2023 (1 of 12 months)',
    'FY2024 (no entries)',
    'FY2025 (1 of 12 months)',
    'STUB (1 of 2 months)',
    'LTM (2 of 12 months)',
  ]);
  expect(periods.filter(({ key }) => key !== 'STUB').map(partialWords)).toEqual([
    'The ledger has entries in 1 of these months, so the figures are not those of a whole year.',
    'The ledger has no entries in these months.',
    'The ledger has entries in 1 of these months, so the figures are not those of a whole year.',
    'The ledger has entries in 2 of these months, so the figures are not those of a whole year.',
  ]);
});
