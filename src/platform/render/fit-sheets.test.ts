import { expect, test } from 'vitest';
import { fitSheet, fitSheets } from './fit-sheets.ts';

const row = (columns: number) =>
  Array.from({ length: columns }, (_, at) => {
    const letters = at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`;
    return `<c r="${letters}1"/>`;
  }).join('');
const sheet = ({ columns = 14, head = '', tail = '' } = {}) =>
  `<worksheet xmlns="x">${head}<sheetData><row r="1">${row(columns)}</row></sheetData>${tail}</worksheet>`;
const fitted = (of: Parameters<typeof sheet>[0]) => fitSheet(Buffer.from(sheet(of))).toString();

test('a sheet without a page setup becomes one page wide, across if it has many columns', () => {
  expect(fitted({})).toMatch(
    /^<worksheet xmlns="x"><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetData>/,
  );
  expect(fitted({})).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>');
  expect(fitted({ columns: 5 })).toContain('orientation="portrait"');
});

test.each([
  ['<sheetPr/>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'],
  [
    '<sheetPr codeName="A"><tabColor rgb="F"/></sheetPr>',
    '<tabColor rgb="F"/><pageSetUpPr fitToPage="1"/></sheetPr>',
  ],
  ['<sheetPr><pageSetUpPr fitToPage="false"/></sheetPr>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'],
])('keeps what else %s says', (head, made) => {
  expect(fitted({ head })).toContain(made);
});

test('keeps the paper, and puts the setup behind the margins', () => {
  const tail = '<pageMargins left="1"/><pageSetup paperSize="9" scale="100" orientation="portrait"/>';
  expect(fitted({ tail })).toContain(
    '<pageMargins left="1"/><pageSetup paperSize="9" orientation="landscape"',
  );
  expect(fitted({ tail: '<pageMargins left="1"/><headerFooter/>' })).toMatch(
    /<pageMargins left="1"\/><pageSetup [^>]*\/><headerFooter\/>/,
  );
});

test.each([
  { head: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' },
  { tail: '<pageSetup scale="60"/>' },
  { tail: '<colBreaks count="1"><brk id="5"/></colBreaks>' },
  { columns: 31 },
])('leaves a sheet alone whose size was chosen, or that would be too small to read: %o', (of) => {
  expect(fitted(of)).toBe(sheet(of));
});

test('gives back what is no workbook as it was', async () => {
  const bytes = Buffer.from('PK not a zip');
  expect(await fitSheets(bytes)).toBe(bytes);
});

test('takes no longer for tags that never end', () => {
  const open = '<sheetPr <pageSetUpPr <worksheet <pageSetup <pageMargins '.repeat(40_000);
  const of = `<worksheet>${open}<sheetData></sheetData>${open}</worksheet>`;
  expect(fitSheet(Buffer.from(of)).length).toBeGreaterThan(of.length / 2);
});
