import { expect, test } from 'vitest';
import { agedReceivables } from './aged-receivables.ts';
import { type Invoice, invoiceTable } from './invoice-table.ts';

const invoice = (row: number, from: Invoice['from'], day: string, own: Invoice['own']): Invoice => ({
  ...{ row, name: 'Ann Ace', number: String(row), day, from, amount: 100_00, own },
});
const sumsOf = (invoices: Invoice[]) => {
  const { measures, rows, aging } = invoiceTable(invoices, { asOf: '2025-12-31', faults: [], unit: 'days' });
  const totals = measures.map((_, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
  return {
    totals,
    from: aging?.from,
    moved: aging?.moved.count,
    aged: agedReceivables(measures, totals, aging ?? null),
  };
};
const is = (age: 'current' | 'days30') => [{ age, amount: 100_00 }];

test('an invoice without a due date keeps the age of the file, and is not moved', () => {
  const own = [
    invoice(1, 'invoice', '2025-12-10', is('current')),
    invoice(2, 'invoice', '2025-09-01', is('days30')),
  ];
  expect(sumsOf(own)).toMatchObject({
    ...{ totals: [100_00, 100_00, 0, 0, 0, 200_00], from: 'file', moved: 0 },
    aged: { current: 100_00, days30: 100_00, over90: 0 },
  });
  const mixed = [...own, invoice(3, 'due', '2025-08-01', is('current'))];
  expect(sumsOf(mixed)).toMatchObject({
    totals: [100_00, 100_00, 0, 0, 100_00, 300_00],
    from: 'file',
    moved: 1,
  });
});

test('how old invoices are makes no figure of how late they are', () => {
  const bare = invoice(1, 'invoice', '2025-08-01', null);
  expect(sumsOf([bare])).toMatchObject({ totals: [0, 0, 0, 0, 100_00, 100_00], from: 'invoice', aged: null });
  expect(sumsOf([bare, invoice(2, 'due', '2025-12-31', null)])).toMatchObject({ from: 'both', aged: null });
  // Without a column of what is not yet due, the first 30 days have it too.
  expect(sumsOf([invoice(1, 'invoice', '2025-12-10', is('days30'))])).toMatchObject({
    from: 'file',
    aged: null,
  });
  expect(sumsOf([invoice(1, 'due', '2025-12-10', is('days30'))]).aged).toMatchObject({ days30: 100_00 });
});
