import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkbookCell, WorkbookSheet } from '#kernel/workbook.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { workbookOf, workbookPieces } from '#platform/sheets/write-workbook.ts';
import { unzipped } from '../../rooms/unzipped.ts';

const bytesOf = (sheets: readonly WorkbookSheet[]) => buffer(workbookPieces(sheets));
const sheetOf = (
  rows: readonly (readonly WorkbookCell[])[],
  more: Partial<WorkbookSheet> = {},
): WorkbookSheet => ({
  name: 'Figures',
  widths: [],
  rows: () => [rows],
  ...more,
});

async function partsOf(sheets: readonly WorkbookSheet[]) {
  const files = await unzipped(await bytesOf(sheets));
  return (path: string) => files.get(path)?.toString() ?? '';
}
const first = 'xl/worksheets/sheet1.xml';

describe('a workbook', () => {
  test('keeps a text that looks like a formula as text', async () => {
    const part = await partsOf([sheetOf([['=cmd()', '+1', '@SUM(A1)', { text: '-2', style: 'note' }]])]);
    expect(part(first)).not.toContain('<f>');
    expect(part(first).match(/t="inlineStr"/g)).toHaveLength(4);
    const { rows } = await readSheet(await bytesOf([sheetOf([['=cmd()']])]));
    expect(rows).toEqual([[{ kind: 'text', text: '=cmd()' }]]);
  });

  test('has formulas with their results, and links to the cells behind them', async () => {
    const cell = { formula: 'SUM(Ledger!G2:G3)', number: 12.5, link: 'Ledger!A2:G3' } as const;
    const part = await partsOf([sheetOf([[cell]]), sheetOf([], { name: 'Ledger' })]);
    expect(part(first)).toContain('<f>SUM(Ledger!G2:G3)</f><v>12.5</v>');
    expect(part(first)).toContain('<hyperlink ref="A1" location="Ledger!A2:G3"/>');
    expect(part('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
  });

  test('has widths, rows that stay in sight and buttons to filter by', async () => {
    const part = await partsOf([
      sheetOf([['Day', 'Amount']], { widths: [12, 20], frozen: { rows: 1, columns: 1 }, filter: 'A1:B9' }),
    ]);
    expect(part(first)).toContain('<col min="2" max="2" width="20" customWidth="1"/>');
    expect(part(first)).toContain(
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
    );
    expect(part(first)).toContain('<autoFilter ref="A1:B9"/>');
  });

  test('is as wide as one page on paper', async () => {
    const part = await partsOf([sheetOf([Array.from({ length: 30 }, (_, at) => `Month ${at + 1}`)])]);
    expect(part(first)).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
    expect(part(first)).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"\/><\/worksheet>$/);
  });

  test('has no document properties', async () => {
    const files = await unzipped(await bytesOf([sheetOf([['Only this']])]));
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      first,
    ]);
  });

  test('writes a late sheet last, at its own place', async () => {
    const seen: string[] = [];
    const noting = (name: string, more: Partial<WorkbookSheet> = {}) =>
      sheetOf([], {
        ...more,
        name,
        rows: () => {
          seen.push(name);
          return [[[name]]];
        },
      });
    const part = await partsOf([noting('Summary', { late: true }), noting('Ledger')]);
    expect(seen).toEqual(['Ledger', 'Summary']);
    expect(part(first)).toContain('Summary');
  });

  test('is the same for the same rows', async () => {
    const rows = [['Sales', 1.25, null, { number: 0.5, style: 'percent' }]] as const;
    expect(await bytesOf([sheetOf(rows)])).toEqual(await bytesOf([sheetOf(rows)]));
  });

  test('gives back every text that XML can carry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
        async (texts) => {
          const { rows } = await readSheet(await workbookOf('Texts', [['x', ...texts]]));
          const read = rows[0]?.map((cell) => (cell?.kind === 'text' ? cell.text : '')) ?? [];
          const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
          expect(texts.map((_, at) => plain(read[at + 1] ?? ''))).toEqual(texts.map(plain));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('leaves out what XML forbids, and what a program would read as an escaped character', async () => {
    const part = await partsOf([sheetOf([['a\u0001b\ud800c', '_x0041_', '<&">']])]);
    expect(part(first)).toContain('>abc<');
    expect(part(first)).toContain('_x005F_x0041_');
    expect(part(first)).toContain('&lt;&amp;&quot;&gt;');
  });

  test('refuses more links than Excel opens, and what is no number', async () => {
    const links = Array.from({ length: 65_531 }, () => [{ number: 1, link: 'A1' }]);
    await expect(bytesOf([sheetOf(links)])).rejects.toThrow(RangeError);
    await expect(bytesOf([sheetOf([[Number.NaN]])])).rejects.toThrow(RangeError);
  });
});
