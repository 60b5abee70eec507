import yauzl from 'yauzl';
import { type ZipEntry, zipOf } from '../files/zip-writer.ts';
import { columnOf } from '../sheets/workbook-parts.ts';

/** Larger workbooks are shown as their program set them, and so are sheets too wide to be read on one page. */
const limits = { unpacked: 20_000_000, columns: 30, looked: 200_000 } as const;
/** More columns than this rarely fit across an upright page. */
const upright = 8;

const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * An XLSX file whose sheets are as wide as one page. Programs other than ours set none, and then the latest year of a
 * statement is on another page than its accounts. What it cannot read it gives back as it was.
 */
export async function fitSheets(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const parts = await partsOf(bytes);
    const fitted = parts?.map(({ path, content }) => ({
      path,
      content: sheetPart.test(path) ? fitSheet(content) : content,
    }));
    return fitted ? await zipped(fitted) : bytes;
  } catch {
    return bytes;
  }
}

type Part = { path: string; content: Buffer };

async function partsOf(bytes: Uint8Array): Promise<Part[] | null> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const zip = await yauzl.fromBufferPromise(whole, { lazyEntries: true });
  const parts: Part[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      unpacked += piece.length;
      if (unpacked > limits.unpacked) return null;
      pieces.push(piece);
    }
    parts.push({ path: entry.fileName, content: Buffer.concat(pieces) });
  }
  return parts;
}

/** Not compressed: it goes to LibreOffice alone. */
async function zipped(parts: readonly Part[]): Promise<Uint8Array> {
  const entries = parts.map(
    ({ path, content }): ZipEntry => ({
      path,
      at: new Date(0),
      squeeze: false,
      bytes: async function* () {
        yield content;
      },
    }),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Only what is before and after the cells changes. A sheet for which its program chose a size stays as it is. */
export function fitSheet(xml: Buffer): Buffer {
  const [cells, end] = [xml.indexOf('<sheetData'), xml.lastIndexOf('</sheetData>')];
  if (cells < 0 || end < cells) return xml;
  const [head, tail] = [xml.subarray(0, cells).toString('latin1'), xml.subarray(end).toString('latin1')];
  const columns = columnsIn(xml.subarray(cells, Math.min(end, cells + limits.looked)).toString('latin1'));
  const setup = /<pageSetup\b[^<>]*>/.exec(tail)?.[0] ?? '';
  const chosen =
    /\bfitToPage="(?:1|true)"/.test(head) ||
    tail.includes('<colBreaks') ||
    !/^(?:100)?$/.test(scaleIn(setup));
  if (chosen || columns > limits.columns || !head.includes('<worksheet')) return xml;
  return Buffer.concat([
    Buffer.from(withFit(head), 'latin1'),
    xml.subarray(cells, end),
    Buffer.from(withSetup(tail, setup, columns > upright), 'latin1'),
  ]);
}

function columnsIn(cells: string): number {
  return Array.from(cells.matchAll(/ r="([A-Z]{1,3}\d{1,9})"/g)).reduce(
    (most, [, place]) => Math.max(most, (columnOf(place) ?? 0) + 1),
    0,
  );
}

const scaleIn = (setup: string) => /\bscale="(\d{1,4})"/.exec(setup)?.[1] ?? '';

const fit = '<pageSetUpPr fitToPage="1"/>';

function withFit(head: string): string {
  const bare = head.replace(/<pageSetUpPr\b[^<>]*>/, '');
  const own = /<sheetPr\b[^<>]*>/.exec(bare)?.[0];
  if (own === undefined)
    return bare.replace(/<worksheet\b[^<>]*>/, (tag) => `${tag}<sheetPr>${fit}</sheetPr>`);
  return own.endsWith('/>')
    ? bare.replace(own, () => `${own.slice(0, -2)}>${fit}</sheetPr>`)
    : bare.replace('</sheetPr>', () => `${fit}</sheetPr>`);
}

function withSetup(tail: string, setup: string, wide: boolean): string {
  const kept = /\bpaperSize="\d{1,4}"/.exec(setup)?.[0] ?? '';
  const across = wide || setup.includes('"landscape"') ? 'landscape' : 'portrait';
  const next = `<pageSetup ${kept} orientation="${across}" fitToWidth="1" fitToHeight="0"/>`;
  if (setup !== '') return tail.replace(setup, () => next);
  const margins = /<pageMargins\b[^<>]*>/.exec(tail)?.[0];
  if (margins !== undefined) return tail.replace(margins, () => margins + next);
  return tail.replace(
    /<(?:headerFooter|rowBreaks|drawing|legacyDrawing|tableParts|extLst|\/worksheet)\b/,
    (tag) => next + tag,
  );
}
