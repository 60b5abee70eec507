import { describe, expect, it } from 'vitest';
import type { ColumnUse } from '#features/valuation/earnings/domain/column-use.ts';
import { type KeptFile, periodBooks } from '#features/valuation/earnings/domain/period-books.ts';
import { periodIn } from '#features/valuation/earnings/domain/period-text.ts';
import type { PeriodKey } from '#features/valuation/earnings/domain/periods.ts';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import type { Basis, Statement } from '#features/valuation/earnings/domain/statement.ts';
import { statementWords } from '#features/valuation/earnings/domain/statement-words.ts';
import { cents } from '#kernel/money.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { exported, savedFile, statementIn, understood } from '#test/support/profit-and-loss.ts';

const daysOf = ({ columns }: Statement) => columns.map(({ range }) => range && `${range.from} ${range.to}`);
const year = '2025-01-01 2025-12-31';
const wordsOf = (text: string) => {
  const found = understood(text);
  return 'problem' in found ? statementWords(found.problem) : '';
};

describe('a profit and loss statement of another program', () => {
  it('of Sage 50 has the month and year from its title, and shares of sales in a column', () => {
    const found = statementIn(exported('sage-income-statement'));
    expect(daysOf(found)).toEqual(['2025-12-01 2025-12-31', year]);
    expect(found.netIncome).toEqual([13_000_00, 180_000_00]);
    expect(found.leftOut).toHaveLength(2);
  });

  it('of Wave and FreshBooks has lines of shares and the basis', () => {
    const about = (of: Statement): [(string | null)[], readonly number[], Basis | null] => [
      daysOf(of),
      of.netIncome,
      of.basis,
    ];
    expect(about(statementIn(exported('wave')))).toEqual([[year], [52_000_00], 'accrual']);
    expect(about(statementIn(exported('freshbooks')))).toEqual([
      ['2025-01-01 2025-01-31', '2025-02-01 2025-02-28'],
      [4_500_00, 6_000_00],
      'cash',
    ]);
  });

  it.each(['libreoffice-months.xlsx', 'libreoffice-semicolons.csv', 'libreoffice-utf16.csv'])(
    'saved by LibreOffice as %s reads month-ends as months, and skips a column of notes and an empty month',
    async (name) => {
      const found = readStatement(await readSheet(savedFile(name)));
      if ('problem' in found) throw new Error(JSON.stringify(found.problem));
      expect(daysOf(found)).toEqual(['2025-01-01 2025-01-31', '2025-02-01 2025-02-28']);
      expect(found.netIncome).toEqual([5_679_75, 8_320_50]);
      expect(found.lines.map(({ path }) => path)).toContain('Expenses › Officer’s wages');
      expect([found.leftOut, found.empty.length, found.basis]).toEqual([['Notes'], 1, 'accrual']);
    },
  );

  it.each([
    ['1/31/2025', '2/28/2025'],
    ['1/31/25', '2/28/25'],
    ['31-Jan-2025', '28-Feb-2025'],
    ['31-Jan-25', '28-Feb-25'],
    ['2025-01-31', '2025-02-28'],
    ['Jan 2025', 'Feb 2025'],
    ['2025-01', '2025-02'],
    ['"Jan 31, 25"', '"Feb 28, 25"'],
    ['"As of Jan 31, 2025"', '"As of Feb 28, 2025"'],
    ['31/01/2025', '28/02/2025'],
  ])('with months written as %s', (one, other) => {
    const table = `Account,${one},${other}\nIncome,,\nSales,1,2\nTotal Income,1,2\nNet Income,1,2\n`;
    expect(daysOf(statementIn(table))).toEqual(['2025-01-01 2025-01-31', '2025-02-01 2025-02-28']);
  });

  it('does not read two dates a year apart as months, nor a single one', () => {
    const table = (head: string, cells: string) =>
      `Account,${head}\nIncome\nSales,${cells}\nTotal Income,${cells}\nNet Income,${cells}\n`;
    expect(daysOf(statementIn(table('12/31/2025,12/31/2024', '1,2')))).toEqual([null, null]);
    expect(daysOf(statementIn(table('12/31/2025', '1')))).toEqual([null]);
  });

  it.each([
    'Net Income (Loss)',
    'Net Income/(Loss)',
    'NET (LOSS) INCOME',
    'Net Profit (USD)',
    'Net Earnings (Loss)',
    'NET INCOME/(LOSS) BEFORE TAXES',
    'Income before income taxes',
  ])('that ends with “%s”', (name) => {
    const table = `Account;2025\nRevenues\nSales;"1,234.50"\nTotal Revenue;1,234.50\n${name};1,234.50\n`;
    expect(statementIn(table).netIncome).toEqual([1_234_50]);
  });

  it('with “Revenues” may end with “Total Income”, but only if that adds up', () => {
    const table = (total: string) =>
      `Account,2025\nRevenues\nSales,10\nService,5\nTotal Income,${total}\nOperating Expenses\nRent,4\nTotal Expenses,4\nNet Income,11\n`;
    const found = statementIn(table('15'));
    expect(found.lines.map(({ path }) => path)).toEqual([
      'Income › Sales',
      'Income › Service',
      'Expenses › Rent',
    ]);
    expect(found.netIncome).toEqual([11_00]);
    expect(wordsOf(table('16'))).toMatch(/“Total Income”, says \$16/);
  });

  it.each([
    'Income Statement (in thousands)',
    'Income Statement (in $ thousands)',
    'Amounts in 000s',
    'Profit and Loss ($000)',
    "Profit and Loss $'000",
    "(000's omitted)",
    '(In millions)',
    'Thousands of dollars',
  ])('with rounded amounts is refused, with how to export dollars: %s', (says) => {
    const table = `Account,2025\nIncome\nSales,1022.35\nTotal Income,1022.35\nNet Income,1022.35\n`;
    for (const text of [
      `${says}\n${table}`,
      `${table}${says}\n`,
      table.replace('Account', () => `,${says}\nAccount`),
    ])
      expect(wordsOf(text), text).toMatch(
        /^Line \d.* not in dollars\. Export the report in dollars and cents/,
      );
    expect(statementIn(`Thousand Oaks Millions Inc\n${table}`).netIncome).toEqual([1_022_35]);
  });

  it.each([
    ['Account,2025\nIncome\nSales,1\nNet Income,1\n', 'no total'],
    ['Account,2025\nIncome\nSales,1\nTotal Income,1\nSomething,1\nNet Income,1\n', 'in no section'],
    ['Account,2025\nIncome\nSales,1\nTotal Income,1\n', 'no line “Net Income”'],
    ['Account;2025\nIncome\nSales;1.234,50\nTotal Income;1.234,50\nNet Income;1.234,50\n', 'not an amount'],
  ])('that cannot be read says what is wrong and what to export: %s', (table, wrong) => {
    expect(wordsOf(table)).toMatch(wrong);
    expect(wordsOf(table)).toMatch(/[Ee]xport the report/);
  });

  it('with a budget only uses actual figures, and the month in the row above both', () => {
    const months = [
      'Budget vs. Actuals',
      'January - December 2025',
      ',Jan 2025,,,Feb 2025,,',
      ',Actual,Budget,% of Budget,Actual,Budget,% of Budget',
      'Income',
      'Sales,10,20,50.00%,30,20,150.00%',
      'Total Income,10,20,50.00%,30,20,150.00%',
      'Net Income,10,20,50.00%,30,20,150.00%',
    ];
    const found = statementIn(months.join('\n'));
    expect(daysOf(found)).toEqual(['2025-01-01 2025-01-31', '2025-02-01 2025-02-28']);
    expect(found.netIncome).toEqual([10_00, 30_00]);
    expect(daysOf(statementIn(months.join('\n').replace(',Jan 2025,,,Feb 2025,,\n', '')))).toEqual([
      null,
      null,
    ]);
    const one = months
      .join('\n')
      .replace(',Jan 2025,,,Feb 2025,,\n', '')
      .replaceAll(/,[^,\n]*,[^,\n]*,[^,\n]*$/gm, '');
    expect(daysOf(statementIn(one))).toEqual([year]);
  });

  it('skips columns without a name only if they hold shares', () => {
    const table = (share: string) =>
      `Account,2025,\nIncome,,\nSales,60.00,60.0\nService,40.00,${share}\nTotal Income,100.00,100.0\nNet Income,100.00,100.0\n`;
    expect(statementIn(table('40.0')).netIncome).toEqual([100_00]);
    expect(understood(table('41.0'))).toMatchObject({ problem: { code: 'column-unnamed' } });
  });
});

