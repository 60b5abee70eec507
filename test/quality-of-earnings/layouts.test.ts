import { describe, expect, test } from 'vitest';
import { journalOf, onlineLedger } from '#test/support/ledgers.ts';
import { workbook } from '#test/support/workbooks.ts';
import { readingOf, readText } from './read.ts';

const onlineSums = { Checking: 30_000, 'Accounts Receivable': 0, Sales: -50_000, Rent: 20_000 };

describe('a general ledger of QuickBooks Online', () => {
  test.for([1, 7, 64, 1_000_000])('has amounts without a sign, in pieces of %i bytes', async (pieces) => {
    const { sums, basis, proofs } = await readingOf(onlineLedger('Ann Ace'), { pieces });
    expect(sums).toEqual(onlineSums);
    expect(basis).toBe('cash');
    expect(proofs.every(({ grade }) => grade === 'proved')).toBe(true);
  });

  test('drops “(deleted)”, and keeps the balance before the first line', async () => {
    const { lines, accounts } = await readingOf(onlineLedger('Ann Ace'));
    expect(lines.map(({ name }) => name)).not.toContain('Ann Ace (deleted)');
    expect(accounts.find(({ path }) => path === 'Checking')?.opening).toBe(100_000);
  });

  test('keeps sub-accounts under their parent, whose total covers them', async () => {
    const file = onlineLedger('Ann Ace').replace(
      /Rent,,[\s\S]*?Total for Rent.*\n/,
      `Occupancy,,,,,,,,
,02/03/2025,Check,55,Rent LLC,,Checking,50.00,50.00
Total for Occupancy,,,,,,,$50.00,
Rent,,,,,,,,
,02/03/2025,Check,55,Rent LLC,,Checking,150.00,150.00
Total for Rent,,,,,,,$150.00,
Total for Occupancy with sub-accounts,,,,,,,$200.00,
`,
    );
    const { sums, proof } = await readingOf(file);
    expect(sums).toMatchObject({ Occupancy: 5_000, 'Occupancy › Rent': 15_000 });
    expect(proof('account-totals')?.grade).toBe('proved');
  });

  test('that names no account’s side is not guessed at', async () => {
    const { end } = await readText(
      ',Date,Transaction type,Num,Amount\nZeta,,,,\n,01/05/2025,Entry,1,5.00\nEta,,,,\n,01/05/2025,Entry,1,5.00\n',
    );
    expect(end).toMatchObject({ stop: { code: 'sides-untold', accounts: ['Zeta', 'Eta'] } });
  });

  test('lets entries prove the side of an account with an unknown name', async () => {
    const { sums } = await readingOf(
      onlineLedger('Ann Ace').replaceAll('Rent,,', 'Quux,,').replaceAll('for Rent', 'for Quux'),
    );
    expect(sums).toMatchObject({ Quux: 20_000 });
  });
});

const desktop = `,,Type,Date,Num,Adj,Name,Memo,Split,Debit,Credit,Balance
5010 · Bank,,,,,,,,,,,500.00
,,Deposit,01/10/2025,,,Ann,,4000 · Sales,100.00,,600.00
,,Check,01/12/2025,7,,Bo,,6000 · Rent,,40.00,560.00
Total 5010 · Bank,,,,,,,,,100.00,40.00,560.00
4000 · Sales,,,,,,,,,,,0.00
,,Deposit,01/10/2025,,,Ann,,5010 · Bank,,100.00,-100.00
Total 4000 · Sales,,,,,,,,,0.00,100.00,-100.00
6000 · Rent,,,,,,,,,,,0.00
,,Check,01/12/2025,7,,Bo,,5010 · Bank,40.00,,40.00
Total 6000 · Rent,,,,,,,,,40.00,0.00,40.00
TOTAL,,,,,,,,,140.00,140.00,0.00
`;

