import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { exported } from '#test/support/profit-and-loss.ts';
import { workbook, zipped } from '#test/support/workbooks.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = ({ rows }: Sheet) =>
  rows.map((row) => row.map((cell) => (cell === null ? null : cell.kind === 'date' ? cell.on : cell.text)));
const refused = async (bytes: Uint8Array) => {
  const error: unknown = await readSheet(bytes).then(
    () => null,
    (thrown) => thrown,
  );
  if (!(error instanceof Refused)) throw new Error(`not refused: ${error}`);
  return { code: error.code, ...error.details };
};
const statement = (...body: (string | number)[][]) => [
  ['Account', '2025'],
  ['Income', ''],
  ...body,
  ['Total for Income', 10],
  ['Net Income', 10],
];

describe('separated values', () => {
  it('are read in every encoding and with every separator that programs write', async () => {
    const rows = [
      ['Café', '1,234.00'],
      ['“Größe”', null],
    ];
    const text = 'Café,"1,234.00"\r\n“Größe”,\r\n';
    const win = Uint8Array.from([...text].map((one) => ({ '“': 0x93, '”': 0x94 })[one] ?? one.charCodeAt(0)));
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [utf8(text), utf8(`\ufeff${text}`), win, utf16, utf16.subarray(2), utf16.swap16()])
      expect(cellsOf(await readSheet(bytes))).toEqual(rows);
    for (const separator of [';', '\t'])
      expect(
        cellsOf(await readSheet(utf8(`A title, with a comma\nCafé${separator}"1,234.00"\nb${separator}c\n`))),
      ).toEqual([['A title, with a comma'], ['Café', '1,234.00'], ['b', 'c']]);
  });

  it('keep their lines, quoted line breaks and doubled quotes', async () => {
    const sheet = await readSheet(utf8('a,"b ""c""\nd"\r\r\n\n,e'));
    expect(cellsOf(sheet)).toEqual([['a', 'b "c"\nd'], [null], [null], [null, 'e']]);
  });

  it('are refused with the line or the cell', async () => {
    expect(await refused(utf8(''))).toMatchObject({ code: 'file-empty' });
    expect(await refused(utf8(' , \n,'))).toMatchObject({ code: 'file-empty' });
    expect(await refused(utf8('a,b\nc,"d'))).toEqual({ code: 'quote-open', line: 2 });
    expect(await refused(utf8(`a,${'x'.repeat(501)}`))).toMatchObject({ code: 'cell-too-long', cell: 'B1' });
    expect(await refused(utf8(','.repeat(300)))).toMatchObject({ code: 'sheet-too-wide', cell: 'GS1' });
    expect(await refused(Uint8Array.of(0, 1, 2, 3))).toMatchObject({ code: 'file-not-text' });
    const long = utf8('Fuel,1\n'.repeat(200_000));
    expect(await refused(long)).toEqual({ code: 'sheet-too-long', most: 5_000, line: 5_001 });
  });
});

