import { expect, test } from 'vitest';
import { type ColumnsOf, tableAt } from './columns.ts';
import { entryType } from './entry-type.ts';

type Row = { total: number; code: string; name: string };
const columns: ColumnsOf<Row> = {
  total: { from: 'summary', title: 'Total', width: 10, cell: (number) => number },
  code: { from: 'monthly', title: 'Code', width: 10, cell: (text) => text },
  name: { from: 'names', title: 'Name', width: 10, cell: (text) => text },
};
const row = { total: 1, code: 'Customer 1', name: 'Ann Ace' };

test('a stage shows the columns that it opens and those before it', () => {
  expect(tableAt('summary', columns).cells(row)).toEqual([1]);
  expect(tableAt('monthly', columns).titles).toEqual(['Total', 'Code']);
  expect(tableAt('names', columns).cells(row)).toEqual([1, 'Customer 1', 'Ann Ace']);
});

test('a field without a column does not compile', () => {
  const { name: _name, ...without } = columns;
  // @ts-expect-error The column of the name is missing.
  const incomplete: ColumnsOf<Row> = without;
  expect(Object.keys(incomplete)).toEqual(['total', 'code']);
});

test('what a cell of a closed column would be is never asked', () => {
  const asked: string[] = [];
  const noting = { ...columns, name: { ...columns.name, cell: (text: string) => String(asked.push(text)) } };
  tableAt('monthly', noting).cells(row);
  expect(asked).toEqual([]);
});

test.each([
  ['Invoice', 'Invoice'],
  [' journal entry ', 'Journal Entry'],
  ['Paid to Ann Ace', 'Other'],
  ['', ''],
])('the kind of “%s” is “%s”', (type, kind) => {
  expect(entryType(type)).toBe(kind);
});