describe('other programs', () => {
  test('QuickBooks Desktop: debits, credits and totals by number', async () => {
    const { sums, proof } = await readingOf(desktop);
    expect(sums).toEqual({ '5010 · Bank': 6_000, '4000 · Sales': -10_000, '6000 · Rent': 4_000 });
    for (const code of ['debits-equal-credits', 'account-totals', 'running-balances'])
      expect(proof(code)?.grade).toBe('proved');
  });

  test('Xero: opening and closing balances, a total for each account', async () => {
    const { sums, proof, period } = await readingOf(`General Ledger Detail
Harbor Supply
For the period 1 January 2025 to 31 December 2025
Date,Source,Description,Reference,Debit,Credit,Running Balance
Checking,,,,,,
Opening Balance,,,,10.00,,10.00
05 Jan 2025,Receive Money,Ann,INV-1,100.00,,110.00
Total Checking,,,,100.00,0.00,110.00
Closing Balance,,,,110.00,,110.00
Sales,,,,,,
05 Jan 2025,Receivable Invoice,Ann,INV-1,,100.00,(100.00)
Total Sales,,,,0.00,100.00,(100.00)
`);
    expect(sums).toEqual({ Checking: 10_000, Sales: -10_000 });
    expect(period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(proof('account-totals')?.grade).toBe('proved');
  });

  test('Xero: an account whose title has digits is not taken for a day', async () => {
    const file = (title: string) => `Date,Source,Description,Reference,Debit,Credit,Running Balance
${title}
Opening Balance,,,,10.00,,10.00
5 Jan 2025,Receive Money,Ann,INV-1,100.00,,110.00
Total ${title},,,,100.00,0.00,110.00
Closing Balance,,,,110.00,,110.00
Sales,,,,,,
5 Jan 2025,Receivable Invoice,Ann,INV-1,,100.00,(100.00)
Total Sales,,,,0.00,100.00,(100.00)
`;
    for (const title of ['Harbor Checking 1234', 'Chase 4521', '1020 Harbor Savings', 'Mar Vista 12']) {
      const { sums, proof, troubles } = await readingOf(file(title));
      expect(sums).toEqual({ [title]: 10_000, Sales: -10_000 });
      expect(troubles).toEqual([]);
      expect(proof('account-totals')?.grade).toBe('proved');
    }
  });

  test('a row that has only an unclear day is still one that is not read', async () => {
    const { troubles } = await readingOf(
      onlineLedger('Ann Ace').replace('\nRent,,', '\n,31 Feb 2025,,,,,,,\nRent,,'),
    );
    expect(troubles).not.toEqual([]);
  });

  test('Sage: the account in its own columns, on its first line only', async () => {
    const { sums } =
      await readingOf(`Account ID,Account Description,Date,Reference,Jrnl,Trans Description,Debit Amt,Credit Amt,Balance
1010,Cash in Bank,1/1/25,,,Beginning Balance,,,500.00
,,1/5/25,101,CRJ,Ann,100.00,,600.00
,,1/31/25,,,Ending Balance,,,600.00
4000,Sales,1/5/25,101,CRJ,Ann,,100.00,-100.00
`);
    expect(sums).toEqual({ '1010 · Cash in Bank': 10_000, '4000 · Sales': -10_000 });
  });

  test('a journal that writes the day of an entry once', async () => {
    const { lines, sums, troubles } = await readingOf(`Date,Transaction type,Num,Name,Account,Debit,Credit
01/05/2025,Invoice,12,Ann,Accounts Receivable,100.00,
,,,,Income:Sales,,100.00
,,,,,$100.00,$100.00
01/06/2025,Invoice,13,Ann,Accounts Receivable,1.00,
,,,,Income:Sales,,1.00
`);
    expect(troubles).toEqual([]);
    expect(lines.map(({ day, number }) => `${day} ${number}`)).toEqual([
      '2025-01-05 12',
      '2025-01-05 12',
      '2025-01-06 13',
      '2025-01-06 13',
    ]);
    expect(sums).toEqual({ 'Accounts Receivable': 10_100, 'Income › Sales': -10_100 });
  });
});

const journal = journalOf([
  { day: '2025-01-31', account: 'Checking', cents: 123_456, number: '1.10', name: 'Ann "Ace", Inc.' },
  { day: '2025-01-31', account: 'Sales', cents: -123_456, number: '1.10' },
]);

describe('how values are written', () => {
  test('days first and European decimals are noticed, and the file is read again', async () => {
    const european = `Date;Type;Num;Account;Debit;Credit\n05.01.2025;J;1;Checking;1.234,56;\n31.01.2025;J;1;Sales;;1.234,56\n`;
    const { sums, lines } = await readingOf(european);
    expect(sums).toEqual({ Checking: 123_456, Sales: -123_456 });
    expect(lines.map(({ day }) => day)).toEqual(['2025-01-05', '2025-01-31']);
  });

  test('a value that fits neither way is named at its line, and is in no figure', async () => {
    const mixed = `Date,Account,Debit,Credit\n01/31/2025,Checking,12.50,\n31/01/2025,Sales,,12.50\n01/05/2025,Sales,,"12,5"\n01/06/2025,Sales,,abc\n01/07/2025,Sales,,€5.00\n`;
    const { lines, troubles, proof } = await readingOf(mixed);
    expect(lines).toHaveLength(1);
    expect(troubles.map(({ row, trouble }) => [row, trouble])).toEqual([
      [3, 'day-unclear'],
      [4, 'amount-unclear'],
      [5, 'amount-unclear'],
      [6, 'other-currency'],
    ]);
    expect(proof('all-read')).toMatchObject({ grade: 'wrong', count: 3 });
    expect(proof('one-currency')).toMatchObject({ grade: 'wrong', count: 1 });
  });

  test.for(['utf-16le', 'windows-1252', 'utf-8'] as const)('%s', async (encoding) => {
    const text = journal.replace('Ann', 'Zoé');
    const bytes =
      encoding === 'utf-16le'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
        : Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'latin1');
    const { lines, sums } = await readingOf(bytes, { pieces: 33 });
    expect(sums).toEqual({ Checking: 123_456, Sales: -123_456 });
    expect(lines[0]).toMatchObject({ number: '1.10', name: 'Zoé "Ace", Inc.' });
  });

  test('old line ends, and a quotation mark within a cell', async () => {
    const { lines } = await readingOf(
      'Date,Account,Memo,Debit,Credit\r2025-01-05,Pipe,5" pipe,1.00,\r2025-01-05,Sales,"a ""b"" c",,1.00\r',
    );
    expect(lines.map(({ memo }) => memo)).toEqual(['5" pipe', 'a "b" c']);
  });

  test('a currency column with two currencies', async () => {
    const { proof, sums } = await readingOf(
      'Date,Account,Currency,Debit,Credit\n2025-01-05,Checking,USD,1.00,\n2025-01-05,Sales,EUR,,1.00\n',
    );
    expect(proof('one-currency')).toMatchObject({ grade: 'wrong', count: 1 });
    expect(sums).toEqual({ Checking: 100 });
  });
});