describe('an empty column', () => {
  it('is not a year without sales', () => {
    const found = statementIn(exported('quickbooks-empty-prior-year'));
    expect(found.columns.map(({ label }) => label)).toEqual(['Jan - Dec 2025']);
    expect(found.empty).toEqual(['Jan - Dec 2024 (PY)']);
    expect(found.lines.every(({ amounts }) => amounts.length === 1)).toBe(true);
  });

  it('is not a month either, except between two months with amounts', () => {
    const table =
      'Account,Jan 2025,Feb 2025,Mar 2025,Apr 2025\nIncome\nSales,1,,3,\nTotal Income,1,0,3,0\nNet Income,1,0,3,0\n';
    const found = statementIn(table);
    expect(found.columns.map(({ label }) => label)).toEqual(['Jan 2025', 'Feb 2025', 'Mar 2025']);
    expect(found.empty).toEqual(['Apr 2025']);
    expect(wordsOf(table.replaceAll(/[13](?=[,\n])/g, '0'))).toMatch(/^No column of this file has an amount/);
  });
});

describe('an empty column of a file that was kept earlier', () => {
  const ends = { yearEnds: '2025-12-31', latestEnds: '2026-03-31' };
  const kept = (columns: [ColumnUse, string][], amounts: (number | null)[]): KeptFile => ({
    id: 'kept',
    basis: null,
    columns: columns.map(([use, label]) => ({ use, label, range: periodIn(label) })),
    lines: [
      {
        path: 'Income › Sales',
        section: 'income',
        amounts: amounts.map((amount) => (amount === null ? null : cents(amount))),
      },
    ],
  });
  const of = (key: PeriodKey, file: KeptFile) =>
    periodBooks(key, { ends, files: [file], typed: {}, mapping: new Map([['Income › Sales', 'REV']]) });

  it('does not complete a year: neither the prior year nor months without entries', () => {
    const years = kept(
      [
        ['third', '2025'],
        ['second', '2024'],
      ],
      [500, null],
    );
    expect([of('third', years).gaps, of('second', years).gaps]).toEqual([[], [{ code: 'no-figures' }]]);
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const months = kept(
      names.map((name): [ColumnUse, string] => ['month', `${name} 2025`]),
      names.map((_, at) => (at === 4 || at > 9 ? null : 100)),
    );
    expect(of('third', months).gaps).toEqual([{ code: 'fewer-months', months: 10 }]);
    // A month that was kept as the year does not take precedence over the months.
    const december: KeptFile = { ...kept([['third', 'Dec 2025']], [900]), id: 'newer' };
    const both = periodBooks('third', {
      ends,
      files: [december, months],
      typed: {},
      mapping: new Map([['Income › Sales', 'REV']]),
    });
    expect([both.months, both.lines.REV]).toEqual([10, 900]);
  });
});

