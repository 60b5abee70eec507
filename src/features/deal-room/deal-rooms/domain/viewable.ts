/** `office`: converted to PDF first, which needs LibreOffice. */
export type ViewManner = 'pdf' | 'image' | 'text' | 'csv' | 'office';

const manners: Readonly<Record<string, ViewManner>> = {
  pdf: 'pdf',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  tiff: 'image',
  bmp: 'image',
  avif: 'image',
  svg: 'image',
  text: 'text',
  xml: 'text',
  html: 'text',
  csv: 'csv',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  odf: 'office',
  ole: 'office',
  rtf: 'office',
};

export const shownKinds: readonly string[] = Object.keys(manners);

/** How a detected file kind becomes pages; `null` if it can only be downloaded. */
export function mannerOf(kind: string): ViewManner | null {
  return Object.hasOwn(manners, kind) ? (manners[kind] ?? null) : null;
}

export const officeKinds: readonly string[] = Object.keys(manners).filter(
  (kind) => manners[kind] === 'office',
);

/** The watermark of every page: the viewer and the time, to the minute (UTC). */
export function markFor(viewer: { name: string; email: string }, at: Date): string[] {
  const minute = at.toISOString().slice(0, 16).replace('T', ' ');
  return [viewer.name, viewer.email, `${minute} UTC`].filter((line) => line.trim() !== '');
}
