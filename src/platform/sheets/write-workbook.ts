import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { cellName } from '#kernel/sheet.ts';

type Cell = string | number;

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An XLSX workbook with one sheet of texts and numbers (`#,##0.00`). The same rows give the same bytes. */
export function workbookOf(name: string, rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, cellName(at, column))).join('')}</row>`,
  );
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><cols><col min="1" max="1" width="36" customWidth="1"/><col min="2" max="60" width="20" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
}

function cellOf(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}" s="1"><v>${cell}</v></c>`;
  if (cell === '') return '';
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A fixed date, so that the archive is reproducible. */
const noDay = new Date(Date.UTC(2000, 0, 1));

async function zipped(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(head + text), path, { mtime: noDay, mode: 0o100644 });
  zip.end();
  return buffer(zip.outputStream);
}
