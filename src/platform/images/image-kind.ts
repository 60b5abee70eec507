import type { ImageType } from './images.ts';

export type ImageKind = 'jpeg' | 'png' | 'webp';
export type FoundKind =
  | ImageKind
  | 'gif'
  | 'svg'
  | 'html'
  | 'pdf'
  | 'heic'
  | 'avif'
  | 'bmp'
  | 'tiff'
  | 'unknown';

export const typeOfKind: Readonly<Record<ImageKind, ImageType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const beginnings: readonly [FoundKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['gif', /^GIF8/],
  ['pdf', /^%PDF-/],
  ['bmp', /^BM/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['avif', /^[\s\S]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[\s\S]{4}(?:[a-z][a-z0-9]{3})*avi[fs])/],
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*<(?:[\s\S]*<)?svg[\s>]/i],
  ['html', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script|!--)/i],
];

export function kindOf(bytes: Uint8Array): FoundKind {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString(
    'latin1',
  );
  return beginnings.find(([, shape]) => shape.test(start))?.[0] ?? 'unknown';
}

export function isImageKind(kind: FoundKind): kind is ImageKind {
  return Object.hasOwn(typeOfKind, kind);
}
