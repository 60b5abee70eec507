import { columnOf, sharedTexts } from './workbook-parts.ts';
import { openWorkbook, type Workbook } from './workbook-zip.ts';

/** The words of an Office file, by part. `whole`: no limit was exceeded, and no picture or embedded file holds more. */
export type OfficeWords = { pages: string[]; whole: boolean };

const textLimit = 20_000_000;
const cellLimit = 50_000;
const widestGap = 300;
const readablePicture = 8_000;

const sheetParts = /^xl\/worksheets\/[^/]+\.xml$/;
const wordParts =
  /^(?:word\/[^/]+|ppt\/(?:slides|notesSlides|comments)\/[^/]+|xl\/(?:comments|threadedComments|drawings)\/?[^/]*)\.xml$/;
const embedded = /\/embeddings\/[^/]+$/;
const pictures = /\/media\/[^/]+\.(?:png|jpe?g|gif|tiff?|bmp|emf|wmf|webp)$/i;

/** Includes hidden and deleted text, because the recipient gets it too. Throws like `openWorkbook`. */
export async function officeWords(bytes: Uint8Array): Promise<OfficeWords> {
  const file = await openWorkbook(bytes);
  const shared = await sharedTexts(file, cellLimit);
  const pages: string[] = [];
  let left = textLimit;
  for (const { name } of file.parts) {
    const isSheet = sheetParts.test(name);
    if (!isSheet && !wordParts.test(name)) continue;
    const page = isSheet ? await sheetWords(file, name, shared, left) : await partWords(file, name, left);
    pages.push(page);
    left -= page.length;
    if (left <= 0) break;
  }
  const unread = file.parts.some(
    ({ name, size }) => embedded.test(name) || (pictures.test(name) && size >= readablePicture),
  );
  return { pages, whole: left > 0 && !unread };
}

async function sheetWords(file: Workbook, part: string, shared: readonly string[], most: number) {
  const lines = pen(most);
  let [row, column] = [1, -1];
  let [type, value, depth] = ['n', '', 0];
  await file.read(part, {
    open: (name, of, stop) => {
      if (name === 'row') {
        const at = Number(of.r ?? row);
        lines.write('\n'.repeat(Math.min(Math.max(0, at - row), widestGap)));
        [row, column] = [at, -1];
      } else if (name === 'c') {
        const at = columnOf(of.r) ?? column + 1;
        lines.write('\t'.repeat(Math.min(Math.max(0, at - Math.max(0, column)), widestGap)));
        [column, type, value] = [at, of.t ?? 'n', ''];
      } else if (name === 'v' || name === 't') depth += 1;
      if (lines.full()) stop();
    },
    text: (text) => {
      if (depth > 0 && value.length <= cellLimit) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') depth -= 1;
      if (name === 'c') lines.write(oneLine(type === 's' ? (shared[Number(value)] ?? '') : value));
    },
  });
  return lines.written();
}

async function partWords(file: Workbook, part: string, most: number): Promise<string> {
  const lines = pen(most);
  let [depth, cells] = [0, 0];
  await file.read(part, {
    open: (name, _of, stop) => {
      if (isWords(name)) depth += 1;
      else if (name === 'tc') cells += 1;
      else if (name === 'tab') lines.write('\t');
      else if (name === 'br') lines.write('\n');
      if (lines.full()) stop();
    },
    text: (text) => {
      if (depth > 0) lines.write(text);
    },
    close: (name) => {
      if (isWords(name)) depth -= 1;
      else if (name === 'tc') {
        cells -= 1;
        lines.write('\t');
      } else if (name === 'tr' || name === 'comment' || name === 'threadedComment') lines.write('\n');
      else if (name === 'p') lines.write(cells > 0 ? ' ' : '\n');
    },
  });
  return lines.written();
}

const isWords = (name: string) => name === 't' || name === 'delText' || name === 'text';
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function pen(most: number) {
  const parts: string[] = [];
  let length = 0;
  return {
    write: (text: string) => {
      if (length >= most || text === '') return;
      parts.push(text);
      length += text.length;
    },
    full: () => length >= most,
    written: () => parts.join(''),
  };
}
