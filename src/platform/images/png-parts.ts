import { exifOrientation } from './exif-orientation.ts';
import { Bytes, broken, type ImageParts } from './image-parts.ts';

const signatureLength = 8;
const overhead = 12;
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Splits a PNG into its chunks (ISO/IEC 15948) and drops further frames of an animation. */
export function pngParts(all: Uint8Array): ImageParts {
  const bytes = new Bytes(all);
  const kept = [bytes.part(0, signatureLength)];
  const dropped: Uint8Array[] = [];
  const seen = new Set<string>();
  let orientation = 1;
  let at = signatureLength;
  while (!seen.has('IEND')) {
    const length = bytes.u32(at);
    const type = bytes.text(at + 4, 4);
    const chunk = bytes.part(at, length + overhead);
    if (seen.size === 0 && (type !== 'IHDR' || length !== 13)) throw broken();
    if (type === 'IHDR' && seen.has('IHDR')) throw broken();
    // An upper-case first letter marks a chunk that decoders must understand.
    if (!needed.has(type) && !/^[a-z][a-zA-Z]{3}$/.test(type)) throw broken();
    if (type === 'eXIf') orientation = exifOrientation(bytes.part(at + 8, length));
    (needed.has(type) ? kept : dropped).push(chunk);
    seen.add(type);
    at += chunk.byteLength;
  }
  if (!seen.has('IDAT')) throw broken();
  dropped.push(bytes.rest(at));
  const header = signatureLength + 8;
  return {
    width: bytes.u32(header),
    height: bytes.u32(header + 4),
    orientation,
    clean: Buffer.concat(kept),
    dropped,
  };
}
