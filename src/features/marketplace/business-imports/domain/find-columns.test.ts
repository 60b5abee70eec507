import { expect, test } from 'vitest';
import { findColumns } from './find-columns.ts';
import { fieldLabel, fieldNamed, importFields } from './import-fields.ts';
import { plainCell } from './plain-cell.ts';

test('columns are known by the names that are exported, and by those of other programs', () => {
  expect(importFields.filter((field) => fieldNamed(fieldLabel(field)) !== field)).toEqual([]);
  const others = ['Company Name', 'Fed. Tax-ID', 'LIST PRICE:', 'cash_flow', 'Broker notes'];
  expect(others.map(fieldNamed)).toEqual(['businessName', null, 'askingPrice', 'sde', null]);
});

test('the row that names most columns is the heading; rows keep the numbers of the spreadsheet', () => {
  const found = findColumns([
    ['Our list of companies', ''],
    ['', ''],
    ['Company', 'EIN', 'Name', 'Notes'],
    ['', '', '', ''],
    ['Oak LLC', '12-3456789', 'Maria', ''],
    ['Elm LLC', '12-3456780', '', 'call'],
  ]);
  expect(found.columns).toEqual([
    { name: 'Company', sample: 'Oak LLC', field: 'businessName' },
    { name: 'EIN', sample: '12-3456789', field: 'ein' },
    { name: 'Name', sample: 'Maria', field: null },
    { name: 'Notes', sample: 'call', field: null },
  ]);
  expect(found.rows.map(({ row }) => row)).toEqual([5, 6]);
});

test('a table without a known heading is shown all the same, and an empty one has nothing', () => {
  const { columns, rows } = findColumns([[''], ['A', 'B'], ['1', '2']]);
  expect([columns.map(({ field }) => field), rows.length]).toEqual([[null, null], 1]);
  expect(findColumns([]).columns).toEqual([]);
  expect(findColumns([['', ' ']])).toEqual({ columns: [], rows: [] });
});

test('marks that keep a spreadsheet from reading a formula or a number are taken off, and nothing else', () => {
  expect(['="04-1234567"', "'=1+1", "'-5", '=SUM(A1)', " it's "].map(plainCell)).toEqual([
    '04-1234567',
    '=1+1',
    '-5',
    '=SUM(A1)',
    "it's",
  ]);
});