describe('another report', () => {
  it.each([
    ['Balance Sheet\n,2025\nAssets,\nChecking,5\nTotal Assets,5\n', /^This is a balance sheet/],
    ['Co\nStatement of Cash Flows\nJanuary 2025\n,Total\nOperating,\nNet Income,5\n', /^This is a cash flow/],
    ['Trial Balance\n,Debit,Credit\nChecking,5,\nSales,,5\n', /^This is a trial balance/],
    [',Date,Type,Split,Amount,Balance\nSales\n,1/2/2025,Invoice,AR,5,5\n', /general ledger|transactions/],
    [
      'General Ledger\nDate,Type,Name,Amount\n1/5/2025,Invoice,Somebody,5\n',
      /^This is a list of transactions/,
    ],
    [
      'Co\nDate,Type,Num,Name,Debit,Credit,Balance\n1/5/2025,Bill,7,A,5,,5\n',
      /^This is a list of transactions/,
    ],
    ['A/R Aging Summary\n,Current,1 - 30,Total\nSomebody,5,,5\n', /^This is an aging report/],
  ])('is named, with what to export instead: %s', (table, words) => {
    expect(wordsOf(table)).toMatch(words);
    expect(wordsOf(table)).toMatch(/Export the report “Profit and Loss”/);
  });
});
