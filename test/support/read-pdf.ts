import { openPdf, startPdfium } from '#platform/render/pdf-document.ts';

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
