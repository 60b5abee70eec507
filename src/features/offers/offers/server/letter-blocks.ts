import type { Content } from 'pdfmake/interfaces.js';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { LetterBlock, LetterRow } from '../domain/letter.ts';

const grey = '#444444';
/** Parts up to this many characters are kept on one page. */
const fewLetters = 1_500;

/** A heading and what it is about, on one page if that is short. */
export function part(title: string, letters: number, ...content: Content[]): Content {
  return {
    unbreakable: letters < fewLetters,
    stack: [{ text: printable(title), style: 'heading' }, ...content],
  };
}

export function block({ title, rows }: LetterBlock): Content {
  const letters = rows.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
  return part(title, letters, table(rows));
}

export function table(rows: readonly LetterRow[]): Content {
  return {
    layout: 'lightHorizontalLines',
    fontSize: 9,
    table: {
      headerRows: 0,
      widths: [130, '*'],
      body: rows.map(({ label, text }) => [{ text: inColumn(label), color: grey }, { stack: lines(text) }]),
    },
  };
}

export function lines(text: string): Content[] {
  return linesOf(text).map((line) => ({ text: line.trim() === '' ? ' ' : inColumn(line) }));
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r]/);
}
