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
type TextRun = { x: number; text: string };
export type TextLine = readonly TextRun[];

/** In points. */
export function widthOf(text: string, size: number): number {
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

/** Letters that join are measured separately, so a line may end a little early. */
function advanceIn(character: string): number {
  const [run] = needsRuns(character) ? textRuns(character) : [];
  if (!run?.face)
    return roboto().glyphForCodePoint(run ? missing : (character.codePointAt(0) ?? 0)).advanceWidth;
  const width = run.face.shape(run.text, false).reduce((sum, { advance }) => sum + advance, 0);
  return (width * roboto().unitsPerEm) / run.face.units;
}

const missing = missingGlyph.codePointAt(0) ?? 0;

/** Breaks a text into lines; tabs become four spaces, unprintable characters ■. */
export function linesOfText(text: string, paper: Paper): TextLine[] {
  const room = paper.width - 2 * paper.margin;
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    const x = Math.min(indent * widthOf(' ', paper.size), room / 2);
    return broken(printable(line.trim()), room - x, paper.size).map((piece) => [{ x, text: piece }]);
  });
}

export function broken(text: string, room: number, size: number): string[] {
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