describe('proofs', () => {
  test('name the exact difference', async () => {
    const { proof } = await readingOf(desktop.replace('40.00,,40.00', '41.05,,40.00'));
    expect(proof('debits-equal-credits')).toMatchObject({ grade: 'wrong', difference: 105 });
    expect(proof('account-totals')).toMatchObject({
      grade: 'wrong',
      difference: -105,
      places: [{ row: 11 }],
    });
    expect(proof('entries-balance')).toMatchObject({ grade: 'question', count: 1 });
  });

  test('find a number that was used twice, and days outside of the period', async () => {
    const { proof } = await readingOf(
      `Journal\nJanuary 2025\n${journalOf([
        { day: '2025-01-05', account: 'Checking', cents: 5, number: '9' },
        { day: '2025-01-05', account: 'Sales', cents: -5, number: '9' },
        { day: '2025-02-01', account: 'Checking', cents: 5, number: '9' },
        { day: '2025-02-01', account: 'Sales', cents: -5, number: '9' },
      ])}`,
    );
    expect(proof('numbers-used-once')).toMatchObject({ grade: 'question', count: 1, places: [{ row: 6 }] });
    expect(proof('days-in-period')).toMatchObject({ grade: 'wrong', count: 2 });
  });
});

describe('a workbook', () => {
  const head = ['Date', 'Type', 'Num', 'Account', 'Debit', 'Credit'];

  test('has dates as numbers, and formulas that were left as text', async () => {
    const file = await workbook({
      formats: ['m/d/yyyy', '#,##0.00'],
      rows: [
        head,
        [{ number: 45_688, format: 1 }, 'J', '1', 'Checking', { number: '236705.5', format: 2 }, null],
        [{ number: 45_688, format: 1 }, 'J', '1', 'Sales', null, '=236705.50'],
      ],
    });
    const { sums, lines } = await readingOf(file);
    expect(sums).toEqual({ Checking: 23_670_550, Sales: -23_670_550 });
    expect(lines[0]?.day).toBe('2025-01-31');
  });

  test('keeps a hidden sheet closed, and says so', async () => {
    const file = await workbook({
      rows: [head, ['01/31/2025', 'J', '1', 'Checking', 1, null], ['01/31/2025', 'J', '1', 'Sales', null, 1]],
      sheets:
        '<sheet name="Ledger" sheetId="1" r:id="rId1"/><sheet name="Old" sheetId="2" state="hidden" r:id="rId1"/>',
    });
    const { proof, lines, hidden } = await readingOf(file);
    expect(lines).toHaveLength(2);
    expect(hidden).toEqual(['Old']);
    expect(proof('sheets-read')).toMatchObject({ grade: 'question', count: 1 });
  });
});

test.for([
  ['', 'file-empty'],
  ['Date,Account,Debit,Credit\n2025-01-05,"A,1.00,', 'quote-open'],
  ['Date,Account\u0001,Debit,Credit\n', 'file-not-text'],
  ['PK\u0003\u0004 no zip at all', 'workbook-broken'],
])('a file that cannot be read says why: %s', async ([text = '', code]) => {
  await expect(readText(text)).rejects.toMatchObject({ code });
});
