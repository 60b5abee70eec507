import { describe, expect, test } from 'vitest';
import { openPoints, undisclosed } from './final-gates.ts';

const proved = (['I3', 'I6'] as const).map((key) => ({ key, state: 'proved' as const, checks: [] }));
const done = { state: 'done' as const, found: [] };
const standing = { intake: proved, undecided: false, findings: done };
const codes = (given: Parameters<typeof openPoints>[0]) => openPoints(given).map(({ code }) => code);

describe('what stands open', () => {
  test('is nothing if all is proved, decided, tested and explained', () => {
    expect(codes(standing)).toEqual([]);
  });

  test('is a ledger or cash that is not proved', () => {
    expect(codes({ ...standing, intake: [] })).toEqual(['ledger', 'cash']);
    const [ledger] = openPoints({
      ...standing,
      intake: [
        { key: 'I3', state: 'proved', checks: [] },
        { key: 'I6', state: 'in', checks: [] },
      ],
    });
    expect(ledger).toMatchObject({
      code: 'cash',
      words: expect.stringContaining('do not cover every month'),
    });
  });

  test('is a year that is not whole, in words for its reader', () => {
    const checks = [{ code: 'latest-covered', grade: 'wrong' as const, difference: null, count: 10 }];
    const open = openPoints({ ...standing, intake: proved.map((one) => ({ ...one, checks })) });
    expect(open).toEqual([
      {
        code: 'latest',
        words: '10 of the last 12 months have no entries: their figures are not those of a whole year.',
      },
    ]);
  });

  test('is each gap of the ledger, by its months', () => {
    const months = ['2024-07', '2025-03', '2025-04'];
    const checks = [{ code: 'months-covered', grade: 'wrong' as const, difference: null, count: 3, months }];
    const open = openPoints({ ...standing, intake: proved.map((one) => ({ ...one, checks })) });
    expect(open).toEqual([
      {
        code: 'months',
        words: 'The ledger has no entries in Jul 2024, Mar 2025 to Apr 2025: ask for them.',
      },
    ]);
  });

  test('is accounts, tests, and findings that move the price without an explanation', () => {
    expect(codes({ ...standing, undecided: true })).toEqual(['accounts']);
    expect(codes({ ...standing, findings: { ...done, state: 'unfinished' } })).toEqual(['tests']);
    const found = [
      { title: 'Sales crowd the end of a month', severity: 'price' as const, explained: false },
      { title: 'Sales crowd the end of a month', severity: 'price' as const, explained: false },
      { title: 'Odd days', severity: 'note' as const, explained: false },
      { title: 'Duplicate payments', severity: 'price' as const, explained: true },
    ];
    expect(codes({ ...standing, findings: { ...done, found } })).toEqual([
      'finding: Sales crowd the end of a month',
    ]);
  });
});

test('each point is disclosed by its code', () => {
  const points = openPoints({ ...standing, intake: [] });
  expect(undisclosed(points, ['cash'])).toEqual(['ledger']);
  expect(undisclosed(points, ['cash', 'ledger', 'other'])).toEqual([]);
});
