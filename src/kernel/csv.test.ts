import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, rearmed } from './csv.ts';
import { csvRecords } from './csv-records.ts';

test('quotes fields with a comma, a quote or a line break, and disarms formulas', () => {
  const row = ['plain', 'a,b', 'say "x"', 'two\nlines', '=1+1', '+cmd@shop.example', '-2', '@SUM(A1)', ''];
  expect(csvOf([row])).toBe(
    'plain,"a,b","say ""x""","two\nlines",\'=1+1,\'+cmd@shop.example,\'-2,\'@SUM(A1),\r\n',
  );
});

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1+1', `"a;' =1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a,@x', `"a,'@x"`],
  ['  =1', "'  =1"],
  ['=1;＝2', `"'=1;'＝2"`],
])('no cell begins with a formula, whatever the separator: %j', (text, field) => {
  expect(csvOf([[text]])).toBe(`${field}\r\n`);
});

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const unit = fc.oneof(fc.constantFrom('"', ',', ';', '|', '\r', '\n', '\t', ' ', "'", 'é', '😀', ...signs));

test('every field can be read back, and none begins like a formula', () => {
  const plain = (text: string | undefined) => text?.replaceAll("'", '');
  fc.assert(
    fc.property(fc.array(fc.string({ unit }), { minLength: 1 }), (row) => {
      const written = csvOf([row]);
      const read = fieldsOf(written);
      expect(read.map(plain)).toEqual(row.map(plain));
      expect(read.filter((field) => /^[=+\-@\t\r\n]/.test(field))).toEqual([]);
      // A spreadsheet with another separator ignores our quotes.
      for (const separator of [',', ';', '|', '\t', '\n', '\r']) {
        const cells = written.split(separator).map((cell) => cell.replace(/^[\s"]+/, ''));
        expect(cells.filter((cell) => signs.some((sign) => cell.startsWith(sign)))).toEqual([]);
      }
    }),
  );
});

function fieldsOf(record: string): string[] {
  const all = `${record.slice(0, -2)},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/gu);
  return [...all].map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
}

test('what was disarmed is what it was, once it is read', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1 ,;="-+@') }).filter((one) => !one.includes("'"));
  fc.assert(
    fc.property(text, (one) => {
      const [record] = csvRecords(csvOf([['x', one]])) ?? [];
      expect(rearmed(record?.fields[1] ?? '')).toBe(one);
    }),
  );
});
