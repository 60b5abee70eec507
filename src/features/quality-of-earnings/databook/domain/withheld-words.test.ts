import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastFour, nameHider, withoutNumbers } from './withheld-words.ts';

describe('names in the path of an account', () => {
  const hide = nameHider(
    ['Zephyrine Quillfeather LLC', 'Rent LLC', 'Office Supplies', 'Amazon', 'Yarrow & Sons, Inc. (deleted)'],
    ['Hettie', 'Harrow'],
  );

  test.each([
    ['Sales › Zephyrine Quillfeather', 'Sales › (name)'],
    ['Loan from Hettie', 'Loan from (name)'],
    ['ZEPHYRINE  QUILLFEATHER deposits', '(name) deposits'],
    ['Fees of Amazon.com', 'Fees of (name).com'],
    ['Due to Yarrow-Sons', 'Due to (name)'],
    ['Owed to Harrow, Hettie', 'Owed to (name), (name)'],
  ])('is taken out: %s', (path, shown) => {
    expect(hide(path)).toBe(shown);
  });

  test.each(['Rent', 'Office supplies', 'Accounts Receivable', 'Quill pens'])(
    'is not seen in words that accounts are made of: %s',
    (path) => {
      expect(hide(path)).toBe(path);
    },
  );

  test('leaves no name of the ledger, however it is written', () => {
    const name = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{4,9}$/);
    fc.assert(
      fc.property(name, name, fc.constantFrom(' ', '-', ', ', ' & '), (first, last, between) => {
        const shown = nameHider([`${first} ${last}`], [])(`Loan ${first.toLowerCase()}${between}${last} old`);
        expect(shown).toBe('Loan (name) old');
      }),
    );
  });
});

describe('numbers in the path of an account', () => {
  test.each([
    ['Checking 0083441774', false, 'Checking (number)'],
    ['Checking xx-4417', false, 'Checking (number)'],
    ['Bank › 4417 Chase', false, 'Bank › (number) Chase'],
    ['6010 Rent', true, '6010 Rent'],
    ['6010 · Rent › Unit 12345', true, '6010 · Rent › Unit (number)'],
    ['0083441774 Rent', true, '(number) Rent'],
    ['Route 66', true, 'Route 66'],
  ])('%s', (path, keepsChart, shown) => {
    expect(withoutNumbers(path, keepsChart)).toBe(shown);
  });

  test('no run of three digits stays in the account of a bank', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,6}$/), fc.integer({ min: 100 }), (word, number) => {
        expect(withoutNumbers(`${word} ${number}`, false)).not.toMatch(/\d{3}/);
      }),
    );
  });
});

describe('the last four digits', () => {
  test.each([
    ['Acct 0083441774', 7, 'Acct …1774'],
    ['SSN 123-45-6789', 7, 'SSN …6789'],
    ['4111 1111 1111 1234', 7, '…1234'],
    ['Paid on 2025-01-15', 7, 'Paid on 2025-01-15'],
    ['Invoice 1001', 7, 'Invoice 1001'],
    ['Checking 4417', 5, 'Checking 4417'],
    ['Checking 84417', 5, 'Checking …4417'],
  ])('%s', (text, least, shown) => {
    expect(lastFour(text, least)).toBe(shown);
  });
});
