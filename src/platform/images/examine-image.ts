import { Refused } from '#kernel/refusal.ts';
import type { Uploaded } from '#wire/upload.ts';
import { type ImageKind, isImageKind, kindOf, typeOfKind } from './image-kind.ts';
import type { ImageParts } from './image-parts.ts';
import { imageByteLimit, imagePixelLimit, imageRatioLimit } from './images.ts';
import { jpegParts } from './jpeg-parts.ts';
import { pngParts } from './png-parts.ts';
import { webpParts } from './webp-parts.ts';

const partsOf: Readonly<Record<ImageKind, (bytes: Uint8Array) => ImageParts>> = {
  jpeg: jpegParts,
  png: pngParts,
  webp: webpParts,
};

/** Parses without decoding. Throws Refused with one of `pictureRefusals`. */
export function examineImage({ bytes, type }: Uploaded): ImageParts {
  if (bytes.byteLength > imageByteLimit) throw new Refused('image-too-heavy');
  const kind = kindOf(bytes);
  if (!isImageKind(kind)) throw new Refused('image-type-not-accepted', { found: kind });
  if (typeOfKind[kind] !== type) throw new Refused('image-type-differs', { found: kind });
  const parts = partsOf[kind](bytes);
  checkSize(parts);
  if (parts.dropped.some(carriesFile)) throw new Refused('image-carries-file');
  return parts;
}

export function checkSize({ width, height }: { width: number; height: number }): void {
  if (width === 0 || height === 0) throw new Refused('image-broken');
  if (width * height > imagePixelLimit) throw new Refused('image-too-many-pixels', { width, height });
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (ratio > imageRatioLimit) throw new Refused('image-too-narrow', { width, height });
}

/** Documents hidden between or after the parts of a picture: such a file is a polyglot. */
const carried = /%PDF-1|<(?:svg|html|script|iframe)[\s>]|<!doctype html|<\?php/i;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndLength = 22;

function carriesFile(dropped: Uint8Array): boolean {
  const bytes = Buffer.from(dropped.buffer, dropped.byteOffset, dropped.byteLength);
  return carried.test(bytes.toString('latin1')) || endsAsZip(bytes);
}

function endsAsZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(zipEnd);
  if (at < 0 || at + zipEndLength > bytes.length) return false;
  return at + zipEndLength + bytes.readUInt16LE(at + 20) <= bytes.length;
}
