import { createHash } from 'node:crypto';
import { getListingNda } from '#features/agreements/nda-templates/contract.ts';
import { ownPdfName } from '#features/agreements/ndas/domain/template-terms.ts';
import { pdfKey } from '#features/agreements/ndas/server/pdf-key.ts';
import { plainPdf } from './hostile-pdfs.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

const { reply } = getListingNda;

export function sendOwnPdf(owner: Someone, listingId: string, bytes: Uint8Array): Promise<Response> {
  return owner.upload(`/api/listing/${listingId}/nda-pdf`, bytes, 'application/pdf');
}

export async function uploadOwnPdf(owner: Someone, listingId: string, bytes: Uint8Array) {
  return reply.parse(await expectOk(sendOwnPdf(owner, listingId, bytes)));
}

export const said = {
  title: 'Agreement of the owner',
  governingLaw: 'nevada',
  termYears: 4,
  countersign: false,
  acknowledged: true,
  mineToUse: true,
};

export async function putOwnPdfIntoUse(
  owner: Someone,
  listingId: string,
  bytes: Uint8Array = plainPdf('The buyer keeps it to themselves.', 2),
  given: object = {},
) {
  const { own, version } = await uploadOwnPdf(owner, listingId, bytes);
  const body = { ...said, pdfId: own.draft?.pdfId, version, ...given };
  return reply.parse(await expectOk(owner.post(`/api/listing/${listingId}/nda-pdf/activation`, body)));
}

/**
 * Stores an uploaded PDF directly, without the inspection, which takes seconds: for worlds in which it only has to
 * exist. Returns its ID.
 */
export async function seedOwnPdf({ clock, database, files }: TestProduct, listingId: string, words: string) {
  const bytes = plainPdf(words, 2);
  const pdf = { id: clock.newId(), sha256: createHash('sha256').update(bytes).digest('hex') };
  const templateId = clock.newId();
  const at = clock.now();
  await files.put(pdfKey(pdf), bytes);
  await database.db
    .insertInto('nda_pdf')
    .values({
      ...pdf,
      listing_id: listingId,
      bytes: bytes.byteLength,
      pages: JSON.stringify(Array.from({ length: 2 }, () => ({ width: 400, height: 518 }))),
      texts: JSON.stringify([words, words]),
      findings: '[]',
      uploaded_at: at,
    })
    .execute();
  await database.db
    .insertInto('nda_template')
    .values({ id: templateId, listing_id: listingId, name: ownPdfName, created_at: at })
    .execute();
  await database.db
    .insertInto('nda_template_version')
    .values({
      template_id: templateId,
      version: 1,
      state: 'draft',
      title: '',
      source: '',
      terms: '{}',
      written_at: at,
      pdf_id: pdf.id,
    })
    .execute();
  return pdf.id;
}
