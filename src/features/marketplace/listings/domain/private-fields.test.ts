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

describe('the table of private fields', () => {
  it('names each column and each label once', () => {
    const rows = privateFieldNames.map(rowOf);
    expect(new Set(rows.map(({ column }) => column)).size).toBe(rows.length);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('does not compile with a field that is left out of erasure', () => {
    const { erased, ...forgotten } = privateFields.website;
    // @ts-expect-error: what closing an account does to it is missing
    const row: PrivateFieldRow = forgotten;
    // @ts-expect-error: no field is kept forever
    const kept: PrivateFieldRow = { ...privateFields.website, erased: 'never' };
    expect([row, kept].map((one) => one.column)).toEqual(['website', 'website']);
  });
});

describe('a private field in words', () => {
  it('is nothing while it is empty', () => {
    for (const field of privateFieldNames) expect(fieldWords(field, emptyPrivateFields[field])).toBeNull();
  });

  it('reads as people write it', () => {
    expect(fieldWords('askingPrice', cents(120_000_000))).toBe('$1,200,000');
    expect(fieldWords('employees', 12)).toBe('12 people');
    expect(fieldWords('foundedYear', 1987)).toBe('1987');
    expect(fieldWords('leaseEnd', '2031-08-31')).toBe('August 31, 2031');
    expect(fieldWords('saleReason', 'personal')).toBe('Personal reasons');
  });
});
