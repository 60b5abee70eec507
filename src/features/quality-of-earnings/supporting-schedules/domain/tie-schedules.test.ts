import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookAccount } from './book-accounts.ts';
import { fiscalStart } from './fiscal-start.ts';
import { movedRows } from './moved-rows.ts';
import { tieTotal } from './tie-total.ts';
import { tieTrialBalance } from './tie-trial-balance.ts';

const account = (path: string, part: BookAccount['part'], of: Partial<BookAccount> = {}): BookAccount => ({
  ...{ path, part, code: '', balance: 0, year: 0, earlier: 0 },
  ...of,
});
const trial = (path: string, amount: number, code = '') => ({ path, code, amount });

const books = [
  account('Checking', 'balance', { balance: 130_000 }),
  account('1200 · Accounts Receivable', 'balance', { balance: 20_000 }),
  account('Vehicles › Truck', 'balance', { balance: 50_000 }),
  account('4000 · Sales', 'income', { balance: -500_000, year: -300_000, earlier: -200_000 }),
  account('Rent', 'income', { balance: 100_000, year: 100_000 }),
];
const whole = [
  trial('Checking', 130_000),
  trial('Accounts Receivable (1200)', 20_000),
  trial('Vehicles:Truck', 50_000),
  trial('Sales', -300_000, '4000'),
  trial('Rent', 100_000),
  trial('Retained Earnings', -200_000),
];

describe('a trial balance beside the books', () => {
  test('finds accounts by path, number or name, and closes earlier years into retained earnings', () => {
    const ties = tieTrialBalance(whole, books);
    expect(ties.map(({ result }) => result)).toEqual(Array(6).fill('tied'));
    expect(ties.find(({ path }) => path === 'Retained Earnings')).toMatchObject({ books: -200_000 });
  });

  test('with retained earnings in the books too', () => {
    const kept = [...books, account('Equity › Retained Earnings', 'balance', { balance: -70_000 })];
    const ties = tieTrialBalance([...whole.slice(0, 5), trial('Retained Earnings', -270_000)], kept);
    expect(ties.every(({ result }) => result === 'tied')).toBe(true);
  });

  test('says what differs, by how much, and what one of them does not have', () => {
    const ties = tieTrialBalance(
      [trial('Checking', 130_050), trial('Sales', -300_000), trial('Rent', 100_000), trial('Loan', -80_000)],
      books,
    );
    expect(ties.filter(({ result }) => result !== 'tied')).toEqual([
      { path: 'Checking', result: 'apart', written: 130_050, books: 130_000, difference: 50 },
      { path: 'Loan', result: 'not-in-books', written: -80_000, books: null, difference: -80_000 },
      ...[
        ['1200 · Accounts Receivable', 20_000],
        ['Retained earnings', -200_000],
        ['Vehicles › Truck', 50_000],
      ].map(([path, amount]) => ({
        ...{ path, result: 'not-in-file', written: null, books: amount },
        difference: -Number(amount),
      })),
    ]);
  });

  test('never guesses between two accounts of one name, or what an undecided account is', () => {
    const twice = [
      account('Truck › Fuel', 'income', { year: 5 }),
      account('Van › Fuel', 'income', { year: 7 }),
    ];
    expect(tieTrialBalance([trial('Fuel', 12)], twice)[2]).toMatchObject({
      path: 'Fuel',
      result: 'ambiguous',
    });
    const before = account('Zeta', 'open', { balance: 5, earlier: 5 });
    expect(tieTrialBalance([trial('Zeta', 5), trial('Retained Earnings', 0)], [before])).toMatchObject([
      { path: 'Zeta', result: 'undecided' },
      { path: 'Retained Earnings', result: 'waits', difference: null },
    ]);
    const open = [account('Zeta', 'open', { balance: 5, year: 5 })];
    expect(tieTrialBalance([trial('Zeta', 5)], open)).toMatchObject([
      { result: 'undecided', difference: null },
    ]);
  });

  test('does not depend on the order of rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(whole, { minLength: 3 }), (rows) => {
        expect(tieTrialBalance(rows, books)).toEqual(tieTrialBalance(rows.toReversed(), books.toReversed()));
      }),
    );
  });
});

test('totals: to the cent, sales within half a percent, payroll but for what is owed', () => {
  const sums = new Map([
    ['AR', 100_00],
    ['AP', -80_00],
    ['REV', -1_000_00],
    ['CONTRA_REV', 20_00],
    ['PAYROLL', 500_00],
    ['OFFICER_COMP', 100_00],
    ['COGS_LABOR', 300_00],
    ['PAYROLL_LIAB', -10_00],
  ] as const);
  const of = (...[kind, written]: [Parameters<typeof tieTotal>[0], number]) => {
    const { books: held, difference, grade } = tieTotal(kind, written, sums);
    return [held, difference, grade];
  };
  expect(of('receivables', 100_01)).toEqual([100_00, 1, 'wrong']);
  expect(of('payables', 80_00)).toEqual([80_00, 0, 'proved']);
  expect(of('customer-sales', 984_90)).toEqual([980_00, 4_90, 'proved']);
  expect(of('customer-sales', 984_91)).toEqual([980_00, 4_91, 'wrong']);
  expect(of('payroll', 600_00)).toEqual([600_00, 0, 'proved']);
  expect(of('payroll', 909_00)).toEqual([900_00, 9_00, 'question']);
  expect(of('payroll', 589_99)).toEqual([600_00, -10_01, 'wrong']);
});

test('a fiscal year begins after the month in which the one before ends', () => {
  expect(fiscalStart('2025-12-31', '2024-12-31')).toBe('2025-01-01');
  expect(fiscalStart('2025-06-30', '2025-06-30')).toBe('2024-07-01');
  expect(fiscalStart('2025-07-01', '2025-06-30')).toBe('2025-07-01');
});

test('a newer version says which rows moved, the largest first', () => {
  const month = '2025-12';
  const was = [
    { path: 'Ann', month, amount: 5 },
    { path: 'Bo', month, amount: 7 },
    { path: 'Cy', month, amount: 1 },
  ];
  const is = [
    { path: 'Cy', month, amount: 1 },
    { path: 'Bo', month, amount: 3 },
    { path: 'Di', month, amount: 9 },
    { path: 'Cy', month: '2025-11', amount: 2 },
  ];
  expect(movedRows(was, is)).toEqual({
    count: 4,
    largest: [
      { path: 'Di', month: '2025-12', before: 0, after: 9 },
      { path: 'Ann', month: '2025-12', before: 5, after: 0 },
      { path: 'Bo', month: '2025-12', before: 7, after: 3 },
      { path: 'Cy', month: '2025-11', before: 0, after: 2 },
    ],
  });
});
