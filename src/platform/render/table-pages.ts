import { printable } from '../pdf/printable.ts';
import { broken, type Paper, type TextLine, widthOf } from './text-lines.ts';
import type { TextPage } from './text-pdf.ts';

type TablePage = TextPage & { text: string };

const pad = 4;
const widest = 190;
const columnsMost = 256;
const headWithin = 10;
const aNumber = /^[-+(]?\s*[$€£]?\s*[-+(]?\d[\d.,'\s]*\)?\s*%?$/;

/** `again`: the labels of the rows, repeated beside columns that continue on further pages. */
type Column = { at: number; x: number; width: number; again?: true };
type Row = { number: number; cells: readonly string[] };
type SetRow = { lines: TextLine[]; text: string };

/** The paper with larger type, up to `size`, for a table that still fits one page with it. */
export function paperFor(table: readonly (readonly string[])[], paper: Paper, size: number): Paper {
  if (table.length > paper.rows) return paper;
  for (let larger = size; larger > paper.size; larger -= 0.5) {
    const one = scaled(paper, larger);
    if (pagesOfTable(table, one).length === 1) return one;
  }
  return paper;
}

function scaled(paper: Paper, size: number): Paper {
  const leading = (paper.leading * size) / paper.size;
  return { ...paper, size, leading, rows: Math.floor((paper.rows * paper.size) / size) };
}

/** Columns that do not fit follow on separate pages; only those over the limit are dropped. */
export function pagesOfTable(table: readonly (readonly string[])[], paper: Paper): TablePage[] {
  const rows = rowsOf(table);
  const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const left = widthOf(String(rows.at(-1)?.number ?? 0), paper.size) + 2 * pad;
  const widths = Array.from({ length: Math.min(columnsMost, count) }, (_, at) =>
    columnWidth(rows, at, paper.size),
  );
  const head = headOf(rows, count);
  const labels = labelsOf(rows, head, widths, (paper.width - 2 * paper.margin) / 3);
  const strips = stripsOf(widths, left, { room: paper.width - 2 * paper.margin, labels });
  const pages = strips.flatMap((columns) => pagesOfStrip(rows, { columns, head, left, paper }));
  if (count > columnsMost)
    pages.at(-1)?.lines.push([{ x: 0, text: `${count - columnsMost} more columns are not shown.` }]);
  return pages.length > 0 ? pages : [{ lines: [], text: '' }];
}

function rowsOf(table: readonly (readonly string[])[]): Row[] {
  const last = table.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return table.slice(0, last + 1).map((row, index) => ({
    number: index + 1,
    cells: row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1).map((cell) => cell.trim()),
  }));
}

/** The header: the first row of only words that fills most of the columns. */
function headOf(rows: readonly Row[], columns: number): Row | null {
  const named = ({ cells }: Row) => cells.filter((cell) => cell !== '' && !aNumber.test(cell)).length;
  const found = rows
    .slice(0, headWithin)
    .find((row) => named(row) >= Math.max(2, columns * 0.6) && !row.cells.some((cell) => aNumber.test(cell)));
  return found && found !== rows.at(-1) ? found : null;
}

function columnWidth(rows: readonly Row[], at: number, size: number): number {
  let most = 12;
  for (const { cells } of rows)
    for (const line of linesIn(cells[at] ?? ''))
      if (most < widest) most = Math.max(most, widthOf(line.slice(0, 100), size));
  return Math.min(widest, most) + 2 * pad + 0.01;
}

function linesIn(cell: string): string[] {
  return cell.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => printable(line.replaceAll('\t', ' ')).trim());
}

/** The width of the first column if it says in words what the rows are, and leaves room for others. */
function labelsOf(
  rows: readonly Row[],
  head: Row | null,
  [width = 0]: readonly number[],
  most: number,
): number | null {
  const firsts = rows
    .filter((row) => row !== head)
    .flatMap(({ cells: [cell = ''] }) => (cell === '' ? [] : [cell]));
  const words = firsts.filter((cell) => !aNumber.test(cell)).length;
  return width <= most && words * 2 > firsts.length ? width : null;
}

function stripsOf(
  widths: readonly number[],
  left: number,
  { room, labels }: { room: number; labels: number | null },
): Column[][] {
  const strips: Column[][] = [];
  let x = room;
  for (const [at, width] of widths.entries()) {
    if (x + width > room) {
      const again = at > 0 && labels !== null && left + labels + width <= room;
      strips.push(again ? [{ at: 0, x: left, width: labels, again: true }] : []);
      x = left + (again ? labels : 0);
    }
    strips.at(-1)?.push({ at, x, width });
    x += width;
  }
  return strips;
}

type Strip = { columns: readonly Column[]; head: Row | null; left: number; paper: Paper };

function pagesOfStrip(rows: readonly Row[], strip: Strip): (TablePage & { lines: TextLine[] })[] {
  const { paper, head, left, columns } = strip;
  const above = head ? rowSet(head, strip).lines : [];
  const pages: (TablePage & { lines: TextLine[]; tops: number[]; shaded: [number, number] | null })[] = [];
  const begin = (repeats: boolean) => {
    const lines = repeats ? [...above] : [];
    pages.push({ lines, text: '', tops: repeats ? [0] : [], shaded: repeats ? [0, above.length] : null });
  };
  for (const row of rows) {
    const { lines, text } = rowSet(row, strip);
    const free = paper.rows - (pages.at(-1)?.lines.length ?? paper.rows);
    // Do not repeat a header of half a page, and do not split a row that fits one page.
    const repeats = head !== null && row.number > head.number && above.length < paper.rows / 2;
    const whole = paper.rows - (repeats ? above.length : 0);
    if (pages.length === 0 || free <= 0 || (lines.length > free && lines.length <= whole)) begin(repeats);
    for (let from = 0; from < lines.length; ) {
      if ((pages.at(-1)?.lines.length ?? 0) >= paper.rows) begin(repeats);
      const page = pages.at(-1);
      if (!page) break;
      const taken = Math.min(lines.length - from, paper.rows - page.lines.length);
      page.tops.push(page.lines.length);
      if (row === head) page.shaded = [page.lines.length, page.lines.length + taken];
      page.lines.push(...lines.slice(from, from + taken));
      if (from === 0) page.text += `${page.text === '' ? '' : '\n'}${text}`;
      from += taken;
    }
  }
  const last = columns.at(-1);
  const right = last ? last.x + last.width : left;
  return pages.map(({ tops, shaded, ...page }) => ({
    ...page,
    behind: ruled(page.lines.length, { tops, shaded, xs: [0, ...columns.map(({ x }) => x), right], paper }),
  }));
}

function rowSet({ number, cells }: Row, { columns, left, paper: { size } }: Strip): SetRow {
  const wrapped = columns.map((column) => {
    const cell = cells[column.at] ?? '';
    const pieces = linesIn(cell).flatMap((line) => broken(line, column.width - 2 * pad, size));
    return { column, pieces, right: aNumber.test(cell) };
  });
  const height = Math.max(1, ...wrapped.map(({ pieces }) => pieces.length));
  const lines = Array.from({ length: height }, (_, line) => [
    ...(line === 0 ? [placed(String(number), { x: 0, width: left, right: true, size })] : []),
    ...wrapped.flatMap(({ column, pieces, right }) => {
      const text = pieces[line] ?? '';
      return text === '' ? [] : [placed(text, { x: column.x, width: column.width, right, size })];
    }),
  ]);
  const told = columns.filter(({ again }) => !again);
  const text = told.map(({ at }) => linesIn(cells[at] ?? '').join(' ')).join('\t');
  return { lines, text: text.trimEnd() };
}

type Place = { x: number; width: number; right: boolean; size: number };

function placed(text: string, { x, width, right, size }: Place) {
  return { x: right ? Math.max(x + pad, x + width - pad - widthOf(text, size)) : x + pad, text };
}

type Rules = {
  tops: readonly number[];
  shaded: [number, number] | null;
  xs: readonly number[];
  paper: Paper;
};

/** The grid as PDF operators (1.7, section 8): a gray header, hairlines between rows and columns. */
function ruled(count: number, { tops, shaded, xs, paper }: Rules): string {
  const topOf = (line: number) => paper.height - paper.margin - line * paper.leading + paper.size + 0.8;
  const at = (x: number) => (paper.margin + x).toFixed(2);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const across = [...tops, count].map((line) => {
    const y = topOf(line).toFixed(2);
    return `${at(left)} ${y} m ${at(right)} ${y} l S`;
  });
  const down = xs.map((x) => `${at(x)} ${topOf(0).toFixed(2)} m ${at(x)} ${topOf(count).toFixed(2)} l S`);
  const gray = shaded
    ? [
        `0.93 g ${at(left)} ${topOf(shaded[1]).toFixed(2)} ${(right - left).toFixed(2)} ${((shaded[1] - shaded[0]) * paper.leading).toFixed(2)} re f`,
      ]
    : [];
  return `q\n${[...gray, '0.78 G 0.4 w', ...across, ...down].join('\n')}\nQ\n`;
}
