import { printable } from '../pdf/printable.ts';
import { missingGlyph, needsRuns, textRuns } from '../typefaces/text-runs.ts';
import { roboto } from './mark-tile.ts';

export type Paper = {
  width: number;
  height: number;
  margin: number;
  size: number;
  leading: number;
  rows: number;
};
/** A piece of a line, and how far from the margin it begins, in points. */
type TextRun = { x: number; text: string };
export type TextLine = readonly TextRun[];

/** How wide a text is, in points. */
function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += advance(character);
  return (width * size) / roboto().unitsPerEm;
}

const advances = new Map<string, number>();

function advance(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  const width = advanceIn(character);
  advances.set(character, width);
  return width;
}

/** As Roboto counts. Letters that join others are measured by themselves: a line may end a little early. */
function advanceIn(character: string): number {
  const [run] = needsRuns(character) ? textRuns(character) : [];
  if (!run?.face)
    return roboto().glyphForCodePoint(run ? missing : (character.codePointAt(0) ?? 0)).advanceWidth;
  const width = run.face.shape(run.text, false).reduce((sum, { advance }) => sum + advance, 0);
  return (width * roboto().unitsPerEm) / run.face.units;
}

const missing = missingGlyph.codePointAt(0) ?? 0;

/** The lines of a text, broken where the paper ends; tabs become four spaces, what cannot be printed a ■. */
export function linesOfText(text: string, paper: Paper): TextLine[] {
  const room = paper.width - 2 * paper.margin;
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    const x = Math.min(indent * widthOf(' ', paper.size), room / 2);
    return broken(printable(line.trim()), room - x, paper.size).map((piece) => [{ x, text: piece }]);
  });
}

/** At least one line; words over the whole width are cut. */
function broken(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  let lastSpace = -1;
  for (const character of text) {
    const more = widthOf(character, size);
    if (width + more > room && line !== '') {
      const cut = lastSpace > 0 ? lastSpace : line.length;
      lines.push(line.slice(0, cut));
      line = line.slice(cut).trimStart();
      width = widthOf(line, size);
      lastSpace = -1;
    }
    if (character === ' ') lastSpace = line.length;
    line += character;
    width += more;
  }
  return [...lines, line];
}

const gap = 10;
/** No column is wider, so that one long cell does not push the others off the paper. */
const widest = 180;
const columnsMost = 60;

/** The rows of a table: columns that do not fit beside the others stand below them, in a second block of lines. */
export function linesOfTable(rows: readonly (readonly string[])[], paper: Paper): TextLine[] {
  const room = paper.width - 2 * paper.margin;
  const columns = Math.min(
    columnsMost,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const widths = Array.from({ length: columns }, (_, column) => columnWidth(rows, column, paper.size));
  return blocksOf(widths, room).flatMap((block, index) => [
    ...(index === 0 ? [] : [[], [{ x: 0, text: `Columns ${block[0] ?? 0} and on` }]]),
    ...rows.map((row) => rowLine(row, block, widths, paper.size)),
  ]);
}

function columnWidth(rows: readonly (readonly string[])[], column: number, size: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, widthOf(short(row[column] ?? ''), size)), 0);
  return Math.min(widest, longest) + gap;
}

/** Columns grouped so that each group fits the paper; the numbers are those of the columns, from 0. */
function blocksOf(widths: readonly number[], room: number): number[][] {
  const blocks: number[][] = [];
  let used = room;
  for (const [column, width] of widths.entries()) {
    if (used + width > room) {
      blocks.push([]);
      used = 0;
    }
    blocks.at(-1)?.push(column);
    used += width;
  }
  return blocks;
}

function rowLine(row: readonly string[], block: readonly number[], widths: readonly number[], size: number) {
  let x = 0;
  return block.map((column) => {
    const run = { x, text: fitted(short(row[column] ?? ''), (widths[column] ?? 0) - gap + 0.01, size) };
    x += widths[column] ?? 0;
    return run;
  });
}

function short(cell: string): string {
  return printable(cell.slice(0, 300)).trim();
}

function fitted(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text;
  let kept = '';
  let width = widthOf('…', size);
  for (const character of text) {
    width += widthOf(character, size);
    if (width > room) break;
    kept += character;
  }
  return `${kept}…`;
}
