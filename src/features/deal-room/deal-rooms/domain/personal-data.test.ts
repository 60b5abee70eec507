import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostFindings, personalDataFinder } from './personal-data.ts';

const findPersonalData = (text: string) => personalDataFinder()(text);
const kinds = (text: string) => findPersonalData(text).map(({ kind }) => kind);

describe('personal data', () => {
  test.each([
    ['a social-security number', 'SSN: 219-09-9999', 'ssn'],
    ['one without hyphens that is called so', 'Social Security No. 219099999', 'ssn'],
    ['one with spaces', 'employee 219 09 9999', 'ssn'],
    ['one between dashes', 'Ann Lee—219-09-9999—hired in May', 'ssn'],
    ['one between hyphens', 'Ann Lee -219-09-9999- hired', 'ssn'],
    ['a card number after a dash', 'Visa—4111111111111111', 'card'],
    ['a card number', 'Visa 4111 1111 1111 1111', 'card'],
    ['a routing number beside a word of banking', 'Routing 021000021', 'bank-account'],
    ['an account number', 'Checking account 000123456789', 'bank-account'],
    ['an account number that is called so', 'Account no. 48213', 'bank-account'],
    ['an account number in groups', 'Acct # 1234 5678 90', 'bank-account'],
    ['an IBAN in groups', 'Pay to DE89 3704 0044 0532 0130 00 please', 'bank-account'],
    ['an IBAN in one piece', 'IBAN:GB29NWBK60161331926819', 'bank-account'],
    ['an IBAN in small letters', 'iban: nl91abna0417164300', 'bank-account'],
    ['an IBAN in small letters and groups', 'iban de89 3704 0044 0532 0130 00 to pay', 'bank-account'],
    ['an IBAN with hyphens', 'DE89-3704-0044-0532-0130-00', 'bank-account'],
    ['an IBAN before words of four letters', 'BE68 5390 0754 7034 that they have', 'bank-account'],
    ['an IBAN joined to its word', 'IBANGB29NWBK60161331926819', 'bank-account'],
    ['a short number of a bank account', 'Bank account: 55120345', 'bank-account'],
    ['one that has words before it', 'Business bank acct 5512 0345', 'bank-account'],
    ['one in groups', 'Checking account 1044 1213 9325', 'bank-account'],
    ['one with a zero in front, in groups', 'Savings 0104412 139325', 'bank-account'],
    ['one with a zero in front, beside a sum', 'Total to checking account 000123456789', 'bank-account'],
    ['one that is paid to', 'Acct pay to 139325031', 'bank-account'],
    ['one whose bank is named', 'Savings account (First Bank) 139325031', 'bank-account'],
    ['one that looks like no day', 'Bank account 20249912', 'bank-account'],
    ['a social-security number with odd gaps', 'SSN: 512 - 44 - 9078', 'ssn'],
    ['one with dots that is called so', 'SSN 512.44.9078', 'ssn'],
    ['an account number that is a field', 'account_number: 104412139', 'bank-account'],
    ['an account number in one word', 'AcctNo 55120', 'bank-account'],
    ['a shortened label of a social-security number', 'SS# 219099999', 'ssn'],
    ['another shortened label', 'Soc. Sec. # 219099999', 'ssn'],
    ['a date of birth with the day first', 'DOB 12 April 1961', 'birth-date'],
    ['a date of birth with a short month', 'DOB: 12-Apr-61', 'birth-date'],
    ['a date of birth with the year first', 'D.O.B. 1961/04/12', 'birth-date'],
    ['a date of birth with an ordinal', 'Date of birth: April 12th, 1961', 'birth-date'],
    ['a birthday', 'Birthday: Apr. 12, 1961', 'birth-date'],
    ['a date of birth', 'DOB: 04/12/1961', 'birth-date'],
    ['a date of birth with dashes', 'DOB 04–12–1961', 'birth-date'],
    ['a date of birth in words', 'Date of birth: April 12, 1961', 'birth-date'],
  ])('is found: %s', (_what, text, kind) => expect(kinds(text)).toEqual([kind]));

  test.each([
    ['numbers that were never issued', '000-12-3456 666-12-3456 900-12-3456 219-00-1234 219-09-0000'],
    ['a telephone number', 'Call 801-555-0134'],
    ['a row of digits that fails Luhn', '4111 1111 1111 1112'],
    ['an invoice number like a routing number', 'Invoice 021000021'],
    ['a nine-digit number that fails the ABA check', 'Routing 021000022'],
    ['money and dates', 'Paid $1,250,000.00 on 04/12/2025'],
    ['an EIN', '12-3456789'],
    ['a longer number in groups', '1-219-09-9999 219-09-9999-4 1–219–09–9999'],
    ['a balance with cents', 'Bank Account: Chequing 139325.03'],
    ['a balance with commas', 'Savings account 1,139,325'],
    ['a balance in whole dollars', 'Checking 139325'],
    ['a balance in dollars', 'Checking account: $12345678'],
    ['an IBAN with a wrong digit', 'DE89 3704 0044 0532 0130 01'],
    ['a part number', 'AB12 CDEF 3456 GHIJ'],
    ['an IBAN of no country', 'XX89 3704 0044 0532 0130 00'],
    ['an IBAN that is too long', 'DE89 3704 0044 0532 0130 001'],
    ['what is owed to it', 'Account Receivable 104412345'],
    ['what it owes', 'Account Payable: 139325031'],
    ['what is owed to it, shortened', 'Acct. rec. 104412345'],
    ['what it owes, shortened', 'Acct pay 104412345'],
    ['a sum', 'Total account balance 1234567890'],
    ['a sum of several', 'Total bank account 1234567890'],
    ['an account of the ledger', 'GL Account 6100-0000-1234567'],
    ['a number of the ledger', 'G/L account no. 6100-0000-1234567'],
    ['another of the ledger', 'Ledger account # 61000000'],
    ['balances of two years', 'Bank account 104412 139325'],
    ['balances of three', 'Checking 104412 9325 139325'],
    ['a day after an account', 'Bank account 12-31-2024'],
    ['another day', 'Bank account 20241231'],
    ['a day and a sum', 'Bank account 01-31-2024 1500'],
    ['years', 'Bank account 2023–2024 statements'],
    ['a balance with cents, typeset', 'Bank Account: 55120345.03'],
    ['a balance of eight digits', 'Bank account: $55120345'],
    ['a word that begins like a label', 'Accounting 104412 Account_notes 12'],
    ['a section of a contract', 'Soc. Sec. benefits 2025 paid'],
    ['a telephone number, typeset', 'Call 801–555–0134'],
  ])('is not: %s', (_what, text) => expect(kinds(text)).toEqual([]));

  test.each([
    ['Name,SSN,Pay\nAnn Lee,219099999,52000', ['ssn']],
    ['Name;Employee SSN;Pay\n"Lee; Ann";219-09-9999;52000', ['ssn']],
    ['first_name\tSoc. Sec. #\tDate_of_Birth\nAnn\t19099999\t1961-04-12', ['ssn', 'birth-date']],
    ['Name|DateOfBirth\nAnn|22381', ['birth-date']],
    ['Payee,Bank account,Routing #\nLee,000123456789,021000021', ['bank-account', 'bank-account']],
    ['Name,SSN\n\nAnn,219099999\nBob,219099998', ['ssn', 'ssn']],
    ['Account number,Name\n4000,Sales\n12345,Rent', []],
    ['Name,SSN\nTotal of all\nInvoice,219099999', []],
    ['Customer,EIN\nAcme,123456789', []],
    ['Name,SSN\nAnn,none\nBob,000123456', []],
  ])('is found in columns that are called so: %j', (text, expected) => expect(kinds(text)).toEqual(expected));

  const typeset = {
    'an en dash': '–',
    'a hyphen that does not break': '\u2011',
    'a minus': '\u2212',
    'a soft hyphen': '\u00ad',
    'a wide hyphen': '－',
    'a no-break space': '\u00a0',
    'a thin space': '\u2009',
    'a narrow no-break space': '\u202f',
    'a wide space': '\u3000',
    'a space and what nobody sees': ' \u200b',
  };
  test.each(Object.entries(typeset))('is found with %s in it', (_what, between) => {
    const text = ['SSN 512 44 9078', 'Card 4111 1111 1111 1111', 'IBAN DE89 3704 0044 0532 0130 00'];
    const written = text.map((line) => line.replace(/(?<= .*) /g, between));
    expect(findPersonalData(written.join('\n'))).toEqual([
      { kind: 'ssn', masked: '•••9078', place: 'line 1' },
      { kind: 'card', masked: '•••1111', place: 'line 2' },
      { kind: 'bank-account', masked: '•••3000', place: 'line 3' },
    ]);
  });

  test.each(['SSN ５１２－４４－９０７８', '–5″ pipe, 512–44–9078', 'Name,SSN\nPipe 5″,512–44–9078\n'])(
    'is found once in %j',
    (text) => expect(kinds(text)).toEqual(['ssn']),
  );

  test('is found however the numbers are typeset', () => {
    const gap = fc.constantFrom('-', ' ', ...Object.values(typeset));
    fc.assert(
      fc.property(gap, fc.nat({ max: 30 }), (between, before) => {
        const text = `${'—word\u00a0'.repeat(before)} 219${between}09${between}9999`;
        expect(findPersonalData(text)).toMatchObject([{ kind: 'ssn', masked: '•••9999' }]);
      }),
    );
  });

  test('excludes an IBAN with a wrong digit, whatever its letters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const right = 'de89370400440532013000';
        const wrong = String((Number(right[at]) + by) % 10);
        expect(kinds(`iban ${right.slice(0, at)}${wrong}${right.slice(at + 1)}`)).toEqual([]);
      }),
    );
  });

  test('is found in a table that continues in the next piece', () => {
    const find = personalDataFinder();
    expect(find('Name,SSN\n')).toEqual([]);
    expect(find('Ann,219099999\n')).toMatchObject([{ kind: 'ssn', masked: '•••9999' }]);
  });

  test('is reported masked and with its line', () => {
    expect(findPersonalData('first\nSSN 219-09-9999\n')).toEqual([
      { kind: 'ssn', masked: '•••9999', place: 'line 2' },
    ]);
    expect(findPersonalData('born on 04/12/1961')[0]?.masked).toBe('••/••/••••');
  });

  test('includes a Social Security number anywhere in a text', () => {
    const part = (min: number, max: number, digits: number) =>
      fc.integer({ min, max }).map((n) => String(n).padStart(digits, '0'));
    const area = part(1, 899, 3).filter((three) => three !== '666');
    fc.assert(
      fc.property(
        area,
        part(1, 99, 2),
        part(1, 9999, 4),
        fc.string().map((text) => text.replace(/[\d-]/g, '')),
        (a, b, c, around) => {
          const found = kinds(`${around} ${a}-${b}-${c} ${around}`);
          expect(found).toContain('ssn');
        },
      ),
    );
  });

  test('is reported once, wherever it is in a long line', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), (at) => {
        const line = `${'word '.repeat(at / 5)}${'x'.repeat(at % 5)} 219-09-9999 ${'word '.repeat(5_000)}`;
        expect(kinds(line)).toEqual(['ssn']);
      }),
    );
  });

  test('is counted up to a bound, quickly, in any text', () => {
    expect(findPersonalData('219-09-9999 '.repeat(500))).toHaveLength(mostFindings);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void findPersonalData(text)));
    expect(kinds('1 '.repeat(200_000))).toEqual([]);
    expect(kinds('account '.repeat(50_000))).toEqual([]);
  });
});
