import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '#test/support/property-seed.ts';
import { fiscalStart } from './fiscal-start.ts';
import { tieBalances } from './tie-balances.ts';
import { netIncomeOf, tieProfit } from './tie-profit.ts';
import type { MovedAccount, StatementLine } from './tie-statement.ts';

const jan = '2025-01-01/2025-01-31';
const feb = '2025-02-01/2025-02-28';
const months = [
  { at: 0, measure: jan },
  { at: 1, measure: feb },
];
const account = (
  path: string,
  code: string,
  [opening, january, february]: [number, number, number],
  part: MovedAccount['part'] = 'income',
): MovedAccount => ({
  ...{ path, code, part, opening },
  moves: new Map([
    ['2025-01', january],
    ['2025-02', february],
  ]),
});
const line = (row: number, path: string, ...amounts: number[]): StatementLine => ({
  row,
  path,
  code: '',
  amounts,
});

const income = [
  account('Sales', 'REV', [0, -1_000_00, -2_000_00]),
  account('Landscaping › Job Materials', 'REV', [0, -10_00, 0]),
  account('Job Materials', 'COGS_MAT', [0, 400_00, 700_00]),
  account('Repairs', 'REPAIRS', [0, 30_00, 20_00]),
  account('Depreciation', 'DEPR', [0, 5_00, 5_00]),
];
const statement = [
  line(6, 'Income › Sales', 1_000_00, 2_000_00),
  line(8, 'Income › Landscaping › Job Materials', 10_00, 0),
  line(11, 'Cost of sales › Job Materials', 400_00, 700_00),
  line(14, 'Expenses › Repairs › Repairs - Other', 30_00, 20_00),
  line(16, 'Other expenses › Depreciation', 5_00, 5_00),
];

describe('a profit and loss beside the ledger', () => {
  test('is the same where each line is what its account moved, by the longest end of its path', () => {
    const { apart, compared, parts } = tieProfit(months, statement, income);
    expect({ apart, compared }).toEqual({ apart: [], compared: 10 });
    expect(parts.filter(({ part }) => part === 'net-income')).toEqual([
      { part: 'net-income', measure: jan, written: 575_00, books: 575_00, difference: 0 },
      { part: 'net-income', measure: feb, written: 1_275_00, books: 1_275_00, difference: 0 },
    ]);
    expect(netIncomeOf([jan, feb], statement)).toEqual(
      new Map([
        ['2025-01', 575_00],
        ['2025-02', 1_275_00],
      ]),
    );
  });

  test('names each line and month that differs, what the ledger lacks, and what the file lacks', () => {
    const lines = [
      line(6, 'Income › Sales', 1_000_00, 2_000_01),
      ...statement.slice(1, 4),
      line(20, 'Expenses › Gifts', 0, 7),
    ];
    const open = account('Odd', 'UNMAPPED', [0, 1, 0], 'open');
    const { apart, parts } = tieProfit(months, lines, [...income, open]);
    expect(apart).toEqual([
      {
        row: null,
        path: 'Depreciation',
        measure: jan,
        result: 'not-in-file',
        written: null,
        books: 5_00,
        difference: -5_00,
      },
      {
        row: null,
        path: 'Depreciation',
        measure: feb,
        result: 'not-in-file',
        written: null,
        books: 5_00,
        difference: -5_00,
      },
      {
        row: 20,
        path: 'Expenses › Gifts',
        measure: feb,
        result: 'not-in-books',
        written: 7,
        books: null,
        difference: 7,
      },
      {
        row: 6,
        path: 'Income › Sales',
        measure: feb,
        result: 'apart',
        written: 2_000_01,
        books: 2_000_00,
        difference: 1,
      },
      {
        row: null,
        path: 'Odd',
        measure: jan,
        result: 'undecided',
        written: null,
        books: null,
        difference: null,
      },
    ]);
    expect(parts.find(({ part, measure }) => part === 'net-income' && measure === feb)).toMatchObject({
      difference: 4_94,
    });
  });

  test('any order of its lines and any account changes nothing but what it changes', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(statement, { minLength: statement.length }),
        fc.shuffledSubarray(income, { minLength: income.length }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -99_999, max: 99_999 }),
        (lines, accounts, pick, by) => {
          expect(tieProfit(months, lines, accounts).apart).toEqual([]);
          const changed = lines.map((one, at) =>
            at === pick
              ? { ...one, amounts: one.amounts.map((amount, month) => (month === 1 ? amount + by : amount)) }
              : one,
          );
          const { apart } = tieProfit(months, changed, accounts);
          expect(apart.map(({ row, measure, difference }) => [row, measure, difference])).toEqual(
            by === 0 ? [] : [[lines[pick]?.row, feb, by]],
          );
        },
      ),
    );
  });
});

const days = [
  { at: 0, measure: '2024-12-31/2024-12-31', day: '2024-12-31' },
  { at: 1, measure: '2025-01-31/2025-01-31', day: '2025-01-31' },
];
const balance = (path: string, code: string, opening: number, december: number, january: number) => ({
  ...{ path, code, opening, part: 'balance' as const },
  moves: new Map([
    ['2024-12', december],
    ['2025-01', january],
  ]),
});
const books: MovedAccount[] = [
  balance('Checking', 'CASH', 1_000_00, 500_00, 300_00),
  balance('Loan', 'DEBT_LT', -200_00, 0, 50_00),
  balance('Owner draws', 'EQUITY', -800_00, 0, 150_00),
  {
    path: 'Sales',
    code: 'REV',
    part: 'income',
    opening: 0,
    moves: new Map([
      ['2024-12', -500_00],
      ['2025-01', -500_00],
    ]),
  },
];
const sheet = [
  line(7, 'Assets › Bank › Checking', 1_500_00, 1_800_00),
  line(12, 'Liabilities › Loan', 200_00, 150_00),
  line(16, 'Equity › Owner draws', 800_00, 650_00),
  line(17, 'Equity › Retained Earnings', 0, 500_00),
  line(18, 'Equity › Net Income', 500_00, 500_00),
];
const facts = {
  openings: true,
  begins: '2024-01',
  yearStart: (day: string) => fiscalStart(day, '2025-12-31'),
};

