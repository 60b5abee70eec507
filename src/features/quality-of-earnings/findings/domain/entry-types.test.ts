import { expect, test } from 'vitest';
import { entryTypes } from './entry-types.ts';

test('types of entries are told by their names', () => {
  const online = [
    'Invoice',
    'Sales Receipt',
    'Payment',
    'Bill',
    'Bill Payment (Check)',
    'Check',
    'Journal Entry',
  ];
  expect(entryTypes([...online, 'Credit Memo', 'Vendor Credit', 'Refund', 'Deposit', ''])).toEqual({
    journal: ['Journal Entry'],
    credit: ['Credit Memo', 'Refund'],
    sale: ['Invoice', 'Sales Receipt', 'Payment'],
    invoice: ['Invoice'],
    check: ['Check'],
  });
  expect(entryTypes(['Receivable Invoice', 'Payable Invoice', 'Manual Journal', 'SI', 'JE'])).toMatchObject({
    journal: ['Manual Journal', 'JE'],
    invoice: ['Receivable Invoice', 'SI'],
  });
});
