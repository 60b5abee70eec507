export function pdfKey({ id, sha256 }: { id: string; sha256: string }): string {
  return `nda-pdfs/${id}/${sha256}.pdf`;
}
