import type { Content } from 'pdfmake/interfaces.js';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { NdaBlock } from '../domain/document.ts';
import { printCertificate } from './print-certificate.ts';
import { frameOf, type PrintedNda, signatureBlocks } from './print-signature.ts';

/** The agreement as a PDF; equal input gives equal bytes. `compress: false` keeps the text readable for tests. */
export function printNda(nda: PrintedNda, { compress = true } = {}): Promise<Uint8Array> {
  return makePdf({
    ...frameOf(nda),
    compress,
    content: [
      ...printBlocks(nda.document.blocks),
      ...signatureBlocks(nda),
      ...printCertificate(nda.certificate, nda.platformName),
    ],
  });
}

/** Keeps a heading on the same page as its first clause. */
function printBlocks(blocks: readonly NdaBlock[]): Content[] {
  return blocks.flatMap((block, at): Content[] => {
    const next = blocks[at + 1];
    if (block.kind === 'heading' && next)
      return [{ unbreakable: next.text.length < shortClause, stack: [printBlock(block), printBlock(next)] }];
    return blocks[at - 1]?.kind === 'heading' ? [] : [printBlock(block)];
  });
}

/** In characters; shorter clauses are kept on one page. */
const shortClause = 1_500;

function printBlock({ kind, number, text }: NdaBlock): Content {
  const words = printable(text);
  if (kind === 'title' || kind === 'paragraph') return { text: words, style: kind };
  if (kind === 'heading') return { text: `${number ?? ''} ${words}`.trim(), style: 'heading' };
  return {
    columns: [
      { width: 30, text: number ?? '' },
      { width: '*', text: inColumn(text) },
    ],
    style: 'clause',
    unbreakable: words.length < shortClause,
  };
}
