import type { Content } from 'pdfmake/interfaces.js';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { LetterBlock, LetterRow } from '../domain/letter.ts';

const grey = '#444444';
/** Parts up to this many lines are kept on one page. */
const fewLines = 20;
/** What surely fits on one page with its heading. What may not break and is longer would be cut off. */
const mostLines = 40;
/** Fewer than fit, so that a part is never taken for shorter than it is. */
const lettersInLine = 75;

type Piece = { text: string; content: Content };

/** A heading and what it is about, on one page if that is short; otherwise at least with the beginning. */
export function part(title: string, pieces: readonly Piece[]): Content {
  const heading: Content = { text: printable(title), style: 'heading' };
  const contents = pieces.map(({ content }) => content);
  const [first = '', ...rest] = contents;
  const whole = pieces.reduce((sum, { text }) => sum + lineCount(text), 0);
  if (whole <= fewLines) return { unbreakable: true, stack: [heading, ...contents] };
  if (lineCount(pieces[0]?.text ?? '') > mostLines) return { stack: [heading, ...contents] };
  return { stack: [{ unbreakable: true, stack: [heading, first] }, ...rest] };
}

/** Its first row is a table of its own, so that the heading can be kept with it. */
export function block({ title, rows }: LetterBlock): Content {
  const [first, ...rest] = rows;
  const textOf = (some: readonly LetterRow[]) => some.map(({ text }) => text).join('\n');
  return part(title, [
    ...(first ? [{ text: first.text, content: table([first]) }] : []),
    ...(rest.length > 0 ? [{ text: textOf(rest), content: table(rest, { goesOn: true }) }] : []),
  ]);
}

/** `goesOn`: below another table, from which a line divides it. */
export function table(rows: readonly LetterRow[], { goesOn = false } = {}): Content {
  const firstLine = goesOn ? 0 : 1;
  return {
    layout: {
      hLineWidth: (at, { table: { body } }) => (at < firstLine || at === body.length ? 0 : 1),
      vLineWidth: () => 0,
      hLineColor: () => '#aaa',
      paddingLeft: (at) => (at === 0 ? 0 : 8),
      paddingRight: (at, { table: { widths } }) => (at === (widths?.length ?? 0) - 1 ? 0 : 8),
    },
    fontSize: 9,
    table: {
      headerRows: 0,
      widths: [130, '*'],
      body: rows.map(({ label, text }) => [{ text: inColumn(label), color: grey }, { stack: lines(text) }]),
    },
  };
}

function lineCount(text: string): number {
  return linesOf(text).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInLine)), 0);
}

export function lines(text: string): Content[] {
  return linesOf(text).map((line) => ({ text: line.trim() === '' ? ' ' : inColumn(line) }));
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r]/);
}
