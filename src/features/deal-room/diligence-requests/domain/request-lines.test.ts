import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#kernel/csv.ts';
import { longestText, mostAtOnce, type ReadLines, readCsvLines, readPlainLines } from './request-lines.ts';

const requestsOf = (read: ReadLines) =>
  'lines' in read
    ? read.lines.map((line) => ('request' in line ? line.request : line.problem))
    : read.refusal;

describe('readPlainLines', () => {
  it('drops list markers and empty lines', () => {
    const read = readPlainLines('Payroll registers 2024\r\n\n - Lease\n2) Bank statements\n\t• 941s \n');
    expect(
      'lines' in read && read.lines.map((line) => [line.line, 'request' in line && line.request.title]),
    ).toEqual([
      [1, 'Payroll registers 2024'],
      [3, 'Lease'],
      [4, 'Bank statements'],
      [5, '941s'],
    ]);
  });

  it('keeps a number that is part of the text', () => {
    expect(requestsOf(readPlainLines('2024 tax return\n12.5 percent holders'))).toMatchObject([
      { title: '2024 tax return' },
      { title: '12.5 percent holders' },
    ]);
  });

  it('refuses too many lines or characters', () => {
    expect(requestsOf(readPlainLines('Lease\n'.repeat(mostAtOnce)))).toHaveLength(mostAtOnce);
    expect(requestsOf(readPlainLines('Lease\n'.repeat(10_000)))).toBe(
      'These are 10,000 requests. Send 500 at a time.',
    );
    expect(requestsOf(readPlainLines('x'.repeat(longestText + 1)))).toContain('too long');
  });
});

describe('readCsvLines', () => {
  it('reads columns by name, in any order and with any separator', () => {
    const one = {
      title: 'Payroll, "2024"',
      details: 'By month\nand person',
      folder: '06.03',
      priority: 'high',
      dueOn: '2026-03-31',
    };
    for (const mark of [',', ';', '\t']) {
      const head = ['Due date', 'Request', 'Priority', 'Other', 'Folder', 'Details'].join(mark);
      const line = [
        '3/31/2026',
        '"Payroll, ""2024"""',
        'HIGH',
        '',
        '06.03 Payroll',
        '"By month\r\nand person"',
      ];
      expect(requestsOf(readCsvLines(`\ufeff${head}\r\n${line.join(mark)}\r\n`))).toEqual([one]);
    }
  });

  it('finds the columns below what other programs write above a table, and under their names', () => {
    const text = [
      'Project Blue Heron,,,,,',
      'Due Diligence Request List,,,,,',
      ',,,,,',
      '#,Category,Information Requested:,Comments,Importance,Date needed',
      'A,,,,,',
      '1,Financial,Trial balances,By month,Medium,3/31/26',
      '2,06.03 Payroll,Payroll registers,,Urgent,2026-04-15',
      '3,Legal,,,High,',
    ].join('\n');
    const payroll = { title: 'Payroll registers', details: '', folder: '06.03', priority: 'high' };
    expect(requestsOf(readCsvLines(text))).toEqual([
      'This is a heading.',
      {
        title: 'Trial balances',
        details: 'Financial\nBy month',
        folder: null,
        priority: 'normal',
        dueOn: '2026-03-31',
      },
      { ...payroll, dueOn: '2026-04-15' },
      'The request is empty.',
    ]);
  });

  it('reads the separator from the first line that has one, outside of quotation marks', () => {
    const lines = (mark: string) =>
      ['"Our list; of May; 2026"', `No.${mark}Request`, `1${mark}Lease`].join('\n');
    for (const mark of [',', ';', '\t'])
      expect(requestsOf(readCsvLines(lines(mark)))).toMatchObject([{ title: 'Lease' }]);
  });

  it('takes a description alone for the request, and no sentence above a table for its head', () => {
    expect(requestsOf(readCsvLines('Description\nLease'))).toContain('must name the columns');
    expect(requestsOf(readCsvLines('Description,Notes\nLease,All pages'))).toMatchObject([
      { title: 'Lease', details: 'All pages' },
    ]);
  });

  it('reads a word of an object as no priority', () => {
    expect(requestsOf(readCsvLines('Request,Priority\nLease,constructor'))).toEqual([
      'The priority is neither low, normal nor high.',
    ]);
  });

  it('gives back what was disarmed for a spreadsheet', () => {
    const text = csvOf([
      ['Request', 'Details'],
      ['-5% discount terms', '=A1, -2'],
    ]);
    expect(requestsOf(readCsvLines(text))).toMatchObject([
      { title: '-5% discount terms', details: '=A1, -2' },
    ]);
  });

  it('reports the problem of each bad line and reads the others', () => {
    const text = [
      'Request,Details,Folder,Priority,Due',
      'Lease,,,,',
      ',Nothing asked,,low,',
      'Trucks,,,whenever,',
      'Loans,,,,2026-02-30',
      'Tax,,Taxes,,',
      `${'x'.repeat(301)},,,,`,
      'A\u202Ereversed name,,,,',
      '"Two\nlines",,,low,1/2/2026',
      'Insurance,,,,',
    ].join('\n');
    const read = readCsvLines(text);
    expect(requestsOf(read)).toEqual([
      { title: 'Lease', details: '', folder: null, priority: 'normal', dueOn: null },
      'The request is empty.',
      'The priority is neither low, normal nor high.',
      'The due date is not a day like 2026-03-31.',
      'The folder is not an index number like 06.03.',
      'The request is longer than 300 characters.',
      'It has characters that cannot be used here.',
      { title: 'Two lines', details: '', folder: null, priority: 'low', dueOn: '2026-01-02' },
      { title: 'Insurance', details: '', folder: null, priority: 'normal', dueOn: null },
    ]);
    expect('lines' in read && read.lines.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 11]);
  });

  it('refuses a file without a request column or with an unclosed quotation mark', () => {
    expect(requestsOf(readCsvLines('Lease\nTrucks'))).toContain('“Request”');
    expect(requestsOf(readCsvLines(''))).toContain('“Request”');
    expect(requestsOf(readCsvLines('Request\n"Lease\nTrucks'))).toContain('never closed');
    expect(requestsOf(readCsvLines(`Request\n${'Lease\n'.repeat(10_000)}`))).toContain('10,000');
  });

  it('keeps formulas as text', () => {
    expect(requestsOf(readCsvLines('Request\n"=cmd|\'/c calc\'!A0"\n@SUM(A1)'))).toMatchObject([
      { title: "=cmd|'/c calc'!A0" },
      { title: '@SUM(A1)' },
    ]);
  });

  it('reads back any text that was written', () => {
    const words = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'ab ,;"\n\r\té') });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (titles) => {
        const rows = titles.map((title) => `x${title}`);
        const read = readCsvLines(csvOf([['Request', 'Details'], ...rows.map((title) => [title, ''])]));
        expect(requestsOf(read)).toMatchObject(
          rows.map((title) => ({ title: title.trim().replace(/\s+/g, ' ') })),
        );
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.boolean(), (text, headed) => {
        const read = readCsvLines(headed ? `Request,Due\n${text}` : text);
        expect('lines' in read || read.refusal.length > 0).toBe(true);
      }),
    );
  });
});
