import { describe, expect, test } from 'vitest';
import { readStatements } from '#features/quality-of-earnings/bank-statements/server/read-statements.ts';

const statementsIn = (text: string) =>
  readStatements(new TextEncoder().encode(text), new Map()).statements ?? [];
const amountsIn = (text: string) => statementsIn(text)[0]?.lines.map(({ amount }) => amount);

test('Schwab: names of columns without spaces', () => {
  const [statement] =
    statementsIn(`"Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"
"08/17/2025","Posted","DEPOSIT","","Deposit","","$20.00","$878.47"
"08/14/2025","Posted","CHECK","558","Check Paid","$103.00","","$858.47"
`);
  expect(statement).toMatchObject({ opening: 96_147, closing: 87_847, breaks: [] });
  expect(statement?.lines[0]).toMatchObject({ number: '558', amount: -10_300 });
});

test('Citi: money in has a minus sign in its own column', () => {
  const text = 'Status,Date,Description,Debit,Credit\n';
  expect(amountsIn(`${text}Cleared,03/21/2025,Films,17.99,\nCleared,03/16/2025,Payment,,-2000.05\n`)).toEqual(
    [200_005, -1_799],
  );
  expect(amountsIn(`${text}Cleared,03/21/2025,Films,-17.99,\nCleared,03/16/2025,Pay,,5.00\n`)).toEqual([
    500, -1_799,
  ]);
});

test('an amount below zero among others above is not guessed at', () => {
  const [statement] = statementsIn(
    'Date,Description,Debit,Credit\n03/01/2025,Fuel,10.00,\n03/02/2025,Refund,-4.00,\n03/03/2025,Ann,,5.00\n',
  );
  expect(statement?.lines.map(({ amount }) => amount)).toEqual([-1_000, 500]);
  expect(statement?.troubles).toEqual([{ row: 3, trouble: 'amount-unclear', text: '-4.00' }]);
});

test('Mercury: accounts are apart, and what failed moved no money', () => {
  const found = statementsIn(`Date (UTC),Description,Amount,Status,Source Account,Bank Description
12-30-2024,Ride,-55.99,Sent,Mercury Checking xx8655,RIDE
12-29-2024,Payout,1200.00,Sent,Mercury Checking xx8655,PAYOUT
12-28-2024,Wire,-999.00,Failed,Mercury Checking xx8655,WIRE OUT
12-27-2024,Coffee,-9.89,Sent,Mercury Savings xx1234,COFFEE
`);
  expect(found.map(({ lastFour, lines }) => [lastFour, lines.map(({ amount }) => amount)])).toEqual([
    ['8655', [120_000, -5_599]],
    ['1234', [-989]],
  ]);
});

test('cards of one account, and accounts on the other side of a line, are not apart', () => {
  const cards =
    'Transaction Date,Posted Date,Card No.,Description,Debit,Credit\n2025-01-02,2025-01-02,1234,Fuel,5.00,\n2025-01-03,2025-01-03,9876,Payment,,5.00\n';
  const others =
    'Date,Description,Account,Deposit,Withdrawal\n01/02/2025,Ann,Sales 4000,7.00,\n01/03/2025,Bo,Rent,,2.00\n';
  expect([cards, others].map((text) => statementsIn(text).map(({ lastFour }) => lastFour))).toEqual([
    [''],
    [''],
  ]);
});

test('Bank of America: lines that were cut off show against the balance at the end', () => {
  const [statement] = statementsIn(`Description,,Summary Amt.
Beginning balance as of 04/01/2025,,"1,000.00"
Ending balance as of 04/30/2025,,"990.00"

Date,Description,Amount,Running Bal.
04/01/2025,Beginning balance as of 04/01/2025,,"1,000.00"
04/02/2025,"Fuel","-45.00","955.00"
`);
  expect(statement).toMatchObject({ opening: 100_000, closing: 99_000, breaks: [] });
});

