import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import { type PageWidth, pageWidths, type Renderer } from '#platform/render/renderer.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { visibleNda } from './nda-access.ts';
import { pdfPageText } from './pdf-store.ts';
import { shownFile } from './shown-file.ts';

export type PageTools = { files: Files; renderer: Renderer };

export async function ndaPage(
  reading: Reading,
  { params, query }: InputOf<typeof contract.getNdaPage>,
  tools: PageTools,
): Promise<AnswerOf<typeof contract.getNdaPage>> {
  const row = await visibleNda(reading, params.id);
  if (row.pdf_id === null) throw new Refused('nda-is-text');
  const whose = signedIn(reading.actor).personId;
  const load = () => shownFile(row, tools.files);
  return drawnPage({ pdfId: row.pdf_id, whose, load }, query, tools.renderer);
}

type Source = { pdfId: string; whose: string; load: () => Promise<Uint8Array> };

export async function drawnPage(
  { pdfId, whose, load }: Source,
  query: { number: number; width: `${PageWidth}` },
  renderer: Renderer,
): Promise<AnswerOf<typeof contract.getNdaPage>> {
  const width = pageWidths.find((one) => `${one}` === query.width);
  if (!width) throw new Refused('not-found');
  const source = { key: `agreement ${pdfId}`, kind: 'pdf', whose, load } as const;
  const image = await renderer.page(source, { page: query.number, width, mark: null });
  const ending = image.type === 'image/png' ? 'png' : 'jpg';
  return { bytes: image.bytes, type: image.type, fileName: `page-${query.number}.${ending}` };
}

/** For screen readers; empty for a page that is only an image. */
export async function ndaPageText(
  reading: Reading,
  { params, query }: InputOf<typeof contract.getNdaPageText>,
): Promise<AnswerOf<typeof contract.getNdaPageText>> {
  const row = await visibleNda(reading, params.id);
  if (row.pdf_id === null) throw new Refused('nda-is-text');
  return wordsOfPage(reading.db, row.pdf_id, query.number);
}

/** Throws Refused('not-found') if there is no such page. */
export async function wordsOfPage(db: Reader, pdfId: string, page: number): Promise<{ text: string }> {
  const text = await pdfPageText(db, pdfId, page);
  if (text === null) throw new Refused('not-found');
  return { text };
}

export async function ndaOriginal(
  reading: Reading,
  { params }: InputOf<typeof contract.getNdaOriginal>,
  { files }: PageTools,
): Promise<AnswerOf<typeof contract.getNdaOriginal>> {
  const row = await visibleNda(reading, params.id);
  const bytes = await shownFile(row, files);
  return { bytes, fileName: `agreement-to-read-${row.id.slice(0, 8)}.pdf` };
}
