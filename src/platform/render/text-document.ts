import { Refused } from '#kernel/refusal.ts';
import { encodingOf } from '../text-encoding.ts';
import { loadFacesFor } from '../typefaces/faces.ts';
import { csvRows } from './csv-rows.ts';
import { pagesOfTable, paperFor } from './table-pages.ts';
import { linesOfText, type Paper, type TextLine } from './text-lines.ts';
import { pdfOfLines } from './text-pdf.ts';

const textLimit = 4_000_000;

export type TypesetText = { pdf: Uint8Array; texts: string[] };

/** Lays out a text file on letter paper, a table on landscape pages. Throws Refused('document-too-large'). */
export async function typesetText(bytes: Uint8Array, kind: 'text' | 'csv'): Promise<TypesetText> {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.length > textLimit) throw new Refused('document-too-large', { most: textLimit });
  await loadFacesFor([text]);
  const [paper, pages] =
    kind === 'csv'
      ? tablePages(csvRows(text))
      : ([upright, pagesOfLines(linesOfText(text, upright), upright)] as const);
  return { pdf: pdfOfLines(pages, paper), texts: pages.map((page) => page.text) };
}

function tablePages(table: string[][]) {
  const paper = paperFor(table, wide, upright.size);
  return [paper, pagesOfTable(table, paper)] as const;
}

function pagesOfLines(lines: readonly TextLine[], { rows }: Paper) {
  return Array.from({ length: Math.max(1, Math.ceil(lines.length / rows)) }, (_, page) => {
    const these = lines.slice(page * rows, (page + 1) * rows);
    return { lines: these, text: these.map((line) => line.map(({ text }) => text).join(' ')).join('\n') };
  });
}

const upright = { width: 612, height: 792, margin: 54, size: 9.5, leading: 13, rows: 52 };
const wide = { width: 792, height: 612, margin: 36, size: 8, leading: 11.5, rows: 46 };
