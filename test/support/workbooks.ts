import { ZipFile } from 'yazl';

/** A cell: text, a number (with the index of its format), or a formula with its stored value. */
type Made =
  | string
  | number
  | null
  | { number: number | string; format: number }
  | { formula: string; value?: string | number }
  | { raw: string };
export type MadeWorkbook = {
  rows: readonly (readonly Made[])[];
  merged?: readonly string[];
  /** Format codes; the first has index 1, and 0 means no format. */
  formats?: readonly string[];
  parts?: Record<string, string | Buffer>;
  sheets?: string;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

export function workbook({
  rows,
  merged = [],
  formats = [],
  parts = {},
  sheets,
}: MadeWorkbook): Promise<Buffer> {
  const texts: string[] = [];
  const cell = (made: Made, at: string): string => {
    if (made === null) return '';
    if (typeof made === 'number') return `<c r="${at}"><v>${made}</v></c>`;
    if (typeof made === 'string') return `<c r="${at}" t="s"><v>${texts.push(made) - 1}</v></c>`;
    if ('raw' in made) return made.raw.replace('<c', `<c r="${at}"`);
    if ('formula' in made)
      return `<c r="${at}"><f>${escaped(made.formula)}</f>${made.value === undefined ? '' : `<v>${made.value}</v>`}</c>`;
    return `<c r="${at}" s="${made.format}"><v>${made.number}</v></c>`;
  };
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((made, column) => cell(made, `${letters(column)}${at + 1}`)).join('')}</row>`,
  );
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const all: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets ?? '<sheet name="Profit and Loss" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${lines.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  };
  return zipped(all);
}

export function zipped(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    zip.outputStream.on('error', reject);
  });
}

type MadeSheet = [name: string, rows: readonly (readonly (string | number)[])[]];

export function workbookOf(sheets: readonly MadeSheet[], hidden: readonly string[] = []): Promise<Buffer> {
  const all = [...sheets, ...hidden.map((name): MadeSheet => [name, []])];
  const cell = (made: string | number, at: string) =>
    typeof made === 'number'
      ? `<c r="${at}"><v>${made}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${escaped(made)}</t></is></c>`;
  const partOf = ([, rows]: MadeSheet) => {
    const lines = rows.map((row, at) => {
      const cells = row.map((made, column) => cell(made, `${letters(column)}${at + 1}`));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    });
    return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const target = (at: number) => `worksheets/sheet${at + 1}.xml`;
  return workbook({
    rows: [],
    sheets: all
      .map(([name], at) => {
        const state = at < sheets.length ? '' : ' state="hidden"';
        return `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${state}/>`;
      })
      .join(''),
    parts: {
      ...Object.fromEntries(all.map((sheet, at) => [`xl/${target(at)}`, partOf(sheet)])),
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map((_, at) => `<Relationship Id="rId${at + 1}" Target="${target(at)}"/>`).join('')}</Relationships>`,
    },
  });
}
