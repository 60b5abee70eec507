import { appendPages } from '#platform/pdf/append-pages.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { printable } from '#platform/pdf/printable.ts';
import { documentSubject } from '../domain/sealing.ts';
import { printCertificate } from './print-certificate.ts';
import { frameOf, type PrintedNda, signatureBlocks } from './print-signature.ts';

/** Keeps the uploaded file's bytes unchanged at the start. */
export async function finishFile(shown: Uint8Array, nda: PrintedNda): Promise<Uint8Array> {
  const { certificate, platformName } = nda;
  const title = printable(certificate.file?.title ?? '');
  const tail = await makePdf({
    ...frameOf(nda),
    content: [
      { text: 'Signature page', style: 'title' },
      {
        text: `For the agreement “${title}”, which is the first ${shown.byteLength} bytes of this file, with SHA-256 ${certificate.originalSha256}. Numbers below count the pages from this one on.`,
        style: 'paragraph',
      },
      ...signatureBlocks(nda),
      ...printCertificate(certificate, platformName),
    ],
  });
  return appendPages(shown, tail, documentSubject(certificate.documentId));
}
