import { expect, test } from 'vitest';
import { csvRecords } from '#kernel/csv-records.ts';
import { findColumns } from '../domain/find-columns.ts';
import { fieldLabel, type ImportField } from '../domain/import-fields.ts';
import { readRows } from './read-rows.ts';
import { sampleText } from './sample.ts';

const base = {
  ein: '12-3456789',
  businessName: 'Oak LLC',
  businessAddress: '1 Oak St',
  industry: 'Technology',
};

function read(given: Partial<Record<ImportField, string>>) {
  const fields = Object.keys({ ...base, ...given }) as ImportField[];
  const values: Partial<Record<ImportField, string>> = { ...base, ...given };
  const cells = fields.map((field) => values[field] ?? '');
  return readRows([{ row: 7, cells }], fields);
}

test('the sample file is read without a problem', () => {
  const { columns, rows } = findColumns((csvRecords(sampleText()) ?? []).map(({ fields }) => fields));
  expect(columns.every(({ field }) => field !== null)).toBe(true);
  const { good, bad } = readRows(
    rows,
    columns.map(({ field }) => field),
  );
  expect([bad, good.length, good[1]?.listing]).toEqual([[], 2, null]);
  expect(good[0]?.listing?.profile).toMatchObject({ askingPrice: 120_000_000, saleReason: 'retirement' });
});

test('values are read as people write them', () => {
  const { good } = read({
    ein: '123456789',
    industry: 'banking/finance',
    trade: 'hvac',
    place: 'ut',
    askingPrice: '$1.2M',
    sde: '(12,500)',
    employees: '1,200',
    leaseEnd: '8/31/2031',
    saleReason: 'Personal reasons',
  });
  expect(good).toEqual([
    {
      row: 7,
      business: { ...base, dba: '', industry: 'Banking', trade: 'hvac' },
      listing: {
        teaser: { place: 'utah' },
        profile: {
          askingPrice: 120_000_000,
          sde: -1_250_000,
          employees: 1_200,
          leaseEnd: '2031-08-31',
          saleReason: 'personal',
        },
      },
    },
  ]);
});

test('each bad row has its number and one reason with the name of its column', () => {
  const problem = (given: Partial<Record<ImportField, string>>) => read(given).bad;
  expect(problem({ ein: '••-•••6789' })).toEqual([
    { line: 7, problem: "EIN: Must contain 10 characters including '-'" },
  ]);
  expect(problem({ businessName: '' })[0]?.problem).toBe(
    'Business Name: Must contain at least 1 character(s)',
  );
  const odd: Partial<Record<ImportField, string>> = {
    industry: 'Alchemy',
    trade: 'Fortune telling',
    place: 'Provo',
    priceDisplay: 'maybe',
    saleReason: 'bored',
    askingPrice: 'a lot',
    employees: 'ten',
    leaseEnd: '31.8.2031',
    foundedYear: '=1987',
  };
  for (const [field, text] of Object.entries(odd) as [ImportField, string][])
    expect(problem({ [field]: text })[0]?.problem).toBe(
      `${fieldLabel(field)}: “${text}” is not one of the values that can be used here.`,
    );
  expect(problem({ foundedYear: '12' })[0]?.problem).toBe('Year founded: Must be a year, like 2003.');
  expect(problem({ contactEmail: 'nothing' })[0]?.problem).toBe('Contact email: Invalid email');
  expect(problem({ title: 'x'.repeat(121) })[0]?.problem).toMatch(/^Listing title: /);
  expect(problem({ businessId: 'one' })[0]?.problem).toBe('Business ID: “one” is not an ID.');
});
