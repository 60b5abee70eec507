import { buffer } from 'node:stream/consumers';
import { cellName, columnName } from '#kernel/sheet.ts';
import { mostInSheet, type WorkbookRow, type WorkbookSheet } from '#kernel/workbook.ts';
import { type ZipEntry, zipOf } from '../files/zip-writer.ts';
import { cellXml, escaped } from './workbook-cell.ts';
import { styleSheet } from './workbook-styles.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An XLSX workbook with one sheet of texts and numbers (`#,##0.00`). The same rows give the same bytes. */
export function workbookOf(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array> {
  const widths = [36, ...Array.from({ length: 59 }, () => 20)];
  return buffer(workbookPieces([{ name, widths, rows: () => [rows] }]));
}

/**
 * An XLSX workbook piece by piece, in memory that does not grow with its rows. It has no document properties, and the same
 * rows give the same bytes. Throws RangeError for more rows or links than Excel opens, and what reading the rows throws.
 */
export function workbookPieces(
  sheets: readonly WorkbookSheet[],
): AsyncGenerator<Uint8Array, void, undefined> {
  const entry = (path: string, bytes: ZipEntry['bytes']): ZipEntry => ({
    path,
    at: noDay,
    squeeze: true,
    bytes,
  });
  const part = (path: string, text: string) =>
    entry(path, async function* () {
      yield Buffer.from(head + text);
    });
  const places = sheets.map((sheet, at) => ({ sheet, at }));
  const inOrder = [...places.filter(({ sheet }) => !sheet.late), ...places.filter(({ sheet }) => sheet.late)];
  return zipOf([
    part('[Content_Types].xml', contentTypes(sheets.length)),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part('xl/workbook.xml', workbookXml(sheets)),
    part('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)),
    part('xl/styles.xml', `<styleSheet ${main}>${styleSheet}</styleSheet>`),
    ...inOrder.map(({ sheet, at }) => entry(sheetPath(at), () => sheetPieces(sheet, at === 0))),
  ]);
}

/** A fixed date, so that the archive is reproducible. */
const noDay = new Date(Date.UTC(2000, 0, 1));
/** On paper, and where its pages are drawn, a sheet is as wide as one page, so that no year stands without its lines. */
const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const paper = '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;
const eachOf = (count: number, xml: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => xml(at)).join('');

function contentTypes(sheets: number): string {
  const own = eachOf(
    sheets,
    (at) => `<Override PartName="/${sheetPath(at)}" ContentType="${office}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>${own}<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`;
}

/** Programs work everything out again when they open it, whatever results it carries. */
function workbookXml(sheets: readonly WorkbookSheet[]): string {
  const own = eachOf(
    sheets.length,
    (at) => `<sheet name="${escaped(sheets[at]?.name ?? '')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `<workbook ${main} xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${own}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

function workbookRelations(sheets: number): string {
  const own = eachOf(
    sheets,
    (at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${own}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

async function* sheetPieces(sheet: WorkbookSheet, first: boolean): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `${head}<worksheet ${main}>${fitted}${viewXml(sheet, first)}${columnsXml(sheet)}<sheetData>`,
  );
  const links: string[] = [];
  let row = 0;
  for await (const some of sheet.rows()) {
    let text = '';
    for (const cells of some) text += rowXml(cells, row++, links);
    if (row > mostInSheet.rows || links.length > mostInSheet.links)
      throw new RangeError('too much for a sheet');
    if (text !== '') yield Buffer.from(text);
  }
  const filter = sheet.filter ? `<autoFilter ref="${sheet.filter}"/>` : '';
  yield Buffer.from(`</sheetData>${filter}${linksXml(links)}${paper}</worksheet>`);
}

function rowXml(cells: WorkbookRow, row: number, links: string[]): string {
  let text = '';
  for (const [column, cell] of cells.entries()) {
    const at = cellName(row, column);
    text += cellXml(cell, at);
    if (cell !== null && typeof cell === 'object' && cell.link !== undefined)
      links.push(`<hyperlink ref="${at}" location="${escaped(cell.link)}"/>`);
  }
  return text === '' ? '' : `<row r="${row + 1}">${text}</row>`;
}

const linksXml = (links: readonly string[]) =>
  links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;

function columnsXml({ widths }: WorkbookSheet): string {
  const own = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return own.length === 0 ? '' : `<cols>${own.join('')}</cols>`;
}

function viewXml({ frozen }: WorkbookSheet, first: boolean): string {
  const chosen = first ? ' tabSelected="1"' : '';
  if (!frozen) return `<sheetViews><sheetView${chosen} workbookViewId="0"/></sheetViews>`;
  const { rows, columns } = frozen;
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  return `<sheetViews><sheetView${chosen} workbookViewId="0"><pane${split} topLeftCell="${columnName(columns)}${rows + 1}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`;
}
