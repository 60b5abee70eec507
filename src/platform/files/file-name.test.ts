import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensionOf, safeFileName } from './file-name.ts';

describe('a file name', () => {
  test.each([
    ['Bilanz 2024.pdf', 'Bilanz 2024.pdf'],
    ['損益計算書 2024.xlsx', '損益計算書 2024.xlsx'],
    ['قائمة الدخل.pdf', 'قائمة الدخل.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j.txt', 'a_b_c_d_e_f_g_h_i_j.txt'],
    ['CON', '_CON'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['com1.pdf', '_com1.pdf'],
    ['trailing. . ', 'trailing'],
    ['..', '_'],
    ['.env', '_env'],
    ['', 'unnamed'],
    ['evil\u202Efdp.exe', 'evil_fdp.exe'],
    ['line\nbreak\u0000.csv', 'line_break_.csv'],
  ])('%j is kept as %j', (given, safe) => expect(safeFileName(given)).toBe(safe));

  test('keeps its extension if it has 300 characters', () => {
    const safe = safeFileName(`${'ß'.repeat(295)}.xlsx`);
    expect(safe.endsWith('.xlsx')).toBe(true);
    expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
  });

  test('is made safe whatever it was, and does not change again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ maxLength: 20 }),
        (stem, end) => {
          const safe = safeFileName(`${stem}.${end}`);
          expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(212);
          expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202a-\u202e]|^\.|[. ]$/u);
          expect(safe).not.toBe('');
          expect(safeFileName(safe)).toBe(safe);
        },
      ),
    );
  });

  test('has an extension', () => {
    expect(['a.PDF', 'a.tar.gz', 'a', '.env', 'a.', 'x.très long'].map(extensionOf)).toEqual([
      'pdf',
      'gz',
      '',
      '',
      '',
      '',
    ]);
  });
});
