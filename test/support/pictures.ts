import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import type { ImageKind } from '#platform/images/image-kind.ts';

type Box = { width: number; height: number };
/** Red, green, blue and white quarters, clockwise from the upper left, to make the orientation visible. */
function quarters({ width, height }: Box): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [x < width / 2, y < height / 2];
      const color = top ? (left ? [255, 0, 0] : [0, 255, 0]) : left ? [255, 255, 255] : [0, 0, 255];
      pixels.set(color, (y * width + x) * 4);
    }
  return pixels;
}

export async function picture(kind: ImageKind, box: Box = { width: 64, height: 48 }): Promise<Buffer> {
  const drawn = Transformer.fromRgbaPixels(quarters(box), box.width, box.height);
  if (kind === 'jpeg') return drawn.jpeg(92);
  return kind === 'png' ? drawn.png() : drawn.webp(90);
}

/** The colors of the four corners: `r`, `g`, `b`, `w`, clockwise from the upper left. */
export async function corners(bytes: Uint8Array): Promise<string> {
  const { width, height } = await new Transformer(bytes).metadata();
  const pixels = await new Transformer(bytes).rawPixels();
  const depth = pixels.length / (width * height);
  const at = (x: number, y: number) => {
    const from = (y * width + x) * depth;
    const bits = [...pixels.subarray(from, from + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
    return { '100': 'r', '010': 'g', '001': 'b', '111': 'w' }[bits] ?? '?';
  };
  const [right, bottom] = [width - 2, height - 2];
  return at(1, 1) + at(right, 1) + at(right, bottom) + at(1, bottom);
}

export function exif(orientation: number, text = ''): Buffer {
  const artist = Buffer.from(`${text}\0\0\0\0`);
  const head = Buffer.alloc(38);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(2, 8);
  entry(head, 10, 0x0112, 3, 1, orientation);
  entry(head, 22, 0x013b, 2, artist.length, 38);
  return Buffer.concat([head, artist]);
}

function entry(at: Buffer, offset: number, tag: number, type: number, count: number, value: number): void {
  at.writeUInt16LE(tag, offset);
  at.writeUInt16LE(type, offset + 2);
  at.writeUInt32LE(count, offset + 4);
  at.writeUInt32LE(value, offset + 8);
}

/** Adds a segment to a JPEG (`code`: 0xe1 for EXIF or XMP, 0xe2 for a color profile, 0xfe for a comment). */
export function withSegment(jpeg: Uint8Array, code: number, body: Uint8Array): Buffer {
  const head = Buffer.of(0xff, code, 0, 0);
  head.writeUInt16BE(body.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

export function pngChunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function withChunk(png: Uint8Array, type: string, body: Uint8Array): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, body), png.subarray(33)]);
}

/** A PNG whose header claims a size, with any rows. Color type 0 is gray, 6 is RGBA. */
export function claimedPng({ width, height }: Box, rows: Uint8Array = new Uint8Array(1), color = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, color], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

export function withWebpExif(webp: Uint8Array, { width, height }: Box, block: Uint8Array): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(0x08, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  return riff([webpChunk('VP8X', canvas), webp.subarray(12), webpChunk('EXIF', block)]);
}

export function webpChunk(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.byteLength, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.byteLength % 2)]);
}

export function riff(chunks: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.byteLength, 4);
  return Buffer.concat([head, body]);
}