describe('a balance sheet beside the ledger', () => {
  test('has the results of the year in net income, and earlier ones in retained earnings', () => {
    const { apart, compared, parts } = tieBalances(days, sheet, books, facts) ?? {};
    expect({ apart, compared }).toEqual({ apart: [], compared: 10 });
    expect(parts?.map(({ part, written, difference }) => [part, written, difference])).toEqual([
      ['assets', 1_500_00, 0],
      ['liabilities', 200_00, 0],
      ['equity', 1_300_00, 0],
      ['assets', 1_800_00, 0],
      ['liabilities', 150_00, 0],
      ['equity', 1_650_00, 0],
    ]);
  });

  test('names the line and month-end that differs', () => {
    const lines = sheet.map((one) => (one.row === 7 ? line(7, one.path, 1_500_00, 1_799_99) : one));
    expect(tieBalances(days, lines, books, facts)?.apart).toEqual([
      {
        ...{ row: 7, path: 'Assets › Bank › Checking', measure: days[1]?.measure, result: 'apart' },
        ...{ written: 1_799_99, books: 1_800_00, difference: -1 },
      },
    ]);
  });

  test('without opening balances is held to what moved since its first month-end, which counts for nothing itself', () => {
    const unopened = books.map((one) => ({ ...one, opening: 0 }));
    const without = { ...facts, openings: false };
    const lines = sheet.map((one) => (one.row === 12 ? line(12, one.path, 200_00, 140_00) : one));
    expect(tieBalances(days, sheet, unopened, without)).toMatchObject({
      ...{ apart: [], compared: 4, since: days[0]?.measure },
    });
    expect(tieBalances(days.toReversed(), sheet, unopened, without)).toMatchObject({
      ...{ apart: [], compared: 4, since: days[0]?.measure },
    });
    expect(tieBalances(days, lines, unopened, without)?.apart).toMatchObject([
      { row: 12, written: 140_00, books: 150_00, difference: -10_00 },
    ]);
    const still = [...sheet, line(19, 'Assets › Deposit', 70_00, 70_00)];
    expect(tieBalances(days, still, unopened, without)?.parts[0]).toMatchObject({
      ...{ part: 'assets', measure: days[1]?.measure, written: 1_870_00, books: 1_870_00 },
    });
    expect(tieBalances(days.slice(1), sheet, unopened, without)).toBeNull();
    expect(tieBalances(days.slice(1), sheet, books, facts)).toMatchObject({ apart: [], since: null });
  });

  test('until the first year end of a ledger that begins within a year, has both results together', () => {
    const within = { ...facts, begins: '2024-12' };
    const opened = books.map((one) =>
      one.path === 'Sales'
        ? { ...one, opening: -300_00 }
        : one.path === 'Loan'
          ? { ...one, opening: 100_00 }
          : one,
    );
    const lines = [
      line(7, 'Assets › Bank › Checking', 1_500_00, 1_800_00),
      line(12, 'Liabilities › Loan', -100_00, -150_00),
      line(16, 'Equity › Owner draws', 800_00, 650_00),
      line(17, 'Equity › Retained Earnings', 0, 800_00),
      line(18, 'Equity › Net Income', 800_00, 500_00),
    ];
    expect(tieBalances(days, lines, opened, within)).toMatchObject({ apart: [], compared: 9 });
    expect(
      tieBalances(days, lines, opened, facts)?.apart.map(({ row, difference }) => [row, difference]),
    ).toEqual([
      [17, -300_00],
      [18, 300_00],
    ]);
  });

  test('and a profit and loss look for accounts of their own part only', () => {
    const twins = [...books, account('Gifts', 'OTHER', [0, 1_00, 0])];
    const held = [...income, balance('Gifts', 'CASH', 0, 0, 1_00)];
    expect(
      tieBalances(days, [...sheet, line(20, 'Assets › Gifts', 0, 1_00)], twins, facts)?.apart,
    ).toMatchObject([{ row: 18 }, { row: 20, result: 'not-in-books' }]);
    expect(
      tieProfit(months, [...statement, line(20, 'Expenses › Gifts', 1_00, 0)], held).apart,
    ).toMatchObject([{ row: 20, result: 'not-in-books' }]);
  });

  test('a thousand accounts over sixty months are compared', () => {
    const many = Array.from({ length: 60 }, (_, at) => {
      const month = `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return { at, measure: `${month}-28/${month}-28`, day: `${month}-28` };
    });
    const moves = new Map(many.map(({ day }) => [day.slice(0, 7), 1_00]));
    const accounts = Array.from(
      { length: 1_000 },
      (_, at): MovedAccount => ({
        ...{ path: `Account ${at}`, code: 'CASH', part: 'balance', opening: 1, moves },
      }),
    );
    const lines = accounts.map(({ path }, row) =>
      line(row, `Assets › ${path}`, ...many.map(({ at }) => 1 + 1_00 * (at + 1))),
    );
    expect(tieBalances(many, lines, accounts, facts)).toMatchObject({ apart: [], compared: 60_000 });
  });
});
