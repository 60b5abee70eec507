import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatements } from '#features/quality-of-earnings/bank-statements/server/read-statements.ts';
import { Refused } from '#kernel/refusal.ts';

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

const read = (text: string | Uint8Array, said = new Map()) =>
  readStatements(typeof text === 'string' ? new TextEncoder().encode(text) : text, said);
const foreign = (name: string) => read(readFileSync(new URL(`bank-files/${name}`, import.meta.url)));
const only = (text: string) => {
  const found = read(text).statements?.[0];
  if (!found) throw new Error('no statement');
  return found;
};
const told = (text: string) => {
  const { opening, closing, lines, lastFour } = only(text);
  return { opening, closing, lastFour, lines: lines.map(({ day, amount, name }) => [day, amount, name]) };
};

describe('files that other programs wrote', () => {
  test('OFX of version 1: every line, its balance, and that it is not in dollars', () => {
    const [statement] = foreign('new-zealand.ofx').statements ?? [];
    expect(statement).toMatchObject({ kind: 'bank', from: '2012-01-01', to: '2012-10-03' });
    expect(statement?.lines.map(({ amount }) => amount)).toEqual([1990, -101, -10000, -7199, -2001]);
    expect(statement?.lines[2]).toMatchObject({
      ...{ name: '06 0773 0214764 33', memo: 'Debit Transfer: Bike', reference: '20120907.0', row: 54 },
    });
    expect(statement?.troubles).toMatchObject([{ trouble: 'other-currency', text: 'NZD' }]);
  });

  test('QFX whose elements are all closed, on one line', () => {
    expect(foreign('savings.qfx').statements).toMatchObject([
      {
        ...{
          kind: 'bank',
          name: 'Ally',
          from: '2016-12-04',
          to: '2017-01-04',
          opening: null,
          closing: 102523,
        },
        lines: [{ day: '2016-12-15', amount: 84, name: 'Interest Paid', reference: '21172131531687' }],
      },
    ]);
  });

  test('QIF with splits and addresses', () => {
    expect(foreign('checking.qif').statements).toMatchObject([
      {
        kind: 'bank',
        lines: [
          { day: '1994-06-01', amount: -100000, name: 'Bank Of Mortgage', number: '1005', row: 2 },
          { day: '1994-06-02', amount: 7500, name: 'Deposit' },
          { day: '1994-06-03', amount: -1000, name: 'JoBob Biggs', memo: 'J.B. gets bucks' },
        ],
      },
    ]);
  });

  test('QIF in Windows-1252', () => {
    expect(foreign('windows-1252.qif').statements).toMatchObject([
      { lines: [{ day: '2010-03-03', amount: -37900, name: 'SOME £$™€ CHARACTERS' }] },
    ]);
  });

  test('investments are no bank account', () => {
    expect(codeOf(() => foreign('investments.qif'))).toBe('no-bank-lines');
  });
});

const ofx = (lines: string, more = '') => `OFXHEADER:100
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>0000551234</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20250101<DTEND>20250131
${lines}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>150.00<DTASOF>20250131</LEDGERBAL>${more}
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const line = (amount: string, more = '') =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250105120000[-5:EST]<TRNAMT>${amount}<FITID>1<NAME>A &amp; B &#38; &lt;C&gt;${more}</STMTTRN>`;

describe('OFX', () => {
  test('entities, a sign, a decimal comma', () => {
    expect(told(ofx(line('+50.00')))).toEqual({
      ...{ opening: null, closing: 15000, lastFour: '1234' },
      lines: [['2025-01-05', 5000, 'A & B & <C>']],
    });
    expect(only(ofx(line('-1,5'))).lines[0]?.amount).toBe(-150);
  });

  test('an amount that is not clear is a trouble at its line', () => {
    for (const [amount, trouble] of [
      ['1,500', 'amount-unclear'],
      ['12.345', 'part-of-a-cent'],
      ['', 'amount-missing'],
      ['x', 'amount-unclear'],
    ] as const)
      expect(only(ofx(line(amount))).troubles).toMatchObject([{ row: 4, trouble }]);
  });

  test('a balance of a day after the lines says nothing of them', () => {
    const later = ofx(line('50.00')).replace('<DTASOF>20250131', '<DTASOF>20250301');
    expect(only(later).closing).toBeNull();
  });

  test('a first day of long ago is not believed, one of a quiet account is', () => {
    const from = (day: string) =>
      only(ofx(line('1.00')).replace('<DTSTART>20250101', `<DTSTART>${day}`)).from;
    expect([from('19700101'), from('20240201')]).toEqual(['2025-01-05', '2024-02-01']);
  });

  test('a file that ends within a statement is not read in part', () => {
    expect(codeOf(() => read(ofx(line('50.00')).slice(0, 330)))).toBe('statement-broken');
  });

  test('more lines than are read at once are refused', () => {
    expect(codeOf(() => read(ofx('<STMTTRN></STMTTRN>'.repeat(50_001))))).toBe('too-many-bank-lines');
  });

  test('declared entities are never followed', () => {
    const evil = `<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY x SYSTEM "file:///etc/passwd">]>${ofx(line('1.00', '<MEMO>&x;'))}`;
    expect(only(evil).lines[0]?.memo).toBe('&x;');
  });

  test('a literal text may look like a tag', () => {
    expect(only(ofx(line('1.00', '<MEMO><![CDATA[a <b> & c]]></MEMO>'))).lines[0]?.memo).toBe('a <b> & c');
  });

  test('an account that money went to is not that of the statement', () => {
    const to = line('1.00', '<BANKACCTTO><ACCTID>99999999</BANKACCTTO>');
    expect(only(ofx(to)).lastFour).toBe('1234');
  });
});