test.for([
  [
    'American Express',
    'Date,Description,Card Member,Account #,Amount',
    '01/13/2025,Books,ANN,-12345,23.50',
    '01/15/2025,Payment,ANN,-12345,-9.00',
  ],
  [
    'Apple',
    'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By',
    '01/13/2025,01/13/2025,Books,Shop,Other,Purchase,23.50,Ann',
    '01/15/2025,01/15/2025,Payment,Bank,Payment,Payment,-9.00,Ann',
  ],
  [
    'Discover',
    'Trans. Date,Post Date,Description,Amount,Category',
    '01/13/2025,01/13/2025,Books,23.50,Other',
    '01/15/2025,01/15/2025,Payment,-9.00,Payments',
  ],
])('%s: what is owed grows with a purchase', ([, ...lines]) => {
  const [statement] = statementsIn(lines.join('\n'));
  expect(statement?.kind).toBe('card');
  expect(statement?.lines.map(({ amount }) => amount)).toEqual([-2_350, 900]);
});

test('Chase: a purchase with a minus sign stays one', () => {
  const text =
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n01/13/2025,01/13/2025,Books,Shop,Sale,-23.50,\n';
  expect(amountsIn(text)).toEqual([-2_350]);
});

test('Truist: money in has a plus sign behind the dollar sign', () => {
  const text = 'Date,Transaction Type,Serial Number,Description,Amount,Daily Posted Balance\n';
  expect(
    amountsIn(`${text}03/24/2025,Interest,,Interest,$+0.02,$3170.81\n03/25/2025,POS,,News,($4),\n`),
  ).toEqual([2, -400]);
});

test('a minus sign may stand behind, and one on both sides is no amount', () => {
  const [statement] = statementsIn(
    'Date,Description,Amount\n03/24/2025,Fee,"1,234.56-"\n03/25/2025,Odd,-5.00-\n03/26/2025,Odd,+-5.00\n',
  );
  expect(statement?.lines.map(({ amount }) => amount)).toEqual([-123_456]);
  expect(statement?.troubles.map(({ row }) => row)).toEqual([3, 4]);
});

test('a credit union: the status of posting says what is pending', () => {
  const text = 'Posting Date,Posting Status,Amount,Description\n07/02/2025,Posted,-40.25000,Fuel\n';
  expect(amountsIn(`${text}07/03/2025,Pending,10.00000,Ann\n`)).toEqual([-4_025]);
});

test('OFX: an amount in a currency of its own is not in dollars, one converted from it is', () => {
  const line = (more: string) => `<STMTTRN><DTPOSTED>20250105<TRNAMT>12.34<NAME>Ann${more}</STMTTRN>`;
  const currency = (tag: string, of: string) => `<${tag}><CURRATE>1.0<CURSYM>${of}</${tag}>`;
  const [statement] = statementsIn(
    `<OFX><STMTRS><CURDEF>${['CURRENCY', 'ORIGCURRENCY'].map((tag) => line(currency(tag, 'AUD'))).join('')}${line(currency('CURRENCY', 'USD'))}</STMTRS></OFX>`,
  );
  expect(statement?.lines).toHaveLength(2);
  expect(statement?.troubles).toMatchObject([{ trouble: 'other-currency', text: 'AUD' }]);
});

test('QIF: a day that begins with its year', () => {
  const [statement] = statementsIn(
    "!Type:Bank\nD2022/09/24\nT1\n^\nD2022-9-3\nT1\n^\nD2022-09-23\nT-184.80\n^\nD9/8'22\nT-13.16\n^\nD9-7-22\nT1\n^\n",
  );
  expect(statement?.lines.map(({ day }) => day)).toEqual([
    '2022-09-24',
    '2022-09-03',
    '2022-09-23',
    '2022-09-08',
    '2022-09-07',
  ]);
});

test('Fidelity: notes below the lines are none, and a line without an amount is one', () => {
  const [statement] = statementsIn(
    'Date,Description,Amount\n12/01/2025,Ann,5.00\n12/02/2025,Bo,\n\n"The data is provided to you solely for your use."\n"Date downloaded 12/31/2025, 9:11 AM"\n',
  );
  expect(statement?.lines).toHaveLength(1);
  expect(statement?.troubles).toMatchObject([{ row: 3, trouble: 'amount-missing' }]);
});

