import { describe, expect, test } from 'vitest';
import type { Closing } from './closings.ts';
import { equityChanges, equityOdds, equitySums } from './equity-change.ts';
import type { StatementLine } from './tie-statement.ts';

const line = (row: number, path: string, ...amounts: number[]): StatementLine => ({
  row,
  path,
  code: '',
  amounts,
});

const days = [
  { at: 0, measure: '2024-12-31/2024-12-31' },
  { at: 1, measure: '2025-01-31/2025-01-31' },
];
const sheet = [
  line(7, 'Assets › Bank › Checking', 1_500_00, 1_800_00),
  line(12, 'Liabilities › Loan', 200_00, 150_00),
  line(16, 'Equity › Owner draws', 800_00, 650_00),
  line(17, 'Equity › Retained Earnings', 0, 500_00),
  line(18, 'Equity › Net Income', 500_00, 500_00),
];

describe('the change in equity', () => {
  const none = new Map<string, number>();
  const known = {
    ...{ statement: none, ledger: new Map([['2025-01', 500_00]]), reached: () => true, kept: none },
    closings: new Map<string, Closing>(),
  };
  test('is net income, what owners put in or took out, and nothing else', () => {
    expect(equityChanges(days, sheet, known)).toEqual([
      { measure: days[1]?.measure, change: 350_00, earned: 500_00, owners: -150_00, prior: 0, difference: 0 },
    ]);
  });

  test('is the same of the sums of a sheet, of two lines however long it is', () => {
    const many = [
      ...sheet,
      ...Array.from({ length: 100 }, (_, n) => line(20 + n, `Equity › Owner ${n}`, n, 2 * n)),
    ];
    const sums = equitySums(many);
    expect(sums).toHaveLength(2);
    expect(equityChanges(days, sums, known)).toEqual(equityChanges(days, many, known));
  });

  test('names an entry of earlier periods, knows one that closes the year, and leaves a cent', () => {
    const prior = sheet.map((one) => (one.row === 17 ? line(17, one.path, 0, 530_01) : one));
    expect(equityChanges(days, prior, { ...known, kept: new Map([['2025-01', 30_00]]) })).toMatchObject([
      { prior: 30_00, difference: 1 },
    ]);
    const closed = {
      ...known,
      statement: new Map([['2025-01', 500_00]]),
      ledger: none,
      kept: new Map([['2025-01', 500_00]]),
    };
    expect(equityChanges(days, sheet, closed)).toMatchObject([{ prior: 0, difference: 0 }]);
  });

  test('sets the closing of a year aside, with and without a profit and loss, and what owners drew beside it', () => {
    const december = [
      { at: 0, measure: '2025-11-30/2025-11-30' },
      { at: 1, measure: '2025-12-31/2025-12-31' },
    ];
    const closed = {
      ...{ statement: none, ledger: new Map([['2025-12', -100_000_00]]), reached: () => true },
      kept: new Map([['2025-12', 110_000_00]]),
      closings: new Map([['2025-12', { total: 110_000_00, accounts: null }]]),
    };
    const year = [
      line(17, 'Equity › Retained Earnings', 0, 110_000_00),
      line(18, 'Equity › Net Income', 100_000_00, 0),
    ];
    expect(equityChanges(december, year, closed)).toMatchObject([
      { change: 10_000_00, earned: 10_000_00, prior: 0, difference: 0 },
    ]);
    const cent = { ...closed, statement: new Map([['2025-12', 10_000_01]]) };
    expect(equityChanges(december, year, cent)).toMatchObject([{ prior: 0, difference: -1 }]);
    const drawn = [line(17, 'Equity › Retained Earnings', 0, 105_000_00), ...year.slice(1)];
    expect(
      equityChanges(december, drawn, { ...closed, kept: new Map([['2025-12', 105_000_00]]) }),
    ).toMatchObject([{ earned: 10_000_00, prior: -5_000_00, difference: 0 }]);
  });

  test('counts months that do not follow, and what went straight to retained earnings, without signs', () => {
    const month = { measure: '', change: 0, earned: 0, owners: 0 };
    const changes = [
      { ...month, prior: -5_00, difference: 0 },
      { ...month, prior: 2_00, difference: -1 },
      { ...month, prior: 0, difference: 0 },
    ];
    expect(equityOdds(changes)).toEqual({
      ...{ months: 1, difference: 1 },
      prior: { months: 2, amount: 7_00 },
    });
  });

  test('says nothing of a month of which nothing tells the net income, or after a gap', () => {
    expect(equityChanges(days, sheet, { ...known, reached: () => false })).toEqual([]);
    const apart = [days[0], { at: 1, measure: '2025-03-31/2025-03-31' }].filter((one) => one !== undefined);
    expect(equityChanges(apart, sheet, known)).toEqual([]);
  });
});
