import { expect, test } from 'vitest';
import { rowInWords } from './table-rows.ts';

test.each([
  [['Businesses sold for', 'Months'], ['$500K – $1M', '8'], 'Businesses sold for $500K to $1M: 8 months.'],
  [
    ['Deal value', 'SDE', 'EBITDA', 'Months'],
    ['$1M – $2M', '3.3×', '3.0×', '9'],
    'Deal value $1M to $2M: SDE 3.3×, EBITDA 3.0×, 9 months.',
  ],
  [['Deal value', 'Included'], ['under $500K', '17%'], 'Deal value under $500K: Included 17%.'],
  [
    ['Point', 'Rule'],
    ['Guaranty', '85% up to $150,000, 75% above'],
    'Guaranty: 85% up to $150,000, 75% above.',
  ],
  [
    ['Status', 'Meaning', 'Who acts'],
    ['Open', 'it was asked', 'the seller'],
    'Open: Meaning it was asked, Who acts the seller.',
  ],
])('a row under %j with %j is told as a sentence', (heads, row, told) =>
  expect(rowInWords(heads, row)).toBe(told),
);