describe('a workbook', () => {
  it('is read as its program saved it: text, numbers, dates, results of formulas', async () => {
    const bytes = await workbook({
      rows: [
        ['Profit & Loss', null, { number: 45_689, format: 1 }],
        [
          'Rent',
          1234.5,
          { formula: 'SUM(B1:B9)', value: 12 },
          { formula: '-236705.50' },
          '=-236705.50',
          { formula: 'HYPERLINK("http://x")' },
        ],
        [{ raw: '<c t="inlineStr"><is><t>in</t></is></c>' }, { raw: '<c t="e"><v>#REF!</v></c>' }],
        [null, { number: 5, format: 2 }],
      ],
      formats: ['mmm yyyy', '[$€-407]#,##0.00'],
    });
    const { rows, name } = await readSheet(bytes);
    expect(name).toBe('Profit and Loss');
    expect(rows[0]).toEqual([
      { kind: 'text', text: 'Profit & Loss' },
      null,
      { kind: 'date', on: '2025-02-01' },
    ]);
    expect(rows[1]?.slice(1)).toEqual([
      { kind: 'number', value: 1234.5, text: '1234.5', currency: null },
      { kind: 'number', value: 12, text: '12', currency: null },
      { kind: 'number', value: -236_705.5, text: '-236705.50', currency: null },
      { kind: 'text', text: '=-236705.50' },
      { kind: 'odd', why: 'formula', text: '=HYPERLINK("http://x")' },
    ]);
    expect(rows[2]).toEqual([
      { kind: 'text', text: 'in' },
      { kind: 'odd', why: 'error', text: '#REF!' },
    ]);
    expect(rows[3]?.[1]).toMatchObject({ currency: '€' });
  });

  it('has the same cells as the separated values of the same report', async () => {
    const lines = exported('quickbooks-months').split('\n');
    const rows = lines.map((line) =>
      [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)|^(?=,)/g)].map(([, quoted, plain]) => {
        const text = quoted ?? plain ?? '';
        return /^\d[\d,]*\.\d\d$/.test(text) ? Number(text.replaceAll(',', '')) : text;
      }),
    );
    const { rows: _, ...made } = { rows };
    const bytes = await workbook({ ...made, rows, merged: ['A1:E1', 'A2:E2'] });
    const [from, same] = [
      readStatement(await readSheet(bytes)),
      readStatement(await readSheet(utf8(lines.join('\n')))),
    ];
    expect(from).toEqual(same);
    expect('problem' in from).toBe(false);
  });

  it('is refused at a merged cell, another currency, or a formula without a result', async () => {
    const problemOf = async (made: Parameters<typeof workbook>[0]) => {
      const found = readStatement(await readSheet(await workbook(made)));
      return 'problem' in found ? found.problem : null;
    };
    expect(await problemOf({ rows: statement(['Sales', 10]), merged: ['A3:B3'] })).toMatchObject({
      code: 'merged-cells',
      cell: 'A3',
    });
    expect(await problemOf({ rows: statement(['Sales', 10]), merged: ['A3:A4'] })).toMatchObject({
      code: 'merged-cells',
    });
    const euros = { rows: statement(['Sales']), formats: ['"EUR" 0.00'] };
    expect(
      await problemOf({
        ...euros,
        rows: euros.rows.with(2, ['Sales', { number: 10, format: 1 }] as never),
      }),
    ).toMatchObject({ code: 'other-currency', cell: 'B3', says: 'EUR 10' });
    expect(
      await problemOf({ rows: statement().toSpliced(2, 0, ['Sales', { formula: 'B9' }] as never) }),
    ).toMatchObject({ code: 'formula-without-result', cell: 'B3' });
    expect(await problemOf({ rows: statement(['Sales', 10.005]) })).toMatchObject({ code: 'part-of-a-cent' });
    expect(await problemOf({ rows: statement(['Sales', 3.3], ['More', 6.7]) })).toBeNull();
  });

  it('is refused with a plain reason if it is locked, old, broken, or a zip bomb', async () => {
    const container = (text: string) =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from(text, 'utf16le'),
      ]);
    expect((await refused(container('EncryptedPackage'))).code).toBe('workbook-locked');
    expect((await refused(container('Workbook'))).code).toBe('workbook-old');
    expect((await refused(utf8('PK\u0003\u0004 and nothing'))).code).toBe('workbook-broken');
    expect((await refused(await zipped({ 'word/document.xml': '<x/>' }))).code).toBe('workbook-broken');
    const rows = [['a', 1]];
    const bomb = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(1e5)}</sheetData></worksheet>`;
    expect((await refused(await workbook({ rows, parts: { 'xl/worksheets/sheet1.xml': bomb } }))).code).toBe(
      'sheet-too-long',
    );
    const blank = `<sst>${' '.repeat(70e6)}</sst>`;
    expect((await refused(await workbook({ rows, parts: { 'xl/sharedStrings.xml': blank } }))).code).toBe(
      'workbook-too-large',
    );
    const laughs =
      '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet><sheetData/></worksheet>';
    expect(
      (await refused(await workbook({ rows, parts: { 'xl/worksheets/sheet1.xml': laughs } }))).code,
    ).toBe('workbook-broken');
    const far =
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect((await refused(await workbook({ rows, parts: { 'xl/worksheets/sheet1.xml': far } }))).code).toBe(
      'sheet-too-long',
    );
    const odd = '<worksheet><sheetData><row r="-3"><c r="B-3"><v>1</v></c></row></sheetData></worksheet>';
    expect((await refused(await workbook({ rows, parts: { 'xl/worksheets/sheet1.xml': odd } }))).code).toBe(
      'workbook-broken',
    );
  });

  it('does not open external parts', async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" Target="http://127.0.0.1:9/sheet.xml" TargetMode="External"/></Relationships>';
    expect(
      (await refused(await workbook({ rows: [['a']], parts: { 'xl/_rels/workbook.xml.rels': rels } }))).code,
    ).toBe('workbook-broken');
  });
});

describe('the worker thread that reads a file', () => {
  it('returns the table or the refusal, and stops what takes too long', async () => {
    const reader = threadedSheetReader();
    expect(cellsOf(await reader.read(utf8('a,1')))).toEqual([['a', '1']]);
    await expect(reader.read(utf8('a,"b'))).rejects.toMatchObject({
      code: 'quote-open',
      details: { line: 1 },
    });
    await expect(threadedSheetReader({ within: 1 }).read(utf8('a,1'))).rejects.toMatchObject({
      code: 'sheet-too-slow',
    });
  });

  it('survives truncated files and any bytes', async () => {
    const whole = await workbook({ rows: statement(['Sales', 10]) });
    for (let length = 4; length < whole.length; length += 97) {
      const found = await readSheet(whole.subarray(0, length)).catch((error: unknown) => error);
      expect(found).toBeInstanceOf(Refused);
    }
    const swollen = deflateRawSync(Buffer.alloc(1_000));
    await expect(readSheet(Buffer.concat([Buffer.from('PK'), swollen]))).rejects.toBeInstanceOf(Refused);
  });
});
