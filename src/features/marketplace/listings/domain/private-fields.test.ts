import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import {
  emptyPrivateFields,
  fieldWords,
  type PrivateFieldRow,
  privateFieldNames,
  privateFields,
  rowOf,
} from './private-fields.ts';

describe('the private field table', () => {
  it('has unique columns and labels', () => {
    const rows = privateFieldNames.map(rowOf);
    expect(new Set(rows.map(({ column }) => column)).size).toBe(rows.length);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('does not compile when a field has no erasure rule', () => {
    const { erased, ...forgotten } = privateFields.website;
    // @ts-expect-error: what closing an account does to it is missing
    const row: PrivateFieldRow = forgotten;
    // @ts-expect-error: no field is kept forever
    const kept: PrivateFieldRow = { ...privateFields.website, erased: 'never' };
    expect([row, kept].map((one) => one.column)).toEqual(['website', 'website']);
  });
});

describe('a formatted private field', () => {
  it('is null when empty', () => {
    for (const field of privateFieldNames) expect(fieldWords(field, emptyPrivateFields[field])).toBeNull();
  });

  it('uses a human-readable format', () => {
    expect(fieldWords('askingPrice', cents(120_000_000))).toBe('$1,200,000');
    expect(fieldWords('employees', 12)).toBe('12 people');
    expect(fieldWords('foundedYear', 1987)).toBe('1987');
    expect(fieldWords('leaseEnd', '2031-08-31')).toBe('August 31, 2031');
    expect(fieldWords('saleReason', 'personal')).toBe('Personal reasons');
  });
});
