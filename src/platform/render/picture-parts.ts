import { Bytes } from '../images/image-parts.ts';

export type PicturePart = { width: number; height: number; orientation: number };
export type TiffPage = PicturePart & { at: number };

const tags = { reduced: 254, width: 256, height: 257, orientation: 274 } as const;
const shorts = 3;

/** The pages of a TIFF in order, without thumbnails. Throws Refused('image-broken'). */
export function tiffPages(file: Uint8Array, most: number): TiffPage[] {
  const bytes = new Bytes(file);
  const little = bytes.u8(0) === 0x49;
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  for (let at = bytes.u32(4, little); at !== 0 && !seen.has(at) && pages.length <= most; ) {
    seen.add(at);
    const entries = bytes.u16(at, little);
    const values = new Map<number, number>();
    for (let n = 0; n < entries; n += 1) {
      const entry = at + 2 + n * 12;
      const long = bytes.u16(entry + 2, little) !== shorts;
      const value = long ? bytes.u32(entry + 8, little) : bytes.u16(entry + 8, little);
      values.set(bytes.u16(entry, little), value);
    }
    const turned = values.get(tags.orientation) ?? 1;
    if (((values.get(tags.reduced) ?? 0) & 1) === 0)
      pages.push({
        at,
        width: values.get(tags.width) ?? 0,
        height: values.get(tags.height) ?? 0,
        orientation: turned >= 1 && turned <= 8 ? turned : 1,
      });
    at = bytes.u32(at + 2 + entries * 12, little);
  }
  return pages;
}

/** A copy that starts with another page, since decoders read only the first. */
export function tiffFrom(file: Uint8Array, { at }: TiffPage): Uint8Array {
  const copy = Uint8Array.from(file);
  new DataView(copy.buffer).setUint32(4, at, file[0] === 0x49);
  return copy;
}

export function bmpPart(file: Uint8Array): PicturePart {
  const bytes = new Bytes(file);
  const old = bytes.u32(14, true) === 12;
  const [width, height] = old
    ? [bytes.u16(18, true), bytes.u16(20, true)]
    : [bytes.u32(18, true) | 0, bytes.u32(22, true) | 0];
  return { width: Math.abs(width), height: Math.abs(height), orientation: 1 };
}

const sizeBox = Buffer.from('ispe', 'latin1');
const front = 65_536;

/** The largest picture of an AVIF; the others are parts of it. Throws Refused('image-broken'). */
export function avifPart(file: Uint8Array): PicturePart {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, front));
  const bytes = new Bytes(head);
  let largest = { width: 0, height: 0 };
  for (let at = head.indexOf(sizeBox); at >= 0; at = head.indexOf(sizeBox, at + 4)) {
    const found = { width: bytes.u32(at + 8), height: bytes.u32(at + 12) };
    if (found.width * found.height > largest.width * largest.height) largest = found;
  }
  return { ...largest, orientation: 1 };
}

/** The canvas of an animated WebP (RFC 9649, 2.7); null for a still one. Throws Refused('image-broken'). */
export function movingWebp(file: Uint8Array): PicturePart | null {
  const bytes = new Bytes(file);
  if (bytes.text(12, 4) !== 'VP8X' || (bytes.u8(20) & 0x02) === 0) return null;
  return { width: bytes.u24(24) + 1, height: bytes.u24(27) + 1, orientation: 1 };
}

/** The sizes of a GIF and of its first frame, which may have an offset. Throws Refused('image-broken'). */
export function gifParts(file: Uint8Array): { screen: PicturePart; first: PicturePart } {
  const bytes = new Bytes(file);
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const sides = (at: number) => ({
    width: bytes.u16(at, true),
    height: bytes.u16(at + 2, true),
    orientation: 1,
  });
  let at = 13 + tableAfter(bytes.u8(10));
  while (bytes.u8(at) === 0x21) {
    at += 2;
    while (bytes.u8(at) !== 0) at += bytes.u8(at) + 1;
    at += 1;
  }
  return { screen: sides(6), first: sides(at + 5) };
}
