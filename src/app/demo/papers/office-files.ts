import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument';
const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const wordMain = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** As wide as one page, so that the latest year does not stand alone on a second one. */
const paper = '<pageSetup orientation="portrait" fitToWidth="1" fitToHeight="0"/>';

/** XLSX with the first row in bold. */
export function sheetFile(name: string, rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const cell = (value: string | number, at: number, row: number) => {
    const place = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (typeof value === 'number') return `<c r="${place}" s="1"><v>${value}</v></c>`;
    const style = row === 0 ? ' s="2"' : '';
    return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  };
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, at, row)).join('')}</row>`,
  );
  const widths =
    '<cols><col min="1" max="1" width="38" customWidth="1"/><col min="2" max="12" width="15" customWidth="1"/></cols>';
  const styles = `<styleSheet xmlns="${sheetMain}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="3" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${sheetMain}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheetMain}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${widths}<sheetData>${lines.join('')}</sheetData>${paper}</worksheet>`,
  });
}

/** DOCX; a line that begins with `# ` is a heading. */
export function textFile(lines: readonly string[]): Promise<Buffer> {
  const paragraph = (line: string) => {
    const heading = line.startsWith('# ');
    const style = heading ? '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>' : '<w:rPr><w:sz w:val="22"/></w:rPr>';
    const text = escaped(heading ? line.slice(2) : line);
    return `<w:p><w:pPr><w:spacing w:after="140"/></w:pPr><w:r>${style}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  };
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': related('officeDocument', 'word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="${wordMain}"><w:body>${lines.map(paragraph).join('')}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
  });
}

function related(kind: string, target: string): string {
  return `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`;
}

function zipped(parts: Record<string, string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + xml), name);
  zip.end();
  return buffer(zip.outputStream);
}
