import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { pagesOfTable, paperFor } from './table-pages.ts';
import { typesetText } from './text-document.ts';

const paper = { width: 792, height: 612, margin: 36, size: 8, leading: 11.5, rows: 46 };
const wordsOn = (pages: ReturnType<typeof pagesOfTable>) =>
  pages.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text)));

describe('a table in CSV', () => {
  test('is parsed back to the rows that were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', ' ', 'b', '\n'), maxLength: 8 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const header = ['h1', 'h2', 'h3'];
        const text = [header, ...rows]
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(csvRows(text)).toEqual([header, ...rows]);
      }),
    );
  });

  test.each([
    [
      'semicolons',
      'Name;Amount\nA, B;1,5\n',
      [
        ['Name', 'Amount'],
        ['A, B', '1,5'],
      ],
    ],
    [
      'tabs',
      'Name\tAmount\nA;B\t1,5\n',
      [
        ['Name', 'Amount'],
        ['A;B', '1,5'],
      ],
    ],
    [
      'bars',
      'Name|Amount\nA B|15\n',
      [
        ['Name', 'Amount'],
        ['A B', '15'],
      ],
    ],
    ['the line in which Excel names the separator', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'separators in quotation marks',
      '"a;b;c","d;e"\r\n"f;g",h\r\n',
      [
        ['a;b;c', 'd;e'],
        ['f;g', 'h'],
      ],
    ],
    [
      'titles above the table',
      'Acme\nAll years\nName;Amount\nA;1\n',
      [['Acme'], ['All years'], ['Name', 'Amount'], ['A', '1']],
    ],
    [
      'the line ends of old programs',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['an unclosed quote', 'a,"b\nc,d', [['a', 'b\nc,d']]],
  ])('may have %s', (_, text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffName;Ort\nMüller;Köln\n')],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffName;Ort\nMüller;Köln\n', 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('Name;Ort\nMüller;Köln\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Name;Ort\nMüller;Köln\n', 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect((await typesetText(bytes, 'csv')).texts).toEqual(['Name\tOrt\nMüller\tKöln']);
  });
});

describe('a table on pages', () => {
  test('loses no word of any cell, however long, wide or many they are', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '9', '\n', 'é'), maxLength: 400 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 12 }),
        (rows) => {
          const pages = pagesOfTable(rows, paper);
          const letters = (text: string) => [...text.replaceAll(/\s/g, '')].sort().join('');
          const written = letters(rows.flat().join(''));
          expect(letters(pages.map(({ text }) => text).join(''))).toBe(written);
          for (const { lines } of pages) expect(lines.length).toBeLessThanOrEqual(paper.rows);
          for (const run of pages.flatMap(({ lines }) => lines.flat()))
            expect(run.x).toBeLessThan(paper.width - 2 * paper.margin);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('repeats its header on each page and numbers the rows', () => {
    const rows = Array.from({ length: 300 }, (_, at) => [`Customer ${at}`, String(at * 10)]);
    const pages = pagesOfTable([['Name', 'Sales'], ...rows], paper);
    expect(pages.length).toBe(7);
    for (const { lines } of pages) expect(lines[0]?.map(({ text }) => text)).toEqual(['1', 'Name', 'Sales']);
    expect(pages[1]?.lines[1]?.map(({ text }) => text)).toEqual(['47', 'Customer 45', '450']);
    expect(
      pages
        .map(({ text }) => text)
        .join('\n')
        .match(/Name/g),
    ).toHaveLength(1);
  });

  test('aligns amounts to the right', () => {
    const [page] = pagesOfTable(
      [
        ['Name', 'Sales'],
        ['A', '$1,234,567.00'],
        ['B', '(5)'],
      ],
      paper,
    );
    const [, long, short] = page?.lines ?? [];
    expect(short?.[2]?.x).toBeGreaterThan(long?.[2]?.x ?? 0);
  });

  test('puts columns that do not fit on separate pages, and reports columns over the limit', () => {
    const wide = [Array.from({ length: 12 }, (_, at) => `${at} ${'w'.repeat(60)}`)];
    const pages = pagesOfTable(wide, paper);
    expect(pages.length).toBeGreaterThan(2);
    const words = wordsOn(pages).flat().join(' ');
    for (let at = 0; at < 12; at += 1) expect(words).toContain(` ${at} `);
    const many = pagesOfTable([Array.from({ length: 300 }, () => 'x')], paper);
    expect(wordsOn(many).flat()).toContain('44 more columns are not shown.');
  });

  test('repeats the labels of its rows beside columns that continue, once in the words to search', () => {
    const years = Array.from({ length: 9 }, (_, at) => `Year ${2017 + at} ${'w'.repeat(20)}`);
    const pages = pagesOfTable(
      [
        ['Account', ...years],
        ['Revenue', ...years.map(() => '1,200')],
        ['Rent', ...years.map(() => '30')],
      ],
      paper,
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const { lines } of pages)
      expect(lines.map((line) => line[1]?.text)).toEqual(['Account', 'Revenue', 'Rent']);
    expect(
      pages
        .map(({ text }) => text)
        .join('\n')
        .match(/Revenue/g),
    ).toHaveLength(1);
  });

  test('that is narrow is set in larger type, as large as other texts at most', () => {
    const small = [
      ['Account', '2024'],
      ['Revenue', '1,200'],
    ];
    const larger = paperFor(small, paper, 9.5);
    expect(larger.size).toBe(9.5);
    expect(larger.rows * larger.leading).toBeLessThanOrEqual(paper.rows * paper.leading);
    const full = [Array.from({ length: 9 }, (_, at) => `Year ${at} ${'w'.repeat(20)}`)];
    expect(paperFor(full, paper, 9.5)).toEqual(paper);
  });

  test('without rows is one empty page', () => {
    expect(pagesOfTable([], paper)).toHaveLength(1);
  });
});