describe('a column that is called Account', () => {
  const head = 'Date,Description,Account,Deposit,Withdrawal,Balance\n';

  test('may name the other account, also by its number', () => {
    const found = statementsIn(
      `${head}01/02/2025,Ann,Sales 4000,7.00,,107.00\n01/03/2025,Bo,Rent 6000,,2.00,105.00\n`,
    );
    expect(found).toMatchObject([{ opening: 10_000, closing: 10_500, breaks: [] }]);
  });

  test('names the account of each line where balances follow in each only', () => {
    const found = statementsIn(
      `${head}01/02/2025,Ann,Main 1234,7.00,,107.00\n01/02/2025,Bo,Tax 9876,,2.00,48.00\n01/03/2025,Ann,Main 1234,1.00,,108.00\n`,
    );
    expect(found.map(({ lastFour, closing }) => [lastFour, closing])).toEqual([
      ['1234', 10_800],
      ['9876', 4_800],
    ]);
  });

  test('leaves notes below the lines out', () => {
    const found =
      statementsIn(`Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance
1234,04/01/2025,5.00,Credit,Ann,5.00
9999,04/02/2025,7.00,Credit,Bo,7.00
,,,,"Downloaded 04/30/2025",
`);
    expect(found.map(({ lastFour }) => lastFour)).toEqual(['1234', '9999']);
  });
});

test('American Express without card members: a charge is money out', () => {
  const [statement] =
    statementsIn(`Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference,Category
04/02/2025,FUEL,40.00,,FUEL,,,,,'1',Transportation
04/03/2025,AUTOPAY PAYMENT,-100.00,,AUTOPAY,,,,,'2',
`);
  expect(statement).toMatchObject({ kind: 'card', lines: [{ amount: -4_000 }, { amount: 10_000 }] });
});

test('amounts with a sign below the names of Discover, but not written as Discover does, keep it', () => {
  expect(
    amountsIn('Trans Date,Post Date,Description,Amount,Category\n04/01/2025,04/02/2025,Fuel,-40.00,Gas\n'),
  ).toEqual([-4_000]);
});

describe('balances above the lines', () => {
  const lines = 'Date,Description,Amount,Balance\n04/01/2025,Ann,-45.00,955.00\n';

  test('stand beside their names', () => {
    const found = statementsIn(`"Beginning Balance:","$1,000.00","Ending Balance:","$955.00"\n\n${lines}`);
    expect(found).toMatchObject([{ opening: 100_000, closing: 95_500 }]);
  });

  test('give way to those of the lines where they tell no day', () => {
    expect(statementsIn(`Ending Balance,"$5,000.00"\n\n${lines}`)).toMatchObject([{ closing: 95_500 }]);
  });

  test('give way to those of the lines where they are of another time', () => {
    const found = statementsIn(`Ending balance as of 11/30/2025,"$5,000.00"\n\n${lines}`);
    expect(found).toMatchObject([{ closing: 95_500 }]);
  });

  test('count where the lines have none', () => {
    const bare = 'Date,Description,Amount\n04/01/2025,Ann,-45.00\n';
    expect(statementsIn(`Ending Balance,"$5,000.00"\n\n${bare}`)).toMatchObject([{ closing: 500_000 }]);
  });
});

test.for(['Blocked', 'Reversed', 'Scheduled', 'Processing', 'Pending - hold', 'Not Posted'])(
  'a line that is %s moved no money',
  (status) => {
    const text = `Date (UTC),Description,Amount,Status\n12-30-2024,Ride,-55.99,Sent\n12-29-2024,Wire,-999.00,${status}\n`;
    expect(amountsIn(text)).toEqual([-5_599]);
  },
);

test('PNC: pending lines and a total are no lines', () => {
  const [statement] = statementsIn(
    'Date,Description,Withdrawals,Deposits,Category\nPENDING - 04/05/2025,COFFEE,$4.00,,Gas\n04/02/2025,Fuel,$5.00,,Gas\nTotal,,$5.00,$0.00,\n',
  );
  expect(statement).toMatchObject({ troubles: [], lines: [{ amount: -500 }] });
});

test('among amounts with a minus sign, the one without is not guessed at', () => {
  const [statement] = statementsIn(
    'Date,Description,Debit,Credit\n03/01/2025,Fuel,-40.00,\n03/02/2025,Rent,-10.00,\n03/03/2025,Odd,2.00,\n',
  );
  expect(statement?.lines.map(({ amount }) => amount)).toEqual([-4_000, -1_000]);
  expect(statement?.troubles).toMatchObject([{ row: 4, text: '2.00' }]);
});
