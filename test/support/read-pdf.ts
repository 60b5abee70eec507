import { openPdf, startPdfium } from '#platform/render/pdf-document.ts';

/** The text of each page as a PDF program copies it, with line feeds between lines. */
export async function pagesRead(pdf: Uint8Array): Promise<string[]> {
  const document = openPdf(await startPdfium(), pdf);
  try {
    return Array.from({ length: document.pages }, (_, index) =>
      document.text(index + 1).text.replaceAll('\r\n', '\n'),
    );
  } finally {
    document.close();
  }
}
