import { Refused } from '#kernel/refusal.ts';
import { exifOrientation } from './exif-orientation.ts';
import { Bytes, broken, type ImageParts } from './image-parts.ts';

type Chunk = { type: string; body: Uint8Array };
type Size = { width: number; height: number };

const alphaFlag = 0x10;

/** Splits a WebP into its chunks (RFC 9649). Throws Refused: 'image-broken', 'image-animated'. */
export function webpParts(all: Uint8Array): ImageParts {
  const bytes = new Bytes(all);
  const end = bytes.u32(4, true) + 8;
  const chunks = [...chunksOf(new Bytes(bytes.part(0, end)))];
  if (chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) throw new Refused('image-animated');
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [picture] = pictures;
  if (!picture || pictures.length > 1) throw broken();
  const size = picture.type === 'VP8L' ? losslessSize(picture.body) : lossySize(picture.body);
  const canvas = chunks.find(({ type }) => type === 'VP8X');
  if (canvas && !sameSize(size, canvasSize(canvas.body))) throw broken();
  const alpha = picture.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined;
  const kept = alpha ? [extended(size), alpha, picture] : [picture];
  const exif = chunks.find(({ type }) => type === 'EXIF');
  return {
    ...size,
    orientation: exif ? exifOrientation(exif.body) : 1,
    clean: riff(kept),
    dropped: [...chunks.filter((chunk) => !kept.includes(chunk)).map(({ body }) => body), bytes.rest(end)],
  };
}

function* chunksOf(bytes: Bytes): Generator<Chunk> {
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.u32(at + 4, true);
    yield { type: bytes.text(at, 4), body: bytes.part(at + 8, length) };
    at += 8 + length + (length % 2);
  }
}

/** The frame header of RFC 6386, 9.1: the start code of a key frame, then 14 bits for each side. */
function lossySize(body: Uint8Array): Size {
  const bytes = new Bytes(body);
  if (bytes.text(3, 3) !== '\x9d\x01\x2a') throw broken();
  return { width: bytes.u16(6, true) & 0x3fff, height: bytes.u16(8, true) & 0x3fff };
}

function losslessSize(body: Uint8Array): Size {
  const bytes = new Bytes(body);
  if (bytes.u8(0) !== 0x2f) throw broken();
  const bits = bytes.u32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function canvasSize(body: Uint8Array): Size {
  const bytes = new Bytes(body);
  return { width: bytes.u24(4) + 1, height: bytes.u24(7) + 1 };
}

function sameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function extended({ width, height }: Size): Chunk {
  const body = Buffer.alloc(10);
  body.writeUInt8(alphaFlag, 0);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return { type: 'VP8X', body };
}

function riff(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ type, body }) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(body.byteLength, 4);
    return [head, body, Buffer.alloc(body.byteLength % 2)];
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.byteLength, 4);
  return Buffer.concat([head, body]);
}
