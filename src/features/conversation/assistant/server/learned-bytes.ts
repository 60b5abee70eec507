import type { Learned } from '../domain/likely.ts';

/*
 * What was learned as one piece: the length of its head, the head (print, topics and signs as JSON), then the weights of
 * the signs, the units and the rows.
 */

const lengthBytes = 4;
const floatBytes = Float32Array.BYTES_PER_ELEMENT;

type Head = { print: string; topics: number; signs: readonly string[] };

/** `print`: what it was learned from, in short. */
export function toBytes(print: string, learned: Learned): Uint8Array {
  const { topics, signs } = learned;
  const head = new TextEncoder().encode(JSON.stringify({ print, topics, signs } satisfies Head));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, head.byteLength, true);
  const parts = [length, head, bytesOf(learned.signWeights), bytesOf(learned.units), bytesOf(learned.rows)];
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** What `toBytes` wrote for the same `print`; `null` of anything else, as after another version or a broken write. */
export function fromBytes(print: string, bytes: Uint8Array): Learned | null {
  const head = headOf(bytes);
  if (head === null || head.print !== print) return null;
  const { topics, signs, begins } = head;
  const floats = signs.length * floatBytes;
  const [units, rows] = [begins + floats, begins + 2 * floats];
  if (bytes.byteLength !== rows + signs.length * topics) return null;
  return {
    topics,
    signs,
    signWeights: floatsOf(bytes.subarray(begins, units)),
    units: floatsOf(bytes.subarray(units, rows)),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + rows, signs.length * topics),
  };
}

function headOf(bytes: Uint8Array): (Head & { begins: number }) | null {
  if (bytes.byteLength < lengthBytes) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const begins = lengthBytes + length;
  if (begins > bytes.byteLength) return null;
  try {
    const head: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, begins)));
    return isHead(head) ? { ...head, begins } : null;
  } catch {
    return null;
  }
}

function isHead(head: unknown): head is Head {
  if (typeof head !== 'object' || head === null) return false;
  if (!('print' in head && 'topics' in head && 'signs' in head)) return false;
  return typeof head.print === 'string' && Number.isInteger(head.topics) && Array.isArray(head.signs);
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Copied, because floats cannot begin anywhere. */
function floatsOf(bytes: Uint8Array): Float32Array {
  const floats = new Float32Array(bytes.byteLength / floatBytes);
  new Uint8Array(floats.buffer).set(bytes);
  return floats;
}
