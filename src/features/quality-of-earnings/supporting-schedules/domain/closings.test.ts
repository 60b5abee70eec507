import { expect, test } from 'vitest';
import { closingMonths, closingsOf, withoutClosings } from './closings.ts';
import { fiscalStart } from './fiscal-start.ts';
import { tieProfit } from './tie-profit.ts';
import type { MovedAccount } from './tie-statement.ts';

const account = (
  path: string,
  part: MovedAccount['part'],
  moves: Record<string, number>,
  opening = 0,
): MovedAccount => ({
  ...{ path, part, opening, code: part === 'income' ? 'REV' : 'EQUITY' },
  moves: new Map(Object.entries(moves)),
});
const facts = { begins: '2025-01', yearStart: (day: string) => fiscalStart(day, '2025-12-31') };

/** 110,000 were earned in the year, 10,000 of it in December, whose last entry closes the year. */
const books = [
  account('Sales', 'income', { '2025-06': -130_000_00, '2025-12': 130_000_00 }),
  account('Rent', 'income', { '2025-06': 30_000_00, '2025-12': -30_000_00 }),
  account('Retained Earnings', 'balance', { '2025-12': -110_000_00 }),
];
const closed = [
  { path: 'Sales', month: '2025-12', amount: 145_000_00, whole: true },
  { path: 'Rent', month: '2025-12', amount: -35_000_00, whole: true },
];

test('a year is closed where its results come to nothing after an entry to retained earnings', () => {
  expect(closingMonths(books, facts)).toEqual(['2025-12']);
  const more = [...books, account('Gifts', 'income', { '2025-12': 1 })];
  expect(closingMonths(more, facts)).toEqual([]);
  expect(closingMonths(books.slice(0, 2), facts)).toEqual([]);
  const opened = [account('Sales', 'income', { '2025-12': 100_000_00 }, -100_000_00), ...books.slice(2)];
  expect(closingMonths(opened, { ...facts, begins: '2025-12' })).toEqual(['2025-12']);
  expect(closingMonths(opened, facts)).toEqual([]);
});

test('what closed each account is set aside, so that the month is that of the profit and loss', () => {
  const closings = closingsOf(['2025-12'], books, closed);
  expect(closings.get('2025-12')?.total).toBe(110_000_00);
  const months = [{ at: 0, measure: '2025-12-01/2025-12-31' }];
  const lines = [
    { row: 6, path: 'Income › Sales', code: '', amounts: [15_000_00] },
    { row: 9, path: 'Expenses › Rent', code: '', amounts: [5_000_00] },
  ];
  expect(tieProfit(months, lines, books).apart).toHaveLength(2);
  expect(tieProfit(months, lines, withoutClosings(books, closings))).toMatchObject({
    apart: [],
    compared: 2,
  });
});

test('without entries that tell, what went to retained earnings closed it; a draw in a month without results did not', () => {
  expect(closingsOf(['2025-12'], books, []).get('2025-12')).toEqual({ total: 110_000_00, accounts: null });
  const mixed = closed.map((one) => ({ ...one, whole: false }));
  expect(closingsOf(['2025-12'], books, mixed).get('2025-12')?.accounts).toBeNull();
  const drawn = [account('Retained Earnings', 'balance', { '2025-01': 5_000_00 })];
  expect(closingMonths(drawn, facts)).toEqual(['2025-01']);
  expect(closingsOf(['2025-01'], drawn, []).size).toBe(0);
});
