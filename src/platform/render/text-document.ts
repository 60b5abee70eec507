import { Refused } from '#kernel/refusal.ts';
import { encodingOf } from '../text-encoding.ts';
import { loadFacesFor } from '../typefaces/faces.ts';
import { csvRows } from './csv-rows.ts';
import { linesOfTable, linesOfText } from './text-lines.ts';
import { pdfOfLines } from './text-pdf.ts';

/** The longest text that is shown as pages, in characters. */
const textLimit = 4_000_000;

/** A text or a table set as pages: the PDF to draw, and each page's text. */
export type TypesetText = { pdf: Uint8Array; texts: string[] };

/** Sets a text file on letter pages, a table on wide ones. Throws Refused('document-too-large'). */
export async function typesetText(bytes: Uint8Array, kind: 'text' | 'csv'): Promise<TypesetText> {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.length > textLimit) throw new Refused('document-too-large', { most: textLimit });
  await loadFacesFor([text]);
  const paper = kind === 'csv' ? wide : upright;
  const lines = kind === 'csv' ? linesOfTable(csvRows(text), paper) : linesOfText(text, paper);
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / paper.rows)) }, (_, page) =>
    lines.slice(page * paper.rows, (page + 1) * paper.rows),
  );
  const texts = pages.map((page) =>
    page.map((line) => line.map(({ text: run }) => run).join(' ')).join('\n'),
  );
  return { pdf: pdfOfLines(pages, paper), texts };
}

const upright = { width: 612, height: 792, margin: 54, size: 9.5, leading: 13, rows: 52 };
const wide = { width: 792, height: 612, margin: 36, size: 8, leading: 11.5, rows: 46 };
