import { describe, expect, test } from 'vitest';
import { readingOf } from './read.ts';

describe('Wave', () => {
  const report = `Account Transactions
Harbor Supply
Date Range: 2025-01-01 to 2025-12-31
Report Type: Accrual (Paid & Unpaid)
ACCOUNT NUMBER,DATE,DESCRIPTION,DEBIT (In Business Currency),CREDIT (In Business Currency),BALANCE (In Business Currency)
,Checking 12,,,,
Starting Balance,,,,,$100.00
,2025-01-04,Ann,$40.00,,$140.00
,2025-02-04,Fee,,$15.00,$125.00
Totals and Ending Balance,,,$40.00,$15.00,$125.00
Balance Change,,,$25.00,,
""
,Sales,,,,
Starting Balance,,,,,$0.00
,2025-01-04,Ann,,$40.00,$40.00
Totals and Ending Balance,,,$0.00,$40.00,$40.00
Balance Change,,,$40.00,,
""
,Bank fees,,,,
Starting Balance,,,,,$0.00
,2025-02-04,Fee,$15.00,,$15.00
Totals and Ending Balance,,,$15.00,$0.00,$15.00
Balance Change,,,$15.00,,
`;

  test('a total and a change of balance have no name, and are those of the account above', async () => {
    const { sums, troubles, proof, basis, period, accounts } = await readingOf(report);
    expect(sums).toEqual({ 'Checking 12': 2_500, Sales: -4_000, 'Bank fees': 1_500 });
    expect(troubles).toEqual([]);
    expect(basis).toBe('accrual');
    expect(period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(accounts.map(({ opening }) => opening)).toEqual([10_000, 0, 0]);
    for (const code of ['account-totals', 'running-balances', 'days-in-period'])
      expect(proof(code)?.grade).toBe('proved');
  });

  test('a total that is not its lines is wrong at its row', async () => {
    const { proof } = await readingOf(report.replace('Balance,,,$40.00,$15.00', 'Balance,,,$41.00,$15.00'));
    expect(proof('account-totals')).toMatchObject({ grade: 'wrong', difference: 100, places: [{ row: 10 }] });
  });

  test('all transactions, with one and with two columns of amounts', async () => {
    const { sums, lines } =
      await readingOf(`Transaction ID,Transaction Date,Account Name,Transaction Description,Amount (One column), ,Debit Amount (Two Column Approach),Credit Amount (Two Column Approach)
7,2025-01-04,Checking,Ann,40.00,,40.00,0
7,2025-01-04,Sales,Ann,40.00,,0,40.00
`);
    expect(sums).toEqual({ Checking: 4_000, Sales: -4_000 });
    expect(new Set(lines.map(({ entry }) => entry)).size).toBe(1);
  });
});

test('Wave: the first account alone in its column, a balance without a name, and names repeated on lines', async () => {
  const { sums, accounts, troubles, proof } =
    await readingOf(`ACCOUNT NUMBER,DATE,DESCRIPTION,DEBIT (In Business Currency),CREDIT (In Business Currency),BALANCE (In Business Currency)
121 - Harbor CK 3388,,,,,
,,,,,$0.00
,12/31/2022,Beginning Balance,"$900.00",,"$900.00"
,1/4/2023,Fee,,$15.00,$885.00
Totals and Ending Balance,,,$900.00,$15.00,$885.00
Balance Change,,,$885.00,,
,,,,,
,Bank fee 2,,,,
Starting Balance,,,,,$0.00
Bank fee 2,1/4/2023,CHECKCARD,$15.00,,$15.00
Totals and Ending Balance,,,$15.00,$0.00,$15.00
Balance Change,,,$15.00,,
,,,,,
,Equity,,,,
Starting Balance,,,,,$0.00
,12/31/2022,Beginning Balance,,$900.00,$900.00
Totals and Ending Balance,,,$0.00,$900.00,$900.00
`);
  expect(sums).toEqual({ '121 - Harbor CK 3388': 88_500, 'Bank fee 2': 1_500, Equity: -90_000 });
  expect(accounts.map(({ opening }) => opening)).toEqual([0, 0, 0]);
  expect(troubles).toEqual([]);
  expect(proof('account-totals')?.grade).toBe('proved');
});

test('Wave: numbers of accounts stand before their names', async () => {
  const { sums, proof } =
    await readingOf(`ACCOUNT NUMBER,DATE,DESCRIPTION,DEBIT (In Business Currency),CREDIT (In Business Currency),BALANCE (In Business Currency)
1010,Checking 12,,,,
Starting Balance,,,,,$100.00
1010,2025-01-04,Ann,$40.00,,$140.00
Totals and Ending Balance,,,$40.00,$0.00,$140.00
4000,Sales,,,,
Starting Balance,,,,,$0.00
4000,2025-01-04,Ann,,$40.00,$40.00
Totals and Ending Balance,,,$0.00,$40.00,$40.00
`);
  expect(sums).toEqual({ '1010 · Checking 12': 4_000, '4000 · Sales': -4_000 });
  expect(proof('account-totals')?.grade).toBe('proved');
});

test('Sage Intacct: journals number their entries each by itself', async () => {
  const { lines, proof } = await readingOf(`Posted dt.,Doc,Memo,Txn No,JNL,Account,Debit,Credit
01/05/2025,D1,Rent,77,APJ,Checking,,40.00
01/05/2025,D1,Rent,77,APJ,Rent,35.00,
02/05/2025,D2,Sale,77,CRJ,Checking,25.00,
02/05/2025,D2,Sale,77,CRJ,Sales,,20.00
`);
  expect(new Set(lines.map(({ entry }) => entry)).size).toBe(2);
  expect(proof('entries-balance')?.grade).not.toBe('proved');
});

test('Sage Intacct: an account with its balance before, in one cell, and totals in the plural', async () => {
  const { sums, troubles, accounts, proof } =
    await readingOf(`Posted dt.,Doc dt.,Doc,Memo/Description,Txn No,JNL,Debit,Credit,Balance
1001-0000 - Checking (Balance forward As of 01/01/2025),,,,,,,,500.00
01/05/2025,01/04/2025,D1,Bill - Bo,77,APJ,,40.00,460.00
Totals for 1001-0000 - Checking,,,,,,0.00,40.00,460.00
6000-0000 - Rent (Balance forward As of 01/01/2025),,,,,,,,0.00
01/05/2025,01/04/2025,D1,Bill - Bo,77,APJ,40.00,,40.00
Totals for 6000-0000 - Rent,,,,,,40.00,0.00,40.00
Grand Totals,,,,,,40.00,40.00,
`);
  expect(sums).toEqual({ '1001-0000 - Checking': -4_000, '6000-0000 - Rent': 4_000 });
  expect(troubles).toEqual([]);
  expect(accounts.map(({ opening }) => opening)).toEqual([50_000, 0]);
  expect(proof('account-totals')?.grade).toBe('proved');
});

test('GnuCash: whole names of accounts, and the currency of each entry', async () => {
  const head =
    'Date,Transaction ID,Description,Commodity/Currency,Full Account Name,Account Name,Amount Num.,Value Num.,Rate/Price';
  const { sums, proof } = await readingOf(`${head}
2025-01-20,a1,Ann,CURRENCY::USD,Assets:Bank:Main,Main,10.00,10.00,1
,,,,Income:Main,Main,-10.00,-10.00,1
`);
  expect(sums).toEqual({ 'Assets › Bank › Main': 1_000, 'Income › Main': -1_000 });
  expect(proof('entries-balance')?.grade).toBe('proved');
  const { troubles } = await readingOf(`${head}
2025-01-20,a1,Ann,CURRENCY::CAD,Assets:Bank,Bank,10.00,10.00,1
2025-01-20,a1,Ann,CURRENCY::CAD,Income:Sales,Sales,-10.00,-10.00,1
`);
  expect(troubles.map(({ trouble }) => trouble)).toEqual(['other-currency', 'other-currency']);
  // Its other lines leave the currency blank; they are of it too.
  const mixed = await readingOf(`${head}
2025-01-10,a1,Ann,CURRENCY::USD,Assets:Bank,Bank,1000.00,1000.00,1
,,,,Income:Sales,Sales,-1000.00,-1000.00,1
2025-01-20,a2,Rent,CURRENCY::CAD,Expenses:Rent,Rent,10.00,10.00,1
,,,,Assets:Bank,Bank,-7.00,-10.00,1
`);
  expect(mixed.sums).toEqual({ 'Assets › Bank': 100_000, 'Income › Sales': -100_000 });
  expect(mixed.troubles.map(({ row }) => row)).toEqual([4, 5]);
});

test('hledger: an amount of another commodity is never added to dollars', async () => {
  const { sums, troubles } =
    await readingOf(`"txnidx","date","status","code","description","account","amount","commodity","credit","debit"
"1","2025-01-05","*","","Hotel","expenses:travel","100.00","EUR","","100.00"
"1","2025-01-05","*","","Hotel","assets:checking","-110.00","$","110.00",""
`);
  expect(sums).toEqual({ 'assets › checking': -11_000 });
  expect(troubles).toMatchObject([{ row: 2, trouble: 'other-currency' }]);
});

test('Xero journals: names of columns without spaces', async () => {
  const { sums } = await readingOf(`JournalNumber,JournalDate,AccountName,NetAmount,Reference
1,23-Jan-25,Sales,-360,INV-1
1,23-Jan-25,Cash,360,INV-1
`);
  expect(sums).toEqual({ Sales: -36_000, Cash: 36_000 });
});

test('QuickBooks Desktop: the number of an entry is on its first line only', async () => {
  const { proof, lines } = await readingOf(`Trans #,Type,Date,Num,Name,Memo,Account,Debit,Credit
1,Bill,01/05/2025,z,Bo,,Accounts Payable,,650.00
,,,,,,Rent,650.00,
,,,,,,,650.00,650.00
`);
  expect(lines).toHaveLength(2);
  expect(proof('entries-balance')?.grade).toBe('proved');
});

test('QuickBooks Online: an account stands above its lines and, with its parents, on each of them', async () => {
  const { sums, accounts, proof } =
    await readingOf(`,Distribution account,Transaction date,Transaction type,Num,Name,Split account,Amount,Balance
1000 Checking,,,,,,,,
,Beginning Balance,,,,,,,500.00
,1000 Checking,01/02/2025,Expense,,Bo,Utilities:Phone,-40.00,460.00
Total for 1000 Checking,,,,,,,-$40.00,
Utilities,,,,,,,,
Phone,,,,,,,,
,Utilities:Phone,01/02/2025,Expense,,Bo,1000 Checking,40.00,40.00
Total for Phone,,,,,,,$40.00,
Total for Utilities with sub-accounts,,,,,,,$40.00,
`);
  expect(sums).toEqual({ '1000 Checking': -4_000, 'Utilities › Phone': 4_000 });
  expect(accounts.map(({ opening }) => opening)).toEqual([50_000, null]);
  expect(proof('account-totals')?.grade).toBe('proved');
});

test.for([
  ['Saturday, Sep 05, 2026 07:31:11 AM GMT-7 - Cash Basis', 'cash'],
  ['Tuesday, Apr. 21, 2026 08:36:09 a.m. GMT-7 - Accrual Basis', 'accrual'],
])('QuickBooks Online: the last line says the basis: %s', async ([footer = '', said]) => {
  const { basis } = await readingOf(`Date,Account,Debit,Credit
01/05/2025,Checking,1.00,
01/05/2025,Sales,,1.00
"${footer}"
`);
  expect(basis).toBe(said);
});

describe('words that name an account or are a memo', () => {
  const files = {
    'an account of QuickBooks Online': `,Transaction date,Transaction type,Num,Name,Memo/Description,Split,Amount,Balance
Rent,,,,,,,,
,01/02/2025,Journal Entry,,,draw,Owner Equity,30.00,30.00
Total for Rent,,,,,,,$30.00,
Owner Equity,,,,,,,,
,01/02/2025,Journal Entry,,,draw,Rent,-40.00,-40.00
Opening Balance Equity,,,,,,,,
,01/05/2025,Journal Entry,,,fix,Rent,10.00,10.00
Total for Opening Balance Equity,,,,,,,$10.00,
Total for Owner Equity with sub-accounts,,,,,,,-$30.00,
`,
    'an account repeated on its lines': `,Distribution account,Transaction date,Transaction type,Num,Name,Split account,Amount,Balance
Owner Equity,,,,,,,,
,Owner Equity,01/02/2025,Expense,,Bo,Rent,-40.00,-40.00
Opening Balance Equity,,,,,,,,
,Owner Equity:Opening Balance Equity,01/05/2025,Journal Entry,,Bo,Rent,10.00,10.00
Total for Opening Balance Equity,,,,,,,$10.00,
Total for Owner Equity with sub-accounts,,,,,,,-$30.00,
`,
  };
  test.for(Object.entries(files))('“Opening Balance Equity” is %s', async ([, text]) => {
    const { lines, accounts, troubles } = await readingOf(text);
    const sums = Object.fromEntries(
      accounts.map(({ number, path }) => [
        path,
        lines.filter(({ account }) => account === number).map(({ amount }) => Math.abs(amount)),
      ]),
    );
    expect(sums).toMatchObject({ 'Owner Equity': [4_000], 'Owner Equity › Opening Balance Equity': [1_000] });
    expect(troubles).toEqual([]);
  });

  test('in the first column of a journal too', async () => {
    const { sums } = await readingOf(`Account,Date,Debit,Credit
Checking,01/05/2025,1.00,
Opening Balance Equity,01/05/2025,,1.00
`);
    expect(sums).toEqual({ Checking: 100, 'Opening Balance Equity': -100 });
  });

  test.for([
    'Net change in deferred revenue',
    'Closing balance correction',
    'Opening balance',
    'Closing balance',
    'Total rent of March',
  ])('the memo “%s” does not drop its line', async (memo) => {
    const { sums } = await readingOf(`Date,Memo,Account,Debit,Credit
01/31/2025,${memo},Deferred revenue,30.00,
,${memo},Sales,,30.00
`);
    expect(sums).toEqual({ 'Deferred revenue': 3_000, Sales: -3_000 });
  });
});

test('a posting date counts only where there is no other', async () => {
  const { lines } = await readingOf(`Posted Date,Date,Account,Debit,Credit
02/03/2025,01/31/2025,Cash,5.00,
02/03/2025,01/31/2025,Sales,,5.00
`);
  expect(lines.map(({ day }) => day)).toEqual(['2025-01-31', '2025-01-31']);
});

test('NetSuite: the total of an account with a dash', async () => {
  const { sums, proof } = await readingOf(`Account,Type,Date,Document Number,Name,Debit,Credit,Balance
1000 - Checking,,,,,,,$0.00
,Payment,1/5/2025,P1,Ann,$10.00,,$10.00
Total - 1000 - Checking,,,,,$10.00,$0.00,$10.00
4000 - Sales,,,,,,,$0.00
,Payment,1/5/2025,P1,Ann,,$10.00,($10.00)
Total - 4000 - Sales,,,,,$0.00,$10.00,($10.00)
`);
  expect(sums).toEqual({ '1000 - Checking': 1_000, '4000 - Sales': -1_000 });
  expect(proof('account-totals')?.grade).toBe('proved');
});
