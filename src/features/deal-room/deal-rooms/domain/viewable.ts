/** How a file becomes pages; `office`: a PDF first, where the operator has LibreOffice. */
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

/** The kinds of files (as the room's examination found them) that are shown as pages. */
export const shownKinds: readonly string[] = Object.keys(manners);

/** How a file of this kind (as the room's examination found it) is shown; `null`: it can only be downloaded. */
export function mannerOf(kind: string): ViewManner | null {
  return Object.hasOwn(manners, kind) ? (manners[kind] ?? null) : null;
}

/** Kinds that become a PDF first. */
export const officeKinds: readonly string[] = Object.keys(manners).filter(
  (kind) => manners[kind] === 'office',
);

/** What is burned into every page: who it was drawn for, and when, to the minute (UTC). */
export function markFor(viewer: { name: string; email: string }, at: Date): string[] {
  const minute = at.toISOString().slice(0, 16).replace('T', ' ');
  return [viewer.name, viewer.email, `${minute} UTC`].filter((line) => line.trim() !== '');
}
