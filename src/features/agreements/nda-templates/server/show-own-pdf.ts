import { drawnPage, wordsOfPage } from '#features/agreements/ndas/server/show-pages.ts';
import { shownFile } from '#features/agreements/ndas/server/shown-file.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { findOwnPdf } from './own-pdf-store.ts';
import type { OwnPdfTools } from './own-pdf-tools.ts';

export async function ownPage(
  reading: Reading,
  { params, query }: InputOf<typeof contract.getOwnNdaPage>,
  { files, renderer }: OwnPdfTools,
): Promise<AnswerOf<typeof contract.getOwnNdaPage>> {
  const { id, sha256 } = await ownPdf(reading, params.id);
  const load = () => shownFile({ pdf_id: id, document_sha256: sha256 }, files);
  return drawnPage({ pdfId: id, whose: signedIn(reading.actor).personId, load }, query, renderer);
}

export async function ownPageText(
  reading: Reading,
  { params, query }: InputOf<typeof contract.getOwnNdaPageText>,
): Promise<AnswerOf<typeof contract.getOwnNdaPageText>> {
  const { id } = await ownPdf(reading, params.id);
  return wordsOfPage(reading.db, id, query.number);
}

/** Throws Refused('not-found') unless the caller uploaded it for a listing of theirs. */
export async function ownPdf({ db, actor }: Pick<Reading, 'db' | 'actor'>, id: string) {
  const pdf = await findOwnPdf(db, id);
  if (!pdf || !isPerson(signedIn(actor), pdf.owner_id)) throw new Refused('not-found');
  return pdf;
}
