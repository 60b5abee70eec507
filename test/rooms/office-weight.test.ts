import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { workbook } from '#test/support/workbooks.ts';

const sheets = threadedSheetReader({ idle: 10 });

async function verdict(bytes: Uint8Array): Promise<string> {
  return sheets.weigh(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );
}

const sheetOf = (rows: string) =>
  workbook({
    rows: [],
    parts: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  });

const spreadsheet = (rows: string) =>
  workbook({
    rows: [],
    parts: { 'content.xml': `<o:d xmlns:o="o"><table:table>${rows}</table:table></o:d>` },
  });

const sample = (ending: string) =>
  readFile(new URL(`../../src/platform/render/samples/sample.${ending}`, import.meta.url));

test.for(['odt', 'docx', 'doc', 'rtf', 'ods', 'xlsx', 'xls', 'odp', 'pptx'])(
  'accepts a %s saved by LibreOffice',
  async (ending) => {
    expect(await verdict(await sample(ending))).toBe('taken');
  },
);

test('refuses a small workbook with more cells than can be shown before opening it', async () => {
  const row = `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`;
  const bytes = await sheetOf(row.repeat(12_000));
  expect(bytes.length).toBeLessThan(200_000);
  expect(await verdict(bytes)).toBe('office-too-many-cells');
  expect(await verdict(await sheetOf(row.repeat(5_000)))).toBe('taken');
});

test('counts all cells between two opposite corners of a sheet', async () => {
  const corners =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  expect(await verdict(await sheetOf(corners))).toBe('office-too-many-cells');
  const stray = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="J1048576"><v>1</v></c></row>';
  expect(await verdict(await sheetOf(stray))).toBe('taken');
});

test('counts repeated cells of an OpenDocument sheet, but not empty ones', async () => {
  const full =
    '<table:table-cell table:number-columns-repeated="1000" office:value-type="float" office:value="1"/>';
  const rows = (inside: string) =>
    `<table:table-row table:number-rows-repeated="1048576">${inside}</table:table-row>`;
  expect(await verdict(await spreadsheet(rows(full)))).toBe('office-too-many-cells');
  const empty = '<table:table-cell table:number-columns-repeated="16384"/>';
  expect(await verdict(await spreadsheet(rows(empty)))).toBe('taken');
});

test('refuses files that unpack to more than the limit, and leaves files that are not archives to the converter', async () => {
  const bomb = await workbook({ rows: [], parts: { 'xl/media/big.bin': Buffer.alloc(310_000_000) } });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await verdict(bomb)).toBe('document-too-heavy');
  expect(await verdict(Buffer.from('PK, but no archive'))).toBe('taken');
});