describe('CSV', () => {
  const lines = [
    ['2025-01-02', 25000, 'Ann Ace'],
    ['2025-01-05', -4550, 'Fuel'],
  ];
  test.each([
    [
      'Chase checking',
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,01/05/2025,Fuel,-45.50,DEBIT_CARD,304.50,,\nCREDIT,01/02/2025,Ann Ace,250.00,ACH_CREDIT,350.00,,\n',
      { opening: 10000, closing: 30450 },
    ],
    [
      'Bank of America',
      'Description,,Summary Amt.\nBeginning balance as of 01/01/2025,,"100.00"\nTotal credits,,"250.00"\nEnding balance as of 01/31/2025,,"304.50"\n\nDate,Description,Amount,Running Bal.\n01/01/2025,Beginning balance as of 01/01/2025,,"100.00"\n01/02/2025,"Ann Ace","250.00","350.00"\n01/05/2025,"Fuel","-45.50","304.50"\n',
      { opening: 10000, closing: 30450 },
    ],
    [
      'Wells Fargo, without a header',
      '"01/05/2025","-45.50","*","","Fuel"\n"01/02/2025","250.00","*","","Ann Ace"\n',
      { opening: null, closing: null },
    ],
    [
      'Capital One, sides in a column',
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance\n1234,Fuel,01/05/25,Debit,45.5,304.5\n1234,Ann Ace,01/02/25,Credit,250,350\n',
      { opening: 10000, closing: 30450, lastFour: '1234' },
    ],
    [
      'PNC, money out and in',
      'Date,Description,Withdrawals,Deposits,Balance\n01/05/2025,Fuel,$45.50,,$304.50\n01/02/2025,Ann Ace,,$250.00,$350.00\n',
      { opening: 10000, closing: 30450 },
    ],
    [
      'Citi, with a pending line',
      'Status,Date,Description,Debit,Credit\nPending,01/09/2025,Hotel,99.00,\nCleared,01/05/2025,Fuel,45.50,\nCleared,01/02/2025,Ann Ace,,250.00\n',
      { opening: null, closing: null },
    ],
    [
      'days first, decimal commas',
      'Date;Description;Amount\n02.01.2025;Ann Ace;250,00\n05.01.2025;Fuel;-45,50\n31.01.2025;Nothing;0,00\n',
      null,
    ],
  ])('%s', (_, text, balances) => {
    const found = told(text);
    expect(found.lines.slice(0, 2)).toEqual(lines);
    if (balances) expect(found).toMatchObject(balances);
  });

  test('a balance that does not follow is named at its row, to the cent', () => {
    const text =
      'Date,Description,Amount,Balance\n01/02/2025,Ann,250.00,350.00\n01/05/2025,Fuel,-45.50,304.51\n01/06/2025,Ink,-4.51,300.00\n';
    expect(only(text).breaks).toEqual([{ row: 3, difference: 1 }]);
  });

  test('what cannot be read is named at its row', () => {
    const text =
      'Date,Description,Debit,Credit,Currency\n01/02/2025,A,1.00,2.00,USD\n,B,1.00,,USD\n13/13/2025,C,1.00,,USD\n01/03/2025,D,1.00,,EUR\n';
    expect(only(text).troubles).toMatchObject([
      { row: 2, trouble: 'both-sides' },
      { row: 3, trouble: 'day-missing' },
      { row: 4, trouble: 'day-unclear' },
      { row: 5, trouble: 'other-currency' },
    ]);
  });

  test('asks for the columns of an unknown header, and remembers them', () => {
    const text = 'Quando,Chi,Quanto\n2025-01-02,Ann Ace,250.00\n';
    expect(read(text)).toMatchObject({
      statements: null,
      rows: [['Quando', 'Chi', 'Quanto'], expect.anything()],
    });
    const said = new Map([['quando|chi|quanto', { date: 0, name: 1, amount: 2 }]]);
    expect(read(text, said).statements?.[0]?.lines).toMatchObject([{ name: 'Ann Ace', amount: 25000 }]);
  });

  test('a picture is no statement', () => {
    expect(codeOf(() => read(new Uint8Array([137, 80, 78, 71, 0, 1, 2, 3])))).toBe('file-not-text');
    expect(codeOf(() => read(''))).toBe('file-empty');
  });
});

test('QIF writes years in two ways, and an opening balance as a line', () => {
  const text =
    "!Type:Bank\nD1/ 1'25\nT100.00\nPOpening Balance\nL[Checking]\n^\nD1/ 2'25\nT-12.50\nPFuel\n^\n";
  expect(told(text)).toMatchObject({ opening: 10000, lines: [['2025-01-02', -1250, 'Fuel']] });
});
