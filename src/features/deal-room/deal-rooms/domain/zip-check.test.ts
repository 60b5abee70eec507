import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planZip, type ZipEntry, zipLimits } from './zip-check.ts';

const entry = (name: string, given: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  packed: 10,
  size: 20,
  encrypted: false,
  unixMode: 0o100644,
  ...given,
});
const refusal = (entries: ZipEntry[], archive = 1_000_000) => planZip(entries, archive).refusal;

describe('an archive', () => {
  test('is unpacked without folder entries and system files', () => {
    const planned = planZip(
      [
        entry('books/', { unixMode: 0o040755 }),
        entry('books/2024/ledger.csv'),
        entry('__MACOSX/books/._ledger.csv'),
      ],
      1_000,
    );
    expect(planned).toEqual({
      refusal: null,
      plan: [{ at: 1, path: ['books', '2024'], name: 'ledger.csv', size: 20 }],
    });
  });

  test.each([
    ['../secret.txt'],
    ['books/../../secret.txt'],
    ['/etc/passwd'],
    ['C:/windows/system.ini'],
    ['books\\ledger.csv'],
    ['books//ledger.csv'],
    ['./ledger.csv'],
    ['a\0b'],
  ])('with the path %j is refused whole', (name) =>
    expect(refusal([entry('fine.txt'), entry(name)])).toBe('zip-unsafe-path'),
  );

  test('is refused if it has a link, a device or a password', () => {
    expect(refusal([entry('link', { unixMode: 0o120777 })])).toBe('zip-link');
    expect(refusal([entry('device', { unixMode: 0o060644 })])).toBe('zip-link');
    expect(refusal([entry('a', { encrypted: true })])).toBe('zip-encrypted');
  });

  test('is refused if it expands far beyond its size', () => {
    expect(refusal([entry('zeros', { size: 10_000_000_000, packed: 10_000_000 })], 10_000_100)).toBe(
      'zip-bomb',
    );
    expect(refusal([entry('a', { packed: 900 }), entry('b', { packed: 900 })], 1_000)).toBe('zip-bomb');
    expect(refusal([entry('big', { size: zipLimits.total + 1, packed: 1 })], zipLimits.total)).toBe(
      'zip-bomb',
    );
    expect(refusal([entry('small', { size: 40_000_000, packed: 40_000 })], 41_000)).toBeNull();
  });

  test('is refused if it has too many entries, is too deep or is empty', () => {
    expect(refusal(Array.from({ length: zipLimits.entries + 1 }, (_, n) => entry(`f${n}`)))).toBe(
      'zip-too-many',
    );
    expect(refusal([entry(`${'a/'.repeat(25)}b`)])).toBe('zip-too-deep');
    expect(refusal([])).toBe('zip-empty');
  });

  test('never writes outside its folder, whatever its names', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (names) => {
        const planned = planZip(
          names.map((name) => entry(name)),
          1_000_000,
        );
        if (planned.refusal !== null) return;
        for (const { path, name } of planned.plan)
          for (const step of [...path, name]) expect(['', '.', '..']).not.toContain(step);
      }),
    );
  });
});
