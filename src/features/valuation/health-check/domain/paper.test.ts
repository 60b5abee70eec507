import { expect, test } from 'vitest';
import { paperName, typeByEnding } from './paper.ts';

test('a paper keeps its name and gets an extension if it has none', () => {
  expect(paperName('Lease 2024.pdf', 'pdf')).toBe('Lease 2024.pdf');
  expect(paperName('Scan.JPG', 'jpeg')).toBe('Scan.JPG');
  expect(paperName('lease', 'pdf')).toBe('lease.pdf');
});

test('a name with the extension of another kind is refused', () => {
  expect(paperName('books.csv', 'pdf')).toBeNull();
  expect(paperName('books.xlsm', 'xlsx')).toBeNull();
  expect(paperName('page.html', 'csv')).toBeNull();
});

test('a file of an unsupported kind has no type', () => {
  expect(typeByEnding('Sales by customer.CSV')).toBe('text/csv');
  expect(typeByEnding('archive.zip')).toBeNull();
  expect(typeByEnding('no ending')).toBeNull();
});
