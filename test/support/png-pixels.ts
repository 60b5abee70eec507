import { inflateSync } from 'node:zlib';

/** The rows of a gray or color PNG that we wrote: one chunk of pixels, no filters. */
export function pixelsOf(png: Uint8Array): { width: number; height: number; rows: Uint8Array[] } {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = bytes[25] === 0 ? 1 : 3;
  const length = bytes.readUInt32BE(33);
  const pixels = inflateSync(bytes.subarray(41, 41 + length));
  const stride = width * channels + 1;
  const rows = Array.from({ length: height }, (_, y) => pixels.subarray(y * stride + 1, (y + 1) * stride));
  return { width, height, rows };
}
