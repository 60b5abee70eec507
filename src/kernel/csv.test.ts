import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes what holds a comma, a quote or a line break, and disarms formulas', () => {
  const row = ['plain', 'a,b', 'say "x"', 'two\nlines', '=1+1', '+cmd@shop.example', '-2', '@SUM(A1)', ''];
  expect(csvOf([row])).toBe(
    'plain,"a,b","say ""x""","two\nlines",\'=1+1,\'+cmd@shop.example,\'-2,\'@SUM(A1),\r\n',
  );
});

const unit = fc.oneof(fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', "'", 'é', '😀'));

test('a reader gets every field back, and none begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit }), { minLength: 1 }), (row) => {
      const read = fieldsOf(csvOf([row]));
      expect(read.map((field, at) => (field === `'${row[at]}` ? row[at] : field))).toEqual(row);
      expect(read.filter((field) => /^[=+\-@\t\r\n]/.test(field))).toEqual([]);
    }),
  );
});

/** Reads one record as RFC 4180 says. */
function fieldsOf(record: string): string[] {
  const all = `${record.slice(0, -2)},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/gu);
  return [...all].map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
}
