import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** So many steps are compressed; the rest of the stream repeats them. */
const stepsInPiece = 1_000_000;
/** RFC 1950, section 8.2. */
const base = 65_521;

/**
 * A zlib stream (RFC 1950) that inflates to `bytes` bytes of the step, over and over. Puts compressed pieces side by
 * side, because to compress gigabytes takes longer than to try what reads them.
 */
export function packedRepeats(step: string, bytes: number): Buffer {
  const piece = Buffer.alloc(step.length * stepsInPiece, step);
  const times = Math.floor(bytes / piece.length);
  const rest = Buffer.alloc(bytes - times * piece.length, step);
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const inPiece = adlerOf(piece);
  let sum = adlerOf(Buffer.alloc(0));
  for (let time = 0; time < times; time += 1) sum = joined(sum, inPiece, piece.length);
  sum = joined(sum, adlerOf(rest), rest.length);
  const end = Buffer.alloc(4);
  end.writeUInt16BE(sum.high, 0);
  end.writeUInt16BE(sum.low, 2);
  const packedRest = deflateRawSync(rest, { level: 9 });
  return Buffer.concat([
    Buffer.of(0x78, 0xda),
    ...Array.from({ length: times }, () => packed),
    packedRest,
    end,
  ]);
}

type Adler = { high: number; low: number };

function adlerOf(bytes: Buffer): Adler {
  const end = deflateSync(bytes, { level: 1 }).subarray(-4);
  return { high: end.readUInt16BE(0), low: end.readUInt16BE(2) };
}

/** The checksum of two texts in a row; `length` is that of the second. */
function joined(first: Adler, second: Adler, length: number): Adler {
  const low = (first.low + second.low + base - 1) % base;
  const high = (first.high + second.high + (length % base) * (first.low + base - 1)) % base;
  return { high, low };
}
