const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pdf: 'PDF',
    jpeg: 'JPG picture',
    png: 'PNG picture',
    webp: 'WebP picture',
    gif: 'GIF picture',
    tiff: 'TIFF picture',
    bmp: 'BMP picture',
    heic: 'HEIC picture',
    avif: 'AVIF picture',
    svg: 'SVG drawing',
    html: 'Web page',
    xml: 'XML',
    text: 'Text',
    csv: 'CSV table',
    rtf: 'Rich Text document',
    docx: 'Word document',
    xlsx: 'Excel workbook',
    pptx: 'PowerPoint presentation',
    odf: 'OpenDocument',
    ole: 'Office 97–2003 document',
    zip: 'ZIP archive',
    rar: 'RAR archive',
    '7z': '7-Zip archive',
    gzip: 'Gzip archive',
    video: 'Video',
    audio: 'Audio',
    program: 'Program',
  }),
);

/** Display name of a detected file kind. */
export function kindName(kind: string): string {
  return names.get(kind) ?? 'File';
}

const pictures: ReadonlySet<string> = new Set(['gif', 'tiff', 'bmp', 'heic', 'avif', 'svg']);

/** What the seller reads about a file that has no page view. */
export function unpagedWords(kind: string): string {
  return pictures.has(kind)
    ? 'No preview: only buyers who may download the original can open it. Upload it as JPG for a preview.'
    : 'No preview: only buyers who may download the original can open it. Upload it as PDF for a preview.';
}
