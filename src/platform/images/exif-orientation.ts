import { Bytes } from './image-parts.ts';

const orientationTag = 0x0112;
const shortType = 3;
const mostEntries = 500;

/** 1 to 8 (EXIF 2.32, 4.6); 1 if missing or unreadable, since broken metadata must not reject a picture. */
export function exifOrientation(block: Uint8Array): number {
  try {
    const bytes = new Bytes(block);
    const start = bytes.length >= 6 && bytes.text(0, 6) === 'Exif\0\0' ? 6 : 0;
    return orientationIn(new Bytes(bytes.rest(start)));
  } catch {
    return 1;
  }
}

function orientationIn(tiff: Bytes): number {
  const little = tiff.text(0, 2) === 'II';
  const directory = tiff.u32(4, little);
  const entries = Math.min(tiff.u16(directory, little), mostEntries);
  for (let i = 0; i < entries; i += 1) {
    const at = directory + 2 + i * 12;
    if (tiff.u16(at, little) !== orientationTag || tiff.u16(at + 2, little) !== shortType) continue;
    const value = tiff.u16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
